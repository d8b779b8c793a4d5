import { inSigns, isWord, singular } from '../../src/rules/words.ts'
import { otherGoods } from '../../src/shop/search/otherGoods.ts'
import { materials } from '../../src/shop/search/synonyms.ts'
import { type Hits, inCommon, isStrong, lower, none, place, strongly, together } from './hits.ts'
import { knownWords } from './knownWords.ts'
import { type Meant, type TypedSize, takeSizes } from './lengths.ts'
import { numberReader, type TypedNumber } from './partNumbers.ts'
import type { Postings } from './postings.ts'
import { type Content, contentReader, type Kind, kindOfWords } from './queryContent.ts'
import { headsOf, plain } from './searchText.ts'
import { contracted, shopMatters, shopVerbs, sidesOfSizes, smallWords } from './smallWords.ts'
import {
  inCatalogueWords,
  type Meaning,
  meaningOf,
  phrasesOf,
  saidUse,
  tradeWords,
  type Word,
} from './vocabulary.ts'

/** The words of a query that are searched for; nobody types more, and each costs time. */
const maxWords = 10
const maxSizes = 4

/** A word, phrase or size of a query, and the products that have it. */
export type Term = {
  typed: string
  at: number
  kind: Kind
  hits: Hits
  /** Other ways to take it, if no product has the query otherwise. */
  others: readonly { hits: Hits; meant: Meant }[]
  /** It says what the part is. `modifier`: it stands after a 'for', and says what that thing is for. */
  noun: boolean
  modifier: boolean
  /** No part is called so: it only begins what parts are called by, or is spelt otherwise. */
  broad?: boolean
  /** The products that are called so, and those that are called otherwise and mean the same. */
  own?: Hits
  same?: readonly (readonly [phrase: string, hits: Hits])[]
  /** The words by which it is called here. */
  called?: readonly string[]
  /** What it was taken for. */
  meant?: Meant | undefined
  /** Measures in millimetres, for the nearest size. */
  mm?: readonly number[]
  sku?: boolean
}

export type Query = { terms: Term[]; notSold: string[] }

const term = (typed: string, at: number, kind: Kind, hits: Hits, more: Partial<Term> = {}): Term => ({
  ...{ typed, at, kind, hits, others: [], noun: false, modifier: false },
  ...more,
})
const numberTerm = ({ typed, at, hits, meant }: TypedNumber): Term =>
  term(typed, at, 'word', hits, { noun: true, sku: true, meant })

