import type { API_PreparedStoryIndex } from 'storybook/internal/types'

export type ListedStory = { id: string; title: string; name: string; states: string[] }

const pinned = /^spec:(\w+-\d+)$/

let stories: ListedStory[] = []

/** Every story with the states that it shows. */
export const listed = () => stories

/**
 * The tag filter of the sidebar offers whatever tags there are. Here it gets the index without the numbers of states,
 * which the panel and the search know from `listed`.
 */
export function withoutNumbers(index: API_PreparedStoryIndex): API_PreparedStoryIndex | undefined {
  const all = Object.values(index.entries)
  if (!all.some(({ tags }) => tags?.some((tag) => pinned.test(tag)))) return undefined
  stories = all
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({
      id,
      title,
      name,
      states: (tags ?? []).flatMap((tag) => pinned.exec(tag)?.[1] ?? []),
    }))
  const entries = all.map((entry) => [
    entry.id,
    { ...entry, tags: entry.tags?.filter((tag) => !pinned.test(tag)) },
  ])
  return { ...index, entries: Object.fromEntries(entries) }
}
