import { singular } from '../../src/rules/words.ts'
import { materials, uses } from '../../src/shop/search/synonyms.ts'
import type { Product } from '../store/records.ts'
import { type Hits, place, strong } from './hits.ts'
import { type Measures, measuresOf } from './lengths.ts'
import { mapInPieces } from './mapInPieces.ts'
import { beginWithNoun, headsOf, plain, wordsOf } from './searchText.ts'
import { pack, smallWords } from './smallWords.ts'

/** A category with the names of those above it. */
export type IndexedProduct = { product: Product; parents: readonly string[] }

export type Postings = {
  products: readonly Product[]
  measures: readonly Measures[]
  /** The words of each name. */
  named: readonly (readonly string[])[]
  /** Whether most names begin with what the thing is, as in a stock list: 'Shoe safety black'. */
  isStockList: boolean
  /** Whether a product is called by a noun. */
  isCalled: (at: number, noun: string) => boolean
  /** Products sold by the box, which come after the same ones sold singly. */
  bulk: readonly boolean[]
  hitsOf: (word: string) => Hits
  has: (word: string) => boolean
  /** The nouns that the products are called by. */
  heads: ReadonlySet<string>
  /** What the products are called in two words: 'eye bolt'. */
  names: ReadonlySet<string>
  /** What the products and categories are called, in words. */
  kinds: readonly (readonly string[])[]
  /** The categories of two words by the first: 'flush hinge' and 'flush pull' of 'flush'. */
  ranges: ReadonlyMap<string, readonly (readonly string[])[]>
  /** The words of names, categories and brands, with the number of products that have each. */
  words: ReadonlyMap<string, number>
}

const bulk = /\b(?:box|carton|set|pallet|drum|tin) of \d/

/** Remembers what a function made of each text, while a catalogue is read: most words and categories recur. */
function remembered<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>()
  return (text) => {
    const before = made.get(text)
    if (before !== undefined) return before
    const result = make(text)
    made.set(text, result)
    return result
  }
}

// A posting is one number: the product's place in the catalogue, and where it has the word.
const places = 16

/**
 * Which names of a stock list begin with what the thing is ('Shoe safety black'): those of a category that has many such names.
 * Undefined where most names do not. (Of a shop that says 'steel nail', 'downpipe bend' and 'downpipe bracket' are no downpipes.)
 */
function nounFirstIn(
  categories: readonly string[],
  names: readonly string[],
): ((at: number) => boolean) | undefined {
  const namesOf = new Map<string, string[]>()
  for (const [at, category] of categories.entries()) {
    const all = namesOf.get(category)
    if (all) all.push(names[at] ?? '')
    else namesOf.set(category, [names[at] ?? ''])
  }
  const nounFirst = new Set([...namesOf].flatMap(([category, all]) => (beginWithNoun(all) ? category : [])))
  const isFirst = (at: number) => nounFirst.has(categories[at] ?? '')
  return names.filter((_, at) => isFirst(at)).length > names.length / 2 ? isFirst : undefined
}

