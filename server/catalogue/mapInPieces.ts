/** So many items take some 30 ms. */
const piece = 500

/** Makes something of each item. Between pieces of many items the process does what else waits, such as other requests. */
export async function mapInPieces<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % piece === 0) await new Promise((resolve) => setTimeout(resolve))
    made.push(make(item, at))
  }
  return made
}