/** Reads queries over a catalogue. */
export function queryReader(catalogue: Postings): (query: string) => Query {
  const { hitsOf, heads, names, named, ranges, measures, products } = catalogue
  const { isName, beginning, typed: typedWord, known, goTogether } = knownWords(catalogue)
  const numbers = numberReader(products.map(({ sku }) => sku))

  const longerHits = (word: string): Hits =>
    strongly(together(beginning(word).flatMap((each) => (each === word ? [] : [hitsOf(each)]))), lower)
  const phraseHits = (phrase: readonly string[]) => inCommon(phrase.map((word) => strongly(hitsOf(word))))
  const contentOf = contentReader(catalogue, (words) => phraseHits(words).size > 0)
  const isNoun = (words: readonly string[]) =>
    headsOf(words.join(' ')).some((head) => heads.has(head)) ||
    (meaningOf(words)?.phrases.some((phrase) => phrase.some((word) => heads.has(word))) ?? false)

  const sizeTerm = ({ typed, at, readings, mm, bare }: TypedSize): Term => {
    const [first, ...others] = readings.map(({ fits, meant = '' }) => ({
      meant,
      hits: new Map(
        measures.flatMap((each, index) =>
          fits(each) ? [[index, fits(each, true) ? place.name : place.mixedCategory] as const] : [],
        ),
      ),
    }))
    return term(typed, at, bare ? 'number' : 'size', first?.hits ?? none, {
      ...{ others, mm, meant: first?.meant },
    })
  }

  /** `isTyped`: it is the last word of the query, which may be the beginning of another. */
  const termOfWords = (phrase: readonly Content[], isTyped: boolean, meaning?: Meaning): Term => {
    const words = phrase.map(({ word }) => word)
    const [first = ''] = words
    const isOne = words.length === 1
    // A letter says a kind, 'V type', unless it is being typed.
    const mayBegin = isTyped || first.length > 1
    const isWhole = isName(first) || tradeWords.has(first)
    const begins = isOne && mayBegin && !isWhole && !otherGoods.has(first) && !phrase[0]?.plural
    const whole = words.join(' ')
    const isNamed = (at: number) => plain(products[at]?.name ?? '').includes(whole)
    // 'Pull' of a pull handle counts less than that of a bar pull, but 'pull handle' is its name, and a lever latch handle
    // is a lever handle.
    const isParted = (at: number) => {
      const name = named[at] ?? []
      return (
        headsOf(name.join(' ')).includes(words.at(-1) ?? '') && words.every((word) => name.includes(word))
      )
    }
    const placeOf = (at: number, where: number) =>
      isNamed(at) ? place.name : where < place.parent && isParted(at) ? place.parent : where
    const own = !isOne
      ? new Map([...phraseHits(words)].map(([at, where]) => [at, placeOf(at, where)] as const))
      : begins
        ? together([hitsOf(first), longerHits(first)])
        : hitsOf(first)
    const { phrases, ranked } = meaning ?? meaningOf(words) ?? { phrases: [], ranked: true }
    const isCalled = isOne || [...own.keys()].some(isNamed)
    const alike = phrases.map((each, at) =>
      !ranked && each.join(' ') === whole
        ? none
        : strongly(phraseHits(each), (where) =>
            ranked ? Math.max(place.parent, place.name - at / 2) : isCalled ? lower(where) : where,
          ),
    )
    // Of what means the same, 'rubber strip' is that of rubber, and 'turbo disc' that with a turbo rim.
    const meant = isOne
      ? alike
      : words.reduce((all, word) => {
          if (!materials.has(word) && (ranked || heads.has(word) || isCalled)) return all
          const has = hitsOf(word)
          const told = all.map((hits) => new Map([...hits].filter(([at]) => isStrong(has.get(at) ?? 0))))
          return told.some(({ size }) => size > 0) ? told : all
        }, alike)
    // 'cabinet hand' is about to become handles, though there is a hand saw. What a letter or two begin is not said.
    const mayGrow = isOne && isTyped && isWhole && !otherGoods.has(first) && !isWord(first, 'unit')
    const longer = mayGrow ? beginning(first).filter((each) => each !== first) : []
    const grown = first.length > 2 ? longer.map((each) => [each]) : longer.length > 0 ? [longer] : []
    const others = grown.map((words) => ({
      hits: strongly(together(words.map(hitsOf)), lower),
      meant: words.length === 1 ? words.join() : '',
    }))
    const typed = phrase.flatMap(({ typed }) => typed || []).join(' ')
    // 'Galv' of 'galv hinge' is galvanised, which is said, unless it is still being typed.
    const isCut = isOne && !isTyped && phrase[0]?.far
    const completed = isCut ? (isName(first) ? first : beginning(first)[0]) : undefined
    return term(
      typed,
      phrase.at(-1)?.at ?? 0,
      kindOfWords(words),
      together([phrases.length > 0 && (ranked ? !isOne : !isCalled) ? strongly(own, lower) : own, ...meant]),
      {
        own: strongly(own),
        called: [...words, ...phrases.flat()],
        same: (ranked ? [] : phrases).map((each, at) => [each.join(' '), meant[at] ?? none] as const),
        noun:
          meaning !== undefined ||
          isNoun(words) ||
          (begins && first.length > 1 && own.size > 0 && beginning(first).some((each) => heads.has(each))),
        modifier: phrase.every(({ modifier }) => modifier),
        broad: isOne && (phrase[0]?.far || (!isName(first) && phrases.length === 0)),
        others,
        meant: phrase.some(({ corrected }) => corrected) ? whole : completed,
      },
    )
  }

  const termsOf = (words: readonly Content[], lastAt: number, isService = false): Term[] => {
    const phrases = phrasesOf(words, names, heads).flatMap((phrase) => {
      const said = phrase.map(({ word }) => word)
      // Where there are steel screws, 'screw steel' asks for one of them, and not for one for steel.
      const isOf = materials.has(said.at(-1) ?? '') && !phrase.some(({ modifier }) => modifier)
      const isMade = isOf && meaningOf(said)?.isFor && phraseHits(said).size > 0
      return isMade ? phrase.map((word) => [word]) : [phrase]
    })
    const terms = phrases.map((phrase) => {
      const each = termOfWords(phrase, phrase[0]?.at === lastAt)
      // A bolt for a steel gate is of any material, and its description may say so.
      const isOfOther = phrase[0]?.isFor && phrase.every(({ word }) => materials.has(word))
      return isOfOther ? { ...each, hits: new Map([...each.hits].filter(([, at]) => !isStrong(at))) } : each
    })
    // A use is said by what is done first, or in more words than what is called by its name. It leaves out nothing that
    // is: 'fix a downpipe to the wall' asks for what belongs to downpipes. What only 'cut' is said of is cut.
    const use = isService ? undefined : saidUse(words.map(({ word }) => word))
    const isSaid = ({ word }: Content) => use?.has(word) ?? false
    const isUse = (phrase: readonly Content[], at: number) => {
      const term = terms[at]
      const isFirst = phrase[0] === words[0] || phrase.at(-1) === words[0]
      if (use?.isDone && isFirst) return phrase.length <= use.count
      if (!term?.noun || term.broad) return true
      // 'Hold open door closer' names its thing.
      const [last] = phrase.slice(-1)
      if (use?.isDone) return use.count === 1 || !last || last.modifier || isSaid(last)
      return phrase.every(isSaid) && phrase.length < (use?.count ?? 0)
    }
    if (use && phrases.every(isUse)) {
      const others = words.flatMap((each) => (isSaid(each) ? [] : [{ ...each, modifier: true }]))
      return [termOfWords(words.filter(isSaid), false, use.meaning), ...termsOf(others, -1)]
    }
    if (terms.some(({ noun }) => noun)) return terms
    // A lamp hook is no lamp: other goods are found by what is called so, and as a word beside such a noun.
    const isOther = (at: number) => phrases[at]?.length === 1 && otherGoods.has(phrases[at]?.[0]?.word ?? '')
    const isBeside = ({ hits }: Term) =>
      terms.some(
        (other, at) =>
          !isOther(at) && other.kind === 'word' && [...inCommon([hits, other.hits]).values()].some(isStrong),
      )
    return terms.map((each, at) => {
      if (!isOther(at) || isBeside(each)) return each
      // 'cable' alone may become the cable ties, which are a range of the shop.
      const begun = terms.length === 1 ? (ranges.get(singular(each.typed)) ?? []) : []
      const meant = begun.map((words) => words.join(' ')).join(' or ')
      return { ...each, hits: together(begun.map(phraseHits)), ...(meant && { noun: true, meant }) }
    })
  }

  return (query) => {
    const text = inSigns(plain(query.trim()).replace(/\s+/g, ' '))
      .replace(contracted, '')
      // 'House no 7'
      .replace(/(\p{L}+) no\.?(?= ?\d)/gu, (all, thing) =>
        meaningOf([thing, 'number']) ? `${thing} number` : all,
      )
      .slice(0, 200)
    const { found, rest: withoutNumbers } = numbers.take(text)
    const { sizes, rest } = takeSizes(withoutNumbers)
    const typed = [...rest.matchAll(/\d+\.\d+\p{L}*|[\p{L}\p{M}\p{N}]+/gu)]
      .slice(0, 3 * maxWords)
      .map(({ 0: word, index }) => typedWord(word, index))
      // '3 inch long hinge'; but a '50 mm long shackle padlock' is called so.
      .filter(({ word, at }, index, all) => {
        const isOfSize = sizes.some((size) => text.slice(size.at + size.typed.length, at).trim() === '')
        return !(isOfSize && sidesOfSizes.has(word) && !goTogether(word, all[index + 1]?.word ?? ''))
      })
    const asked = typed.filter(({ word }) => !smallWords.has(word) || shopMatters.has(word))
    const isOfShop = ({ word }: Word, at: number) =>
      shopMatters.has(word) || (shopVerbs.has(word) && at < asked.length - 1)
    if (asked.length > 0 && found.length + sizes.length === 0 && asked.every(isOfShop))
      return { terms: [], notSold: [] }
    const nearest = found.length > 0 || typed.some(({ word }) => /^\D+$/.test(word) && isName(word))
    const spelled = nearest ? undefined : numbers.nearest(text)
    if (spelled) return { terms: [numberTerm(spelled)], notSold: [] }

    const words = inCatalogueWords(known(inCatalogueWords(typed)))
    const { content, away, notSold, near } = contentOf(words, found.length > 0)
    // '12mm steel' is a bar of it, '2 inch pvc' a pipe, where the shop has a word for one.
    const [only] = content
    if (only && content.length === 1 && sizes.length > 0 && materials.has(only.word))
      for (const word of ['bar', 'pipe'])
        if (meaningOf([only.word, word])) content.push({ ...only, typed: '', word })
    const own = content.filter(({ word }) => word !== near.at(-1)).slice(0, maxWords)
    // 'Can you cut chain' asks for chain.
    const isService = words[words.findIndex(({ at }) => at === own[0]?.at) - 1]?.word === 'you'
    const last = words.at(-1)
    const isBeingTyped = last !== undefined && text.endsWith(last.typed)
    let terms = termsOf(own, isBeingTyped ? last.at : -1, isService)
    if (near.length > 0 && !terms.some(({ noun, modifier }) => noun && !modifier))
      terms = [
        ...terms.filter(({ typed }) => !near.includes(typed)),
        ...termsOf(
          near.map((word) => ({ typed: word, word, at: text.length, modifier: false })),
          -1,
        ),
      ]
    const all = [...found.map(numberTerm), ...terms, ...sizes.slice(0, maxSizes).map(sizeTerm)]
    const gone = together(
      away.map((each) => strongly(termOfWords([{ ...each, modifier: true }], false).hits)),
    )
    const remaining = all.map((each) =>
      gone.size > 0 ? { ...each, hits: new Map([...each.hits].filter(([at]) => !gone.has(at))) } : each,
    )
    return { terms: remaining.sort((one, other) => one.at - other.at), notSold }
  }
}