/** Reads a catalogue into lists of products by word, in pieces: a large one takes a second. */
export async function postingsOf(catalogue: readonly IndexedProduct[]): Promise<Postings> {
  const packed = new Map<string, number[]>()
  const heads = new Set<string>()
  const names = new Set<string>()
  const ranges = new Map<string, string[][]>()
  const kinds = new Map<string, string[]>()
  const nameWords = new Set<string>()
  const addHeads = (nouns: readonly string[]) => {
    for (const head of nouns) if (!uses.has(head) && !materials.has(head)) heads.add(head)
  }
  const one = remembered(singular)
  const described = (text: string) => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(one)
  const filed = remembered((category) => {
    const text = plain(category)
    for (const each of text.split(',')) addHeads(headsOf(each))
    const isMixed = /,|&|\sand\s/u.test(text)
    const words = wordsOf(text)
    kinds.set(text, words)
    const [first = ''] = words
    if (words.length === 2 && !isMixed) ranges.set(first, [...(ranges.get(first) ?? []), words])
    return { words, heads: isMixed ? [] : headsOf(text), isMixed }
  })
  const branded = remembered((brand) => wordsOf(plain(brand)))

  // 'Box' of 'box of 5' is no part's name: it counts with the unit.
  const texts = await mapInPieces(catalogue, ({ product }) => plain(product.name).replace(pack, ''))
  const namedBy = await mapInPieces(texts, described)
  const isNounFirst = nounFirstIn(
    catalogue.map(({ product }) => product.category_name),
    texts,
  )
  const nouns = await mapInPieces(texts, (text, at) => headsOf(text, isNounFirst?.(at)))
  // What is said of a part is said of the box of it, and the other way round.
  const calledAt = (at: number) => texts[at]?.replace(/[\s,]+$/, '') ?? ''
  const saidOf = new Map<string, string>()
  for (const [at, { product }] of catalogue.entries())
    saidOf.set(calledAt(at), `${saidOf.get(calledAt(at)) ?? ''} ${product.description}`)
  for (const word of namedBy.flat()) nameWords.add(word)
  await mapInPieces(catalogue, ({ product: { category_name, unit, sku, brand }, parents }, at) => {
    const placed = new Map<string, number>()
    const add = (words: Iterable<string>, where: number) => {
      for (const word of words) if (where > (placed.get(word) ?? 0)) placed.set(word, where)
    }
    const text = texts[at] ?? ''
    // What is brass plated is no brass where there is brass. Of zinc are only coats.
    const isCoat = (word: string, index: number) => word !== 'zinc' && namedBy[at]?.[index + 1] === 'plated'
    add(namedBy[at]?.filter((word, index) => !isCoat(word, index)) ?? [], place.name)
    add(namedBy[at]?.filter(isCoat) ?? [], place.mixedCategory)
    const kind = described(text.split(/,|\swith\s/, 1)[0] ?? '')
    add(kind, place.name + 1)
    kinds.set(kind.join(' '), kind)
    const own = nouns[at] ?? []
    const [before = '', head] = kind.slice(Math.max(0, kind.indexOf(own[0] ?? '') - 1))
    if (head === own[0] && !uses.has(before) && !materials.has(before)) names.add(`${before} ${head}`)
    add(own, place.name + 2)
    addHeads(own)
    for (const [level, category] of [...parents, category_name].entries()) {
      const { words, heads, isMixed } = filed(category)
      // 'Pipe fittings' are for pipes, and no pipes.
      add(words, isMixed ? place.mixedCategory : place.ofCategory)
      add(heads, level === parents.length ? place.category : place.parent)
    }
    // 'SB' of HNG-B76-SB is no word, nor is 'CUT' of CUT-D115-SG.
    add(
      wordsOf(plain(sku)).filter((word) => /\d/.test(word)),
      place.number,
    )
    // A brand's word that is also a thing or a material ('Sethuma Brass') says nothing of the part.
    const brandWords = branded(brand)
    add([brandWords.join(' '), ...brandWords.filter((word) => !nameWords.has(word))], place.brand)
    add(
      described(plain(`${unit} ${saidOf.get(calledAt(at))}`)).filter((word) => !smallWords.has(word)),
      place.description,
    )
    for (const [word, where] of placed) {
      const list = packed.get(word)
      if (list) list.push(at * places + where)
      else packed.set(word, [at * places + where])
    }
  })
  // 'Brick' of 'brick red' is a colour, and comes after the bricks, and 'nail' of a nail plate after the nails. Of a stock list
  // it is not sure which word is the thing.
  const isBeside = (where: number) => where === place.name || where === place.name + 1
  for (const word of isNounFirst ? [] : heads)
    packed.set(
      word,
      (packed.get(word) ?? []).map((each) =>
        isBeside(each % places) ? each - (each % places) + place.ofCategory : each,
      ),
    )
  const words = new Map<string, number>()
  for (const [word, list] of packed) {
    const count = list.filter((each) => each % places >= strong && each % places !== place.number).length
    if (count > 0) words.set(word, count)
  }
  return {
    products: catalogue.map(({ product }) => product),
    measures: await mapInPieces(catalogue, ({ product: { name, unit } }) => measuresOf(name, unit)),
    named: namedBy,
    isStockList: isNounFirst !== undefined,
    isCalled: (at, noun) => ((isNounFirst ? namedBy[at] : nouns[at]) ?? []).includes(noun),
    bulk: catalogue.map(({ product }) => bulk.test(product.name)),
    hitsOf: (word) =>
      new Map(packed.get(word)?.map((each) => [Math.floor(each / places), each % places] as const)),
    has: (word) => packed.has(word),
    heads,
    names,
    kinds: [...kinds.values()],
    ranges,
    words,
  }
}
