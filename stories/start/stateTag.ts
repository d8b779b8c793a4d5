/** The state that a story's tag names, `spec:CHK-09`, and the clause of it where it has several, `spec:BEY-08/cart`. */
export function readTag(tag: string): { id: string; clause?: string | undefined } | undefined {
  const [, id, clause] = /^spec:(\w+-\d+)(?:\/([\w-]+))?$/.exec(tag) ?? []
  return id === undefined ? undefined : { id, clause }
}

/** The numbers of the states that tags name, each once. */
export const statesOf = (tags: readonly string[]): string[] => [
  ...new Set(tags.flatMap((tag) => readTag(tag)?.id ?? [])),
]
