import type { SearchMatch } from '../../src/rules/searchMatch.ts'
import { singular } from '../../src/rules/words.ts'
import { otherGoods } from '../../src/shop/search/otherGoods.ts'
import type { Product } from '../store/records.ts'
import { place, strong } from './hits.ts'
import { type IndexedProduct, postingsOf } from './postings.ts'
import { type Kind, queryReader, type Term } from './queryTerms.ts'
import { headsOf, plain, wordsOf } from './searchText.ts'

export type SearchOutcome = { products: Product[]; match?: SearchMatch | undefined }

/** What it costs to leave a word out: size, material and use are never given up before others. */
const costs: Record<Kind, number> = { word: 1, number: 20, use: 30, material: 500, size: 10_000 }

const isAt = (least: number) => (hits: Term['hits']) => [...hits.values()].some((where) => where >= least)
const isNamed = isAt(strong - 1)
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

/** A part is called what is looked for ('brick red' is no brick), unless it alone has all words: 'gutter bracket'. */
function choose(terms: readonly Term[], head: Term | undefined, size: number): Choice | undefined {
  const choice = chooseFrom(terms, head, size, place.parent)
  if (!choice || !terms.some(({ noun }, bit) => noun && !(choice.kept & (1 << bit)))) return choice
  const whole = chooseFrom(terms, head, size, strong)
  return whole?.cost === 0 ? whole : choice
}

/** Takes sizes in their other readings, one after another, as long as less has to be left out. */
function chooseReadings(terms: readonly Term[], size: number) {
  let taken = terms
  let choice = choose(taken, headOf(taken), size)
  terms.forEach((term, bit) => {
    for (const { hits, meant } of choice?.cost === 0 ? [] : term.others) {
      const other = taken.with(bit, { ...term, hits, meant })
      const better = choose(other, headOf(other), size)
      if (!better || better.cost >= (choice?.cost ?? Infinity)) continue
      taken = other
      choice = better
    }
  })
  return choice && { ...choice, terms: taken }
}

/** How far a part's sizes are from those that were left out, as a share of them: 0 to 1. */
const distance = (left: readonly Term[], lengths: readonly number[]) =>
  left
    .flatMap(({ mm = [] }) => mm)
    .reduce(
      (sum, mm) => sum + Math.min(1, ...lengths.map((each) => Math.abs(each - mm) / Math.max(mm, each))),
      0,
    )

/**
 * Search over a catalogue. A product has a word in its name, number, brand or categories, or (weakly) in its
 * description; also as a plural, a beginning, another word for the same (synonyms.ts, translations.ts), or spelt nearly
 * so. A size may be in inches, millimetres or gauges. Small words fall away. What no product has together with the rest is
 * left out, sizes, materials and uses last, and never what the thing is called; `match` says what was left out or taken
 * for another word. Part numbers come first, then what has the words in the better places, each in catalogue order.
 */
