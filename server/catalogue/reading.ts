import { place, strong } from './hits.ts'
import type { Term } from './phraseTerm.ts'
import type { Kind } from './queryContent.ts'

/** What it costs to leave a word out: size, material and use are never given up before others. */
const costs: Record<Kind, number> = { word: 1, number: 20, use: 30, material: 500, size: 10_000 }

/** Returns whether one of some hits stands at `least` there or in a better place. */
export const isAt = (least: number) => (hits: Term['hits']) =>
  [...hits.values()].some((where) => where >= least)
const isCalled = isAt(place.name)

/** The term that says what is looked for: the last noun before a 'for', as English has it. */
const headOf = (terms: readonly Term[]): Term | undefined =>
  terms.find(({ sku }) => sku) ??
  terms.findLast(({ noun, modifier, hits }) => noun && !modifier && hits.size > 0) ??
  // 'a shelf on a brick wall' asks for no brick, and '4 inch brass butt' for a butt hinge.
  (terms.length > 1
    ? terms.findLast(({ kind, modifier, hits }) => kind === 'word' && !modifier && isCalled(hits))
    : undefined) ??
  terms.findLast(({ noun, hits }) => noun && hits.size > 0)

type Choice = { kept: number; cost: number; masks: ReadonlyMap<number, number> }

/** Which terms to keep, as bits, so that least is given up and at least one product has them all. */
function chooseFrom(
  terms: readonly Term[],
  head: Term | undefined,
  size: number,
  called: number,
): Choice | undefined {
  const masks = new Map<number, number>()
  const strongOnes = new Set<number>()
  terms.forEach((term, bit) => {
    const { hits, noun, modifier } = term
    const names = term === head || (noun && !modifier)
    const least = names ? ([called, strong].find((where) => isAt(where)(hits)) ?? 0) : 0
    for (const [at, where] of hits) {
      // What a thing is called stands in its name, not only in its description: a screw hook is no hook with screws.
      if (where < least) continue
      masks.set(at, (masks.get(at) ?? 0) | (1 << bit))
      if (where >= strong - 1) strongOnes.add(at)
    }
  })
  // Of two words, that which fewer parts have is given up.
  const costsOf = terms.map(({ kind, hits }) => costs[kind] * (1 + hits.size / size / 2))
  const headBit = head ? 1 << terms.indexOf(head) : 0
  const kept = new Set<number>()
  for (const [at, mask] of masks) if (strongOnes.has(at) && (mask & headBit) === headBit) kept.add(mask)
  let best: { kept: number; cost: number } | undefined
  for (const mask of kept) {
    const cost = costsOf.reduce((sum, each, bit) => (mask & (1 << bit) ? sum : sum + each), 0)
    if (!best || cost < best.cost) best = { kept: mask, cost }
  }
  return best && { ...best, masks }
}

/**
 * A part is called what is looked for ('brick red' is no brick), unless it alone has all words: 'gutter bracket', or of a stock
 * list, which may begin with the thing, several: 'safety shoe' of 'Shoe safety black'.
 */
function choose(terms: readonly Term[], head: Term | undefined, { size, isStockList }: Catalogue) {
  const choice = chooseFrom(terms, head, size, place.parent)
  if (!choice || choice.cost === 0) return choice
  const left = terms.filter((_, bit) => !(choice.kept & (1 << bit)))
  const asked = terms.filter(({ kind }) => kind !== 'size' && kind !== 'number')
  const mayBeAll = isStockList ? asked.length > 1 : left.some(({ noun, kind }) => noun || kind === 'word')
  // What is left out is in the names of others: a 'Funduzi pot concrete' is a funduzi pot.
  const inNames = (term: Term) =>
    isStockList || term.noun || term.kind !== 'word' || !left.includes(term)
      ? term
      : { ...term, hits: new Map([...term.hits].filter(([, where]) => where >= place.name)) }
  const named = terms.map(inNames)
  const at = head ? terms.indexOf(head) : -1
  const whole = mayBeAll ? chooseFrom(named, isStockList ? undefined : named[at], size, strong) : undefined
  return whole?.cost === 0 ? whole : choice
}

/** How many products there are, and whether most names begin with what the thing is. */
type Catalogue = { size: number; isStockList: boolean }

/** A query as it is answered. */
export type Reading = {
  terms: readonly Term[]
  /** The terms that are looked for, those that are left out, and the one that says what is looked for. */
  used: readonly Term[]
  left: readonly Term[]
  head: Term | undefined
  /** The places in the catalogue of the products that have all that is looked for. */
  shown: readonly number[]
}

/**
 * What to look for of `typed` in a catalogue, and which products have it. Sizes are taken in their other
 * readings, one after another, as long as less has to be left out. Undefined where no product has a word.
 */
export function readingOf(typed: readonly Term[], catalogue: Catalogue): Reading | undefined {
  let terms = typed
  let choice = choose(terms, headOf(terms), catalogue)
  typed.forEach((term, bit) => {
    for (const { hits, meant } of choice?.cost === 0 ? [] : term.others) {
      const other = terms.with(bit, { ...term, hits, meant })
      const better = choose(other, headOf(other), catalogue)
      if (!better || better.cost >= (choice?.cost ?? Infinity)) continue
      terms = other
      choice = better
    }
  })
  if (!choice) return undefined
  const { kept, masks } = choice
  const used = terms.filter((_, bit) => kept & (1 << bit))
  return {
    terms,
    used,
    left: terms.filter((_, bit) => !(kept & (1 << bit))),
    head: headOf(used),
    shown: [...masks].flatMap(([at, mask]) => ((mask & kept) === kept ? [at] : [])),
  }
}
