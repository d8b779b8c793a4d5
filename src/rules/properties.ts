import { descriptionParts, plainText } from './description.ts'
import { limits } from './limits.ts'
import { compareNames } from './nameOrder.ts'

type Described = { description?: string }

// A list is filtered at each tick, and its descriptions do not change.
const cache = new WeakMap<Described, ReadonlySet<string>>()

/** The label of a property: 'Finish' of 'Finish: Satin brass'; undefined for what is none. */
export const propertyLabel = (property: string): string | undefined => /^(.+?): ./.exec(property)?.[1]

/** The value of a property: 'Satin brass' of 'Finish: Satin brass'. */
export const propertyValue = (property: string): string => property.slice(property.indexOf(': ') + 2)

/** The labelled lines of a part's description (§7), as 'Finish: Satin brass'. */
export function propertiesOf(product: Described): ReadonlySet<string> {
  const properties =
    cache.get(product) ??
    new Set(
      descriptionParts(plainText(product.description ?? '')).rows.map(
        ({ label, value }) => `${label}: ${value}`,
      ),
    )
  cache.set(product, properties)
  return properties
}

/** What nobody chooses a part by, in the words of the catalogue's labels: it follows from the other lines. */
const notChosenBy = ['weight', 'net weight', 'sold', 'fixings']

/** Whether parts are chosen by a property: by size, finish or material, but not by weight. */
export const isChosenBy = (label: string): boolean => !notChosenBy.includes(label.toLowerCase())

const isSize = (label: string): boolean => label.toLowerCase() === 'size'

/**
 * The properties by which a list can be filtered, in the order of the data: labels by which parts are chosen, that most
 * parts have, with 2 to `limits.propertyValues` short values (sizes, in their order: `limits.propertySizes`), at least one
 * of them of several parts. None for a list of more than `limits.propertyParts`.
 */
export function propertyGroups(list: readonly Described[]): { label: string; values: string[] }[] {
  if (list.length > limits.propertyParts) return []
  const byLabel = new Map<string, string[]>()
  for (const property of list.flatMap((product) => [...propertiesOf(product)])) {
    const label = propertyLabel(property) ?? ''
    if (!isChosenBy(label)) continue
    byLabel.set(label, [...(byLabel.get(label) ?? []), property])
  }
  return [...byLabel]
    .map(([label, all]) => ({ label, values: [...new Set(all)], parts: all.length }))
    .filter(
      ({ label, values, parts }) =>
        parts * 2 > list.length &&
        values.length > 1 &&
        values.length <= (isSize(label) ? limits.propertySizes : limits.propertyValues) &&
        values.length < parts &&
        values.every((value) => propertyValue(value).length <= limits.propertyLength),
    )
    .slice(0, limits.propertyGroups)
    .map(({ label, values }) => ({
      label,
      values: isSize(label) ? values.toSorted((a, b) => compareNames(a, b)) : values,
    }))
}
