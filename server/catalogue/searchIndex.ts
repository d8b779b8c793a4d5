import type { SearchMatch } from '../../src/rules/searchMatch.ts'
import { singular } from '../../src/rules/words.ts'
import { otherGoods } from '../../src/shop/search/otherGoods.ts'
import type { Product } from '../store/records.ts'
import { place, strong } from './hits.ts'
import { sizeWith } from './lengths.ts'
import type { Term } from './phraseTerm.ts'
import { type IndexedProduct, type Postings, postingsOf } from './postings.ts'
import type { Kind } from './queryContent.ts'
import { queryReader } from './queryTerms.ts'
import { isAt, type Reading, readingOf } from './reading.ts'
import { plain, squeeze, wordsOf, wrappings } from './searchText.ts'

export type SearchOutcome = { products: Product[]; match?: SearchMatch | undefined }

const isNamed = isAt(strong - 1)

/** The terms that what is shown has only in its descriptions, or, of a noun, only beside what it is called. */
const describedOf = ({ terms, used, shown }: Reading): Term[] =>
  used.filter((term) => {
    const { typed, kind, noun, modifier, hits, sku } = term
    // A hammer with a hardwood handle is no handle.
    const least = noun && !sku && !typed.includes(' ') ? place.parent : strong
    // A 'door lock' is for a door, but a 'chain link fence' is a fence.
    const isLast = term === terms.findLast(({ kind }) => kind !== 'size')
    const mayBeAsked = kind === 'word' || kind === 'material' || (kind === 'use' && isLast)
    return mayBeAsked && !modifier && shown.every((at) => (hits.get(at) ?? 0) < least)
  })

/** Whether what is looked for says too little of what was asked for: then nothing is shown. */
function isNoAnswer({ used, left, head }: Reading, described: readonly Term[]): boolean {
  // 'Oil for hinges' asks for no hinges.
  const isFor = used.some(({ modifier }) => modifier) && used.every(({ modifier, mm }) => modifier || mm)
  if (isFor && left.some(({ modifier, typed }) => !modifier && otherGoods.has(singular(typed)))) return true
  // What is left must say what the thing is: of 'brass tap', brass alone is no answer, and 'white door' asks for a door.
  const isOf = (asked: Kind) => used.some(({ kind }) => kind === asked)
  const isIncomplete = left.length + described.length > 0 || (isOf('material') && isOf('use'))
  // 'Hex key set': a set of what, is not said.
  const naming = used.filter(
    ({ kind, hits, typed }) => (kind === 'word' || kind === 'use') && isNamed(hits) && !wrappings.has(typed),
  )
  const saysWhat =
    used.some(({ noun }) => noun) ||
    (isOf('word') &&
      (naming.length > 1 ||
        [...left, ...described].every(
          ({ kind }) => kind === 'size' || (kind === 'material' && isOf('size')),
        )))
  if (isIncomplete && !saysWhat) return true
  // Of 'curtain fixings' only the word for many things is left.
  const isBroad = head?.broad && used.length === 1
  return Boolean(isBroad && left.some(({ kind }) => kind === 'word' || kind === 'use'))
}

/** How far a part's sizes are from those that were left out, as a share of them: 0 to 1. */
const distance = (left: readonly Term[], lengths: readonly number[]) =>
  left
    .flatMap(({ mm = [] }) => mm)
    .reduce(
      (sum, mm) => sum + Math.min(1, ...lengths.map((each) => Math.abs(each - mm) / Math.max(mm, each))),
      0,
    )

/** A product that is shown, by its place in the catalogue, with the terms of its name, number, brand or categories. */
type Found = { at: number; product: Product; firm: readonly Term[]; score: number }

/** The products of a reading, the best first. */
function ranked({ used, left, shown }: Reading, query: string, postings: Postings): Found[] {
  const begins = plain(query.trim())
  // A brick trowel is no brick.
  const isThing = postings.heads.has(singular(begins))
  // A word of a description alone is no answer: 'fixing' asks for none of the parts that need some.
  const isMoreThanDescribed = (at: number) => used.some(({ hits }) => (hits.get(at) ?? 0) >= strong - 1)
  const found = shown.filter(isMoreThanDescribed).map((at): Found => {
    const product = postings.products[at] as Product
    return {
      at,
      product,
      firm: used.filter((term) => (term.hits.get(at) ?? 0) >= strong),
      score:
        used.reduce((sum, { hits }) => sum + (hits.get(at) ?? 0), 0) +
        (!isThing && plain(product.name).startsWith(begins) ? 3 : 0) -
        (postings.bulk[at] ? 1.5 : 0) -
        3 * distance(left, postings.measures[at]?.lengths ?? []),
    }
  })
  // Where names and categories have all words, the descriptions of others do not count.
  const asked = used.filter((term) => found.some(({ firm }) => firm.includes(term)))
  const firmest = found.filter(({ firm }) => asked.every((term) => firm.includes(term)))
  return (firmest.length > 0 ? firmest : found).sort(
    (one, other) => other.score - one.score || one.at - other.at,
  )
}

