/** Returns the numbers of the states that the tags name: `spec:CHK-09`, or `spec:BEY-08/cart` for one clause of a state. */
export const statesOf = (tags: readonly string[]): string[] => [
  ...new Set(tags.flatMap((tag) => /^spec:(\w+-\d+)(?:\/[\w-]+)?$/.exec(tag)?.[1] ?? [])),
]

/** Returns the numbers of the states that a story is the picture of, at its widths: `picture:CHK-09`. It opens for them. */
export const picturesOf = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => /^picture:(\w+-\d+)$/.exec(tag)?.[1] ?? [])

/** Whether a tag is about states. There are too many of them to be filters of the sidebar. */
export const isOfStates = (tag: string): boolean => /^(spec|picture):/.test(tag)

/** Whether a story is of what happens, and leaves nothing of its own to see. */
export const isUnseen = (tags: readonly string[]): boolean =>
  tags.includes('behaviour') || tags.includes('redirecting')

/** The widths at which a state opens, with the sizes of `onlyAt` that show it so. */
export const widths = {
  phone: { words: 'Phone', sizes: ['phone', 'small', 'row480', 'row481'] },
  tablet: { words: 'Tablet', sizes: ['tablet', 'row768', 'row769'] },
  desktop: { words: 'Desktop', sizes: ['desktop'] },
}

export type Width = keyof typeof widths

/** The widths at which a story is seen: that of the size at which it is locked; without one, on a phone and a desktop. */
export const widthsOf = (size: string | undefined): readonly Width[] =>
  (Object.keys(widths) as Width[]).filter((width) =>
    size ? widths[width].sizes.includes(size) : width !== 'tablet',
  )

/** Returns the size at which a story is locked, which is one of its tags. Undefined for a story of every width. */
export const sizeOf = (tags: readonly string[]): string | undefined =>
  tags.find((tag) => Object.values(widths).some(({ sizes }) => sizes.includes(tag)))

/** A story or a Docs page, as Storybook's index lists it. */
export type IndexEntry = {
  id: string
  type: string
  title: string
  name: string
  importPath: string
  tags?: string[]
}

/** A story, and what its tags say of it. */
export type ListedStory = Omit<IndexEntry, 'tags'> & {
  tags: string[]
  states: string[]
  /** The states that it is the picture of. */
  pictures: string[]
  /** The size at which the story is locked, if it is. */
  size: string | undefined
}

/** A story in words: 'Cart: Empty'. */
export const storyName = ({ title, name }: Pick<IndexEntry, 'title' | 'name'>) =>
  `${title.replace(/^.*\//, '')}: ${name}`

/** Reads the stories of Storybook's index. */
export const listedStories = (entries: Record<string, IndexEntry>): ListedStory[] =>
  Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ tags = [], ...story }) => ({
      ...story,
      tags,
      states: statesOf(tags),
      pictures: picturesOf(tags),
      size: sizeOf(tags),
    }))