export function searchIndex(
  catalogue: readonly IndexedProduct[],
): (query: string, limit: number) => SearchOutcome {
  const postings = postingsOf(catalogue)
  const read = queryReader(postings)

  return (query, limit) => {
    const { terms: typed, notSold } = read(query)
    const choice = chooseReadings(typed, catalogue.length)
    if (!choice) return { products: [] }
    const { terms, kept, masks } = choice
    const isKept = (term: Term) => (kept & (1 << terms.indexOf(term))) !== 0
    const used = terms.filter(isKept)
    const shown = [...masks].flatMap(([at, mask]) => ((mask & kept) === kept ? [at] : []))
    const described = used.filter((term) => {
      const { typed, kind, noun, modifier, hits, sku } = term
      // A hammer with a hardwood handle is no handle.
      const least = noun && !sku && !typed.includes(' ') ? place.parent : strong
      // A 'door lock' is for a door, but a 'chain link fence' is a fence.
      const isLast = term === terms.findLast(({ kind }) => kind !== 'size')
      const mayBeAsked = kind === 'word' || kind === 'material' || (kind === 'use' && isLast)
      return mayBeAsked && !modifier && shown.every((at) => (hits.get(at) ?? 0) < least)
    })
    const left = terms.filter((term) => !isKept(term))
    // 'Oil for hinges' asks for no hinges.
    const isFor = used.some(({ modifier }) => modifier) && used.every(({ modifier, mm }) => modifier || mm)
    if (isFor && left.some(({ modifier, typed }) => !modifier && otherGoods.has(singular(typed))))
      return { products: [] }
    // What is left must say what the thing is: of 'brass tap', brass alone is no answer, and 'white door' asks for a door.
    const isOf = (asked: Kind) => used.some(({ kind }) => kind === asked)
    const isIncomplete = left.length + described.length > 0 || (isOf('material') && isOf('use'))
    const naming = used.filter(({ kind, hits }) => (kind === 'word' || kind === 'use') && isNamed(hits))
    const saysWhat =
      used.some(({ noun }) => noun) ||
      (isOf('word') &&
        (naming.length > 1 ||
          [...left, ...described].every(
            ({ kind }) => kind === 'size' || (kind === 'material' && isOf('size')),
          )))
    if (isIncomplete && !saysWhat) return { products: [] }
    const head = headOf(used)
    // A curtain rod is no bar, and a seat cover no roof covering.
    if (head?.broad && used.length === 1 && left.some(({ kind }) => kind === 'word' || kind === 'use'))
      return { products: [] }
    const begins = plain(query.trim())
    // A brick trowel is no brick.
    const isThing = postings.heads.has(singular(begins))
    const ranked = shown.flatMap((at) => {
      const places = used.map(({ hits }) => hits.get(at) ?? 0)
      // A word of a description alone is no answer.
      if (!places.some((where) => where >= strong - 1)) return []
      const product = postings.products[at] as Product
      return {
        at,
        product,
        firm: used.filter((term) => (term.hits.get(at) ?? 0) >= strong),
        score:
          places.reduce((sum, where) => sum + where, 0) +
          (!isThing && plain(product.name).startsWith(begins) ? 3 : 0) -
          (postings.bulk[at] ? 1.5 : 0) -
          3 * distance(left, postings.measures[at]?.lengths ?? []),
      }
    })
    // Where names and categories have all words, the descriptions of others do not count.
    const asked = used.filter((term) => ranked.some(({ firm }) => firm.includes(term)))
    const firmest = ranked.filter(({ firm }) => asked.every((term) => firm.includes(term)))
    const products = (firmest.length > 0 ? firmest : ranked)
      .sort((one, other) => other.score - one.score || one.at - other.at)
      .slice(0, limit)
    const [first] = products
    const measures = first && postings.measures[first.at]
    /** What a term was taken for; '' for what was typed. */
    const meantBy = ({ meant = '' }: Term) =>
      typeof meant === 'string' ? meant : measures ? meant(measures) : ''
    const corrected = used.flatMap((term) =>
      meantBy(term) ? [{ typed: term.typed, meant: meantBy(term) }] : [],
    )
    // There are barrel bolts, but of the size that was asked for there is only a tower bolt.
    if (head?.own?.size && first && !products.some(({ at }) => head.own?.has(at))) {
      const same = head.same?.find(([, hits]) => hits.has(first.at))
      if (same && !head.meant) corrected.push({ typed: head.typed, meant: same[0] })
    }
    // For a gypsum board there are only screws, and for a downpipe only brackets.
    const name = plain(first?.product.name ?? '')
    const isCalled = products.some(({ product }) =>
      headsOf(plain(product.name)).some((noun) => used.some(({ called }) => called?.includes(noun))),
    )
    const isBeside = wordsOf(name).some((word) => head?.called?.includes(word))
    const isAlone = used.length === 1 && head?.own?.size === 0 && (head.same?.length ?? 0) > 0
    const other = head?.noun && !head.meant && !isCalled && (isBeside || isAlone) ? head : undefined
    if (other) corrected.push({ typed: other.typed, meant: name.split(/,| (?=m?\d)/, 1)[0] ?? '' })
    const weak = described.filter((term) => term !== other)
    const isUnknown = ({ kind, hits, own = hits }: Term) => kind !== 'size' && hits.size + own.size === 0
    const match: SearchMatch = {
      words: used
        .filter((term) => !weak.includes(term))
        .map((term) => meantBy(term) || term.typed)
        .join(' '),
      unknown: left.flatMap((term) => (isUnknown(term) && term.typed) || []),
      left_out: left.flatMap((term) => (!isUnknown(term) && term.typed) || []),
      described: weak.map(({ typed }) => typed),
      corrected,
      not_sold: notSold,
    }
    const isPlain = left.length + weak.length + corrected.length + notSold.length === 0
    return { products: products.map(({ product }) => product), match: isPlain ? undefined : match }
  }
}
