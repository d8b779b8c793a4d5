/**
 * The brands to offer: the shop's brands that occur in the list, and every ticked one, so that it can be unticked. None
 * if the shop's brands failed to load (§8), or before the list has loaded.
 */
export function brandOptions(
  known: readonly string[] | undefined,
  counts: Record<string, number> | undefined,
  ticked: readonly string[],
): string[] {
  if (!known || !counts) return []
  return [
    ...known.filter((brand) => Object.hasOwn(counts, brand)),
    ...ticked.filter((brand) => !known.includes(brand)),
  ]
}
