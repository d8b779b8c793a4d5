import type { API } from 'storybook/manager-api'
import { project, stateOf } from './project.ts'
import { withStories } from './storiesAt.ts'
import { isOfStates, type ListedStory, listedStories, statesOf } from './tags.ts'

type StoryIndex = Parameters<API['setIndex']>[0]

let stories: ListedStory[] = []

/** Returns every story with the states that it shows and its size. */
export const allStories = () => stories

const statesWithStories = () => withStories(project().states, stories)
let states: ReturnType<typeof statesWithStories> | undefined

/** Returns every state with its stories. */
export function allStates() {
  states ??= statesWithStories()
  return states
}

/** Returns the states that a story shows, first those that it is the picture of. */
export const statesShownBy = (story: string | undefined) => {
  const { pictures = [], states = [] } = stories.find(({ id }) => id === story) ?? {}
  return [...new Set([...pictures, ...states])]
}

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
  states = undefined
  const entries = all.map((entry) => {
    const { tags = [] } = entry
    return [entry.id, { ...entry, anchors: anchorsOf(tags), tags: tags.filter((tag) => !isOfStates(tag)) }]
  })
  return { ...index, entries: Object.fromEntries(entries) }
}
