/** The tag of a story that `onlyAt` locks at a size: it is set where Storybook's index is built. */
export const sizeTag = (size: string) => `at:${size}`

/** Returns the size at which a story is locked, given its tags. Undefined for a story of every width. */
export const sizeOf = (tags: readonly string[]): string | undefined =>
  tags.find((tag) => tag.startsWith('at:'))?.slice(3)
