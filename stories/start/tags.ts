import { type Size, viewports } from '../viewports.ts'

/** Reads a story's tag: `spec:CHK-09` names a state, `spec:BEY-08/cart` one clause of a state. */
export function readTag(tag: string): { id: string; clause?: string | undefined } | undefined {
  const [, id, clause] = /^spec:(\w+-\d+)(?:\/([\w-]+))?$/.exec(tag) ?? []
  return id === undefined ? undefined : { id, clause }
}

/** Returns the numbers of the states that the tags name, without duplicates. */
export const statesOf = (tags: readonly string[]): string[] => [
  ...new Set(tags.flatMap((tag) => readTag(tag)?.id ?? [])),
]

/** Returns the size at which a story is locked, which is one of its tags. Undefined for a story of every width. */
export const sizeOf = (tags: readonly string[]): Size | undefined =>
  tags.find((tag): tag is Size => tag in viewports)
