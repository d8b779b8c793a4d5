import { isSize } from './storiesAt.ts'

/** Returns the numbers of the states that the tags name: `spec:CHK-09`, or `spec:BEY-08/cart` for one clause of a state. */
export const statesOf = (tags: readonly string[]): string[] => [
  ...new Set(tags.flatMap((tag) => /^spec:(\w+-\d+)(?:\/[\w-]+)?$/.exec(tag)?.[1] ?? [])),
]

/** Returns the numbers of the states that a story is the picture of: `picture:CHK-09`. It opens for them before all others. */
export const picturesOf = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => /^picture:(\w+-\d+)$/.exec(tag)?.[1] ?? [])

/** Whether a tag is about states. There are too many of them to be filters of the sidebar. */
export const isOfStates = (tag: string): boolean => /^(spec|picture):/.test(tag)

/** Whether a story is of what happens, and leaves nothing of its own to see. */
export const isUnseen = (tags: readonly string[]): boolean =>
  tags.includes('behaviour') || tags.includes('redirecting')

/** Returns the size at which a story is locked, which is one of its tags. Undefined for a story of every width. */
export const sizeOf = (tags: readonly string[]): string | undefined => tags.find(isSize)

type Entry = { id: string; type: string; title: string; name: string; tags?: string[] }

/** A story, and what its tags say of it. */
export type ListedStory = Omit<Entry, 'tags'> & {
  tags: string[]
  states: string[]
  /** The states that it is the picture of. */
  pictures: string[]
  /** The size at which the story is locked, if it is. */
  size: string | undefined
}

/** Reads the stories of Storybook's index. */
export const listedStories = (entries: Record<string, Entry>): ListedStory[] =>
  Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, type, title, name, tags = [] }) => ({
      ...{ id, type, title, name, tags },
      states: statesOf(tags),
      pictures: picturesOf(tags),
      size: sizeOf(tags),
    }))
