import { isSize } from './storiesAt.ts'

/** Reads a story's tag: `spec:CHK-09` names a state, `spec:BEY-08/cart` one clause of a state. */
export function readTag(tag: string): { id: string; clause?: string | undefined } | undefined {
  const [, id, clause] = /^spec:(\w+-\d+)(?:\/([\w-]+))?$/.exec(tag) ?? []
  return id === undefined ? undefined : { id, clause }
}

/** Returns the numbers of the states that the tags name, without duplicates. */
export const statesOf = (tags: readonly string[]): string[] => [
  ...new Set(tags.flatMap((tag) => readTag(tag)?.id ?? [])),
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

/** A story, and what its tags say of it. */
export type ListedStory = {
  id: string
  title: string
  name: string
  states: string[]
  /** The states that it is the picture of. */
  pictures: string[]
  /** The size at which the story is locked, if it is. */
  size: string | undefined
}

/** Reads a story of Storybook's index. */
export const listedStory = (entry: {
  id: string
  title: string
  name: string
  tags?: string[]
}): ListedStory => {
  const { id, title, name, tags = [] } = entry
  return { id, title, name, states: statesOf(tags), pictures: picturesOf(tags), size: sizeOf(tags) }
}
