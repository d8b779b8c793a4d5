/** Reads a story's tag: `spec:CHK-09` names a state, `spec:BEY-08/cart` one clause of a state. */
export function readTag(tag: string): { id: string; clause?: string | undefined } | undefined {
  const [, id, clause] = /^spec:(\w+-\d+)(?:\/([\w-]+))?$/.exec(tag) ?? []
  return id === undefined ? undefined : { id, clause }
}

/** Returns the numbers of the states that the tags name, without duplicates. */
export const statesOf = (tags: readonly string[]): string[] => [
  ...new Set(tags.flatMap((tag) => readTag(tag)?.id ?? [])),
]
