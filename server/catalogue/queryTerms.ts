import { inSigns, singular } from '../../src/rules/words.ts'
import { otherGoods } from '../../src/shop/search/otherGoods.ts'
import { materials } from '../../src/shop/search/synonyms.ts'
import { inCommon, isStrong, none, place, strongly, together } from './hits.ts'
import { asCompared, asKnown, type Lexicon, lexiconOf } from './knownWords.ts'
import { type TypedSize, takeSizes } from './lengths.ts'
import { numberReader, type TypedNumber } from './partNumbers.ts'
import { type Phrase, phraseTerm, type Term, term } from './phraseTerm.ts'
import type { Postings } from './postings.ts'
import { type Content, contentReader } from './queryContent.ts'
import { plain, wrappings } from './searchText.ts'
import { contracted, shopMatters, shopVerbs, sidesOfSizes, smallWords } from './smallWords.ts'
import { inCatalogueWords, meaningOf, phrasesOf, saidUse, type Word } from './vocabulary.ts'

/** The words of a query that are searched for; nobody types more, and each costs time. */
const maxWords = 10
const maxSizes = 4

export type Query = { terms: Term[]; notSold: string[] }

const numberTerm = ({ typed, at, hits, meant }: TypedNumber): Term =>
  term(typed, at, 'word', hits, { noun: true, sku: true, meant })

function sizeTerm({ measures }: Lexicon, { typed, at, readings, mm, bare }: TypedSize): Term {
  const [first, ...others] = readings.map(({ fits, meant = '' }) => ({
    meant,
    hits: new Map(
      measures.flatMap((each, index) =>
        fits(each) ? [[index, fits(each, true) ? place.name : place.mixedCategory] as const] : [],
      ),
    ),
  }))
  return term(typed, at, bare ? 'number' : 'size', first?.hits ?? none, { others, mm, meant: first?.meant })
}

/** The phrases of a query. Where there are steel screws, 'screw steel' asks for one of them, and not for one for steel. */
const dividedWords = ({ names, heads, phraseHits }: Lexicon, words: Phrase): Phrase[] =>
  phrasesOf(words, names, heads).flatMap((phrase) => {
    const said = phrase.map(({ word }) => word)
    const isOf = materials.has(said.at(-1) ?? '') && !phrase.some(({ modifier }) => modifier)
    const isMade = isOf && meaningOf(said)?.isFor && phraseHits(said).size > 0
    return isMade ? phrase.map((word) => [word]) : [phrase]
  })

/**
 * The terms of a query that says a use, by what is done first, or in more words than what is called by its name. It leaves out
 * nothing that is: 'fix a downpipe to the wall' asks for what belongs to downpipes. What only 'cut' is said of is cut.
 */
function termsOfUse(lexicon: Lexicon, words: Phrase, phrases: Phrase[], terms: Term[]): Term[] | undefined {
  const use = saidUse(words.map(({ word }) => word))
  if (!use) return undefined
  const isSaid = ({ word }: Content) => use.has(word)
  const isUse = (phrase: Phrase, at: number) => {
    const term = terms[at]
    const isFirst = phrase[0] === words[0] || phrase.at(-1) === words[0]
    if (use.isDone && isFirst) return phrase.length <= use.count
    if (!term?.noun || term.broad) return true
    // 'Hold open door closer' names its thing.
    const [last] = phrase.slice(-1)
    if (use.isDone) return use.count === 1 || !last || last.modifier || isSaid(last)
    return phrase.every(isSaid) && phrase.length < use.count
  }
  if (!phrases.every(isUse)) return undefined
  const others = words.flatMap((each) => (isSaid(each) ? [] : [{ ...each, modifier: true }]))
  return [phraseTerm(lexicon, words.filter(isSaid), false, use.meaning), ...termsOf(lexicon, others, -1)]
}

