import type { API } from 'storybook/manager-api'
import { findStates, withStories } from './findStates.ts'
import { project, stateOf } from './project.ts'
import { isOfStates, type ListedStory, listedStories, statesOf } from './tags.ts'

type StoryIndex = Parameters<API['setIndex']>[0]

let stories: ListedStory[] = []

const searchOf = () => findStates(withStories(project().states, stories), project().synonyms)
let search: ReturnType<typeof searchOf> | undefined

/** Returns every story with the states that it shows and its size. */
export const allStories = () => stories

/** The states that have the words, each with its stories, the best match first; without words all. */
export function statesWith(query: string) {
  search ??= searchOf()
  return search(query)
}

/** Returns the states that a story shows. */
export const statesShownBy = (story: string | undefined) =>
  stories.find(({ id }) => id === story)?.states ?? []

/** What the sidebar's search finds a story by, besides its name. Storybook has this field for the headings of a page. */
const anchorsOf = (tags: readonly string[]) =>
  statesOf(tags)
    .flatMap((id) => stateOf(id) ?? [])
    .flatMap(({ id, state, called = [] }) => [id, state, called].flat())
    .map((title) => ({ id: title, title }))

/**
 * Returns the index with the states of each story as words of the sidebar's search and not as tags, because the sidebar
 * would offer hundreds of them as filters. Remembers them for the panel and the search. Undefined
 * if there are none to remove.
 */
export function withFiltersOnly(index: StoryIndex): StoryIndex | undefined {
  const all = Object.values(index.entries)
  if (!all.some(({ tags }) => tags?.some(isOfStates))) return undefined
  stories = listedStories(index.entries)
  search = undefined
  const entries = all.map((entry) => {
    const { tags = [] } = entry
    return [entry.id, { ...entry, anchors: anchorsOf(tags), tags: tags.filter((tag) => !isOfStates(tag)) }]
  })
  return { ...index, entries: Object.fromEntries(entries) }
}
