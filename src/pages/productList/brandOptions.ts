/**
 * The brands to offer: the shop's brands that occur in the list, and every ticked one, so that it can be unticked. None
 * if the shop's brands failed to load (§8), or before the list has loaded.
 */
export function brandOptions(
  shopBrands: readonly string[] | undefined,
  counts: Record<string, number> | undefined,
  selected: readonly string[],
): string[] {
  if (!shopBrands || !counts) return []
  return [
    ...shopBrands.filter((brand) => Object.hasOwn(counts, brand)),
    ...selected.filter((brand) => !shopBrands.includes(brand)),
  ]
}
