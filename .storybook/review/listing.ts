import type { API_PreparedStoryIndex } from 'storybook/internal/types'
import { sizeOf } from '../../stories/start/sizeTag.ts'
import { readTag, statesOf } from '../../stories/start/stateTag.ts'

export type ListedStory = {
  id: string
  title: string
  name: string
  states: string[]
  /** The size at which the story is locked, if it is. */
  size: string | undefined
}

/** Tags that the panel and the search read, and that the sidebar must not offer as filters. */
const isOurs = (tag: string) => readTag(tag) !== undefined || sizeOf([tag]) !== undefined

let stories: ListedStory[] = []

/** Returns every story with the states that it shows and its size. */
export const listed = () => stories

/**
 * Returns the index without the state numbers and sizes among its tags, because the sidebar would offer every tag as a
 * filter. Remembers them for `listed`, which the panel and the search use. Undefined if there are none to remove.
 */
export function withFiltersOnly(index: API_PreparedStoryIndex): API_PreparedStoryIndex | undefined {
  const all = Object.values(index.entries)
  if (!all.some(({ tags }) => tags?.some(isOurs))) return undefined
  stories = all
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({
      id,
      title,
      name,
      states: statesOf(tags ?? []),
      size: sizeOf(tags ?? []),
    }))
  const entries = all.map((entry) => [
    entry.id,
    { ...entry, tags: entry.tags?.filter((tag) => !isOurs(tag)) },
  ])
  return { ...index, entries: Object.fromEntries(entries) }
}