/** The term of which the products are something else: for a gypsum board there are only screws, for a downpipe brackets. */
function takenForOther(
  { used, head }: Reading,
  found: readonly Found[],
  postings: Postings,
): Term | undefined {
  const isCalled = found.some(({ at }) =>
    used.some(({ called = [] }) => called.some((noun) => postings.isCalled(at, noun))),
  )
  const isBeside = wordsOf(plain(found[0]?.product.name ?? '')).some((word) => head?.called?.includes(word))
  const isAlone = used.length === 1 && head?.own?.size === 0 && (head.same?.length ?? 0) > 0
  return head?.noun && !head.meant && !isCalled && (isBeside || isAlone) ? head : undefined
}

/** What was done with the words of a query (BEY-32); undefined where all were taken as typed. */
function matchOf(
  reading: Reading,
  { described, notSold }: { described: readonly Term[]; notSold: readonly string[] },
  found: readonly Found[],
  postings: Postings,
): SearchMatch | undefined {
  const { used, left, head } = reading
  const [first] = found
  const measures = first && postings.measures[first.at]
  /** What a term was taken for; '' for what was typed. */
  const meantBy = ({ meant = '', hits, mm = [] }: Term) => {
    if (!measures) return ''
    const isBeside = mm.length === 1 && found.every(({ at }) => (hits.get(at) ?? 0) < strong)
    return (typeof meant === 'string' ? meant : meant(measures)) || (isBeside ? sizeWith(mm, measures) : '')
  }
  const corrected = used.flatMap((term) =>
    meantBy(term) ? [{ typed: term.typed, meant: meantBy(term) }] : [],
  )
  // There are barrel bolts, but of the size that was asked for there is only a tower bolt.
  if (head?.own?.size && first && !found.some(({ at }) => head.own?.has(at))) {
    const same = head.same?.find(([, hits]) => hits.has(first.at))
    if (same && !head.meant) corrected.push({ typed: head.typed, meant: same[0] })
  }
  const other = takenForOther(reading, found, postings)
  const kind = plain(first?.product.name ?? '').split(/,| (?=m?\d)/, 1)[0] ?? ''
  if (other) corrected.push({ typed: other.typed, meant: kind })
  const weak = described.filter((term) => term !== other)
  const isUnknown = ({ kind, hits, own = hits }: Term) => kind !== 'size' && hits.size + own.size === 0
  const isPlain = left.length + weak.length + corrected.length + notSold.length === 0
  if (isPlain) return undefined
  return {
    words: used
      .filter((term) => !weak.includes(term))
      // Of 'කොන්ක්‍රීට් ඇණ', concrete nails, the nail was not typed alone.
      .map((term) => meantBy(term) || term.typed || term.called?.[0])
      .join(' '),
    unknown: left.flatMap((term) => (isUnknown(term) && term.typed) || []),
    left_out: left.flatMap((term) => (!isUnknown(term) && term.typed) || []),
    described: weak.map(({ typed }) => typed),
    corrected,
    not_sold: [...notSold],
  }
}

/**
 * Search over a catalogue. A product has a word in its name, number, brand or categories, or (weakly) in its
 * description; also as a plural, a beginning, another word for the same (synonyms.ts, translations.ts), or spelt nearly
 * so. A size may be in inches, millimetres or gauges. Small words fall away. What no product has together with the rest is
 * left out, sizes, materials and uses last, and never what the thing is called; `match` says what was left out or taken
 * for another word. Part numbers come first, then what has the words in the better places, each in catalogue order.
 */
export async function searchIndex(
  catalogue: readonly IndexedProduct[],
): Promise<(query: string, limit: number) => SearchOutcome> {
  const postings = await postingsOf(catalogue)
  const read = queryReader(postings)
  const named = new Map<string, Product[]>()
  for (const { product } of catalogue) {
    const name = squeeze(product.name)
    named.set(name, [...(named.get(name) ?? []), product])
  }

  const answer = (query: string, limit: number): SearchOutcome => {
    const { terms, notSold } = read(query)
    const reading = readingOf(terms, { size: catalogue.length, isStockList: postings.isStockList })
    if (!reading) return { products: [] }
    const described = describedOf(reading)
    if (isNoAnswer(reading, described)) return { products: [] }
    const found = ranked(reading, query, postings).slice(0, limit)
    return {
      products: found.map(({ product }) => product),
      match: matchOf(reading, { described, notSold }, found, postings),
    }
  }

  return (query, limit) => {
    const outcome = answer(query, limit)
    // A whole name, as it is copied from another page, has more words than are read. The box of it may have them too.
    const copied = /\s\S+\s/.test(query.trim()) ? named.get(squeeze(query)) : undefined
    if (!copied) return outcome
    const others = outcome.match ? [] : outcome.products
    return { products: [...new Set([...copied, ...others])].slice(0, limit) }
  }
}
