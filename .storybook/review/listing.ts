import type { API_PreparedStoryIndex } from 'storybook/internal/types'
import { readTag, statesOf } from '../../stories/start/stateTag.ts'

export type ListedStory = { id: string; title: string; name: string; states: string[] }

let stories: ListedStory[] = []

/** Returns every story with the states that it shows. */
export const listed = () => stories

/**
 * Returns the index without the state numbers among its tags, because the sidebar would offer every tag as a filter.
 * Remembers the numbers for `listed`, which the panel and the search use. Undefined if there are none to remove.
 */
export function withoutNumbers(index: API_PreparedStoryIndex): API_PreparedStoryIndex | undefined {
  const all = Object.values(index.entries)
  if (!all.some(({ tags }) => tags?.some((tag) => readTag(tag)))) return undefined
  stories = all
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({
      id,
      title,
      name,
      states: statesOf(tags ?? []),
    }))
  const entries = all.map((entry) => [
    entry.id,
    { ...entry, tags: entry.tags?.filter((tag) => !readTag(tag)) },
  ])
  return { ...index, entries: Object.fromEntries(entries) }
}
