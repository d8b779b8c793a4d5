import { type Size, viewports } from '../viewports.ts'

/** Returns the size at which a story is locked, which is one of its tags. Undefined for a story of every width. */
export const sizeOf = (tags: readonly string[]): Size | undefined =>
  tags.find((tag): tag is Size => tag in viewports)
