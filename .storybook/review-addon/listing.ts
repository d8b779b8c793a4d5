import type { API } from 'storybook/manager-api'
import { project } from './project.ts'
import { isOfStates, isUnseen, type ListedStory, listedStories, statesOf } from './tags.ts'

type StoryIndex = Parameters<API['setIndex']>[0]

let stories: ListedStory[] = []

/** Returns every story with the states that it shows and its size. */
export const allStories = () => stories

/** What the sidebar's search finds a story by, besides its name. Storybook has this field for the headings of a page. */
const anchorsOf = (tags: readonly string[]) =>
  statesOf(tags)
    .flatMap((id) => project().states.find((state) => state.id === id) ?? [])
    .flatMap(({ id, state, called = [] }) => [id, state, called].flat())
    .map((title) => ({ id: title, title }))

/** Screens with more stories have a folder for each kind of them. */
const many = 20
const kinds = ['loading', 'empty', 'error', 'invalid', 'submitting', 'success', 'restricted']

/** Returns the folder of a screen's story in the sidebar. Behaviour, of which nothing is to be seen, has one everywhere. */
function folderOf({ title, tags = [] }: { title: string; tags?: string[] }, count: number): string {
  if (!title.startsWith('Screens/')) return title
  if (isUnseen(tags)) return `${title}/Behaviour`
  if (count <= many) return title
  const kind = kinds.find((word) => tags.includes(word)) ?? 'ready'
  return `${title}/${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
}

/** Returns a story's name as the sidebar shows it: without the kind that its folder is named after. */
export function nameInFolder(name: string, title: string): string {
  const [kind = '', ...rest] = name.split(', ')
  const own = rest.join(', ')
  if (own === '' || kind !== title.split('/').at(-1)) return name
  return own.charAt(0).toUpperCase() + own.slice(1)
}

/**
 * Returns the index with the stories of a screen in folders, and the states of each as words of the sidebar's search
 * and not as tags, because the sidebar would offer hundreds of them as filters. Remembers them for `allStories`, which the
 * panel and the search use. Undefined if there are none to remove.
 */
export function withFiltersOnly(index: StoryIndex): StoryIndex | undefined {
  const all = Object.values(index.entries)
  if (!all.some(({ tags }) => tags?.some(isOfStates))) return undefined
  stories = listedStories(index.entries)
  const entries = all.map((entry) => {
    const { tags = [] } = entry
    const count = stories.filter(({ title }) => title === entry.title).length
    const title = entry.type === 'story' ? folderOf(entry, count) : entry.title
    return [
      entry.id,
      { ...entry, title, anchors: anchorsOf(tags), tags: tags.filter((tag) => !isOfStates(tag)) },
    ]
  })
  return { ...index, entries: Object.fromEntries(entries) }
}
