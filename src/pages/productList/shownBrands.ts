/**
 * The brands that are offered: those of the shop that occur in the list, and whatever is ticked, so that it can be
 * unticked. None when the shop's brands could not be had (§8), nor before the list is there.
 */
export function shownBrands(
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