/** A lamp hook is no lamp: where no term is a noun, other goods are found by what is called so, and as a word beside such a noun. */
function withoutOtherGoods(lexicon: Lexicon, phrases: Phrase[], terms: Term[]): Term[] {
  const { ranges, phraseHits, isStockList } = lexicon
  // Which word of a stock list's name is the thing is not sure.
  if (isStockList) return terms
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

/** The terms of words. `lastAt`: where the word stands that is being typed; `isService`: what is done is asked of the shop. */
function termsOf(lexicon: Lexicon, words: Phrase, lastAt: number, isService = false): Term[] {
  const phrases = dividedWords(lexicon, words)
  const terms = phrases.map((phrase) => {
    const each = phraseTerm(lexicon, phrase, phrase[0]?.at === lastAt)
    // A bolt for a steel gate is of any material, and its description may say so.
    const isOfOther = phrase[0]?.isFor && phrase.every(({ word }) => materials.has(word))
    return isOfOther ? { ...each, hits: new Map([...each.hits].filter(([, at]) => !isStrong(at))) } : each
  })
  const used = isService ? undefined : termsOfUse(lexicon, words, phrases, terms)
  if (used) return used
  return terms.some(({ noun }) => noun) ? terms : withoutOtherGoods(lexicon, phrases, terms)
}

/** Characters of a query that are read: more would only keep the server busy. */
const longestQuery = 200

/** The text of a query in plain letters and signs. */
const plainQuery = (query: string): string =>
  inSigns(plain(query.trim().slice(0, 2 * longestQuery)).replace(/\s+/g, ' '))
    .replace(contracted, '')
    // 'House no 7'
    .replace(/(\p{L}+) no\.?(?= ?\d)/gu, (all, thing) =>
      meaningOf([thing, 'number']) ? `${thing} number` : all,
    )
    .slice(0, longestQuery)

/** The words of `rest`, a text without its part numbers and its `sizes`, but for the side of a size. */
const wordsBeside = (lexicon: Lexicon, text: string, sizes: readonly TypedSize[], rest: string) =>
  [...rest.matchAll(/\d+\.\d+\p{L}*|[\p{L}\p{M}\p{N}]+/gu)]
    .slice(0, 3 * maxWords)
    .map(({ 0: word, index }) => asCompared(lexicon, word, index))
    // '3 inch long hinge'; but a '50 mm long shackle padlock' is called so.
    .filter(({ word, at }, index, all) => {
      const isOfSize = sizes.some((size) => text.slice(size.at + size.typed.length, at).trim() === '')
      return !(isOfSize && sidesOfSizes.has(word) && !lexicon.goTogether(word, all[index + 1]?.word ?? ''))
    })

/** Whether words ask about the shop alone, and for no part: 'opening hours'. */
function isOfShop(typed: readonly Word[]): boolean {
  const asked = typed.filter(({ word }) => !smallWords.has(word) || shopMatters.has(word))
  return (
    asked.length > 0 &&
    asked.every(({ word }, at) => shopMatters.has(word) || (shopVerbs.has(word) && at < asked.length - 1))
  )
}

/** What is asked for, where a material alone stands beside a size: '12mm steel' is a bar of it, '2 inch pvc' a pipe. */
function withThing(content: Phrase, hasSizes: boolean): Phrase {
  const [only, another] = content
  if (!only || another || !hasSizes || !materials.has(only.word)) return content
  const things = ['bar', 'pipe'].filter((word) => meaningOf([only.word, word]))
  return [only, ...things.map((word) => ({ ...only, typed: '', word }))]
}

/** Reads queries over a catalogue. */
export function queryReader(catalogue: Postings): (query: string) => Query {
  const lexicon = lexiconOf(catalogue)
  const { isName, phraseHits, products } = lexicon
  const numbers = numberReader(products.map(({ sku }) => sku))
  // A folding door's pivot with a bracket is no folding bracket. 'Wire binding' of a stock list is binding wire.
  const isSold = (words: readonly string[]) =>
    phraseHits(words).size > 0 &&
    (catalogue.isStockList ||
      words.every((word, at) => at === 0 || lexicon.goTogether(words[at - 1] ?? '', word)))
  const contentOf = contentReader(catalogue, isSold)

  return (query) => {
    const text = plainQuery(query)
    const { found, rest: withoutNumbers } = numbers.take(text)
    const { sizes, rest } = takeSizes(withoutNumbers)
    const typed = wordsBeside(lexicon, text, sizes, rest)
    if (found.length + sizes.length === 0 && isOfShop(typed)) return { terms: [], notSold: [] }
    const nearest = found.length > 0 || typed.some(({ word }) => /^\D+$/.test(word) && isName(word))
    const spelled = nearest ? undefined : numbers.nearest(text)
    if (spelled) return { terms: [numberTerm(spelled)], notSold: [] }

    const words = inCatalogueWords(asKnown(lexicon, inCatalogueWords(typed)))
    const { content, away, notSold, near } = contentOf(words, found.length > 0)
    const own = withThing(content, sizes.length > 0)
      .filter(({ word }) => word !== near.at(-1))
      .slice(0, maxWords)
    // 'Can you cut chain' asks for chain.
    const isService = words[words.findIndex(({ at }) => at === own[0]?.at) - 1]?.word === 'you'
    const last = words.at(-1)
    const isBeingTyped = last !== undefined && text.endsWith(last.typed)
    let terms = termsOf(lexicon, own, isBeingTyped ? last.at : -1, isService)
    if (near.length > 0 && !terms.some(({ noun, modifier }) => noun && !modifier))
      terms = [
        ...terms.filter(({ typed }) => !near.includes(typed)),
        ...termsOf(
          lexicon,
          near.map((word) => ({ typed: word, word, at: text.length, modifier: false })),
          -1,
        ),
      ]
    // Of what is not sold, and has nothing near it here, a size or a roll is none of something else.
    const isElse = ({ noun, modifier, typed }: Term) => noun && !modifier && !wrappings.has(typed)
    if (notSold.length > 0 && near.length === 0 && !terms.some(isElse)) return { terms: [], notSold }
    const sized = sizes.slice(0, maxSizes).map((size) => sizeTerm(lexicon, size))
    const all = [...found.map(numberTerm), ...terms, ...sized]
    const gone = together(
      away.map((each) => strongly(phraseTerm(lexicon, [{ ...each, modifier: true }], false).hits)),
    )
    const remaining = all.map((each) =>
      gone.size > 0 ? { ...each, hits: new Map([...each.hits].filter(([at]) => !gone.has(at))) } : each,
    )
    return { terms: remaining.sort((one, other) => one.at - other.at), notSold }
  }
}
