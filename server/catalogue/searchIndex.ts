import MiniSearch from 'minisearch'
import type { Product } from '../store/records.ts'
import { isLength, lengthsIn, takeLengths } from './lengths.ts'
import { synonyms } from './synonyms.ts'

/** Normalises text for comparison: lower case, no diacritics, '×' as 'x'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('×', 'x')

/** Keeps only letters and digits, so that 'hngk102' finds HNG-K102-BK. */
const squeeze = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '')

/** The words of a query that are searched for; nobody types more, and each costs time. */
const maxWords = 10
/** How many words the index may take a misspelled one for. */
const maxReadings = 5

type Entry = {
  product: Product
  name: string
  all: string
  sku: string
  compact: string
  lengths: readonly number[]
}
type Test = (entry: Entry) => boolean
/** What a word or phrase of the query stands for: as it was typed, or as it may have been meant. */
type Term = { typed: Test; meaning: Test }

const every =
  (tests: readonly Test[]): Test =>
  (entry) =>
    tests.every((test) => test(entry))
const some =
  (tests: readonly Test[]): Test =>
  (entry) =>
    tests.some((test) => test(entry))

/** An abbreviation, such as 'ss', must be a word of its own: otherwise it would match the end of 'brass'. */
const wholeWord = (word: string): Test => {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u')
  return ({ all }) => pattern.test(all)
}

const containing = (word: string): Test => {
  const squeezed = squeeze(word)
  const number = /\d/.test(word)
  return ({ all, sku, compact: text }) =>
    all.includes(word) || sku.includes(squeezed) || (number && text.includes(squeezed))
}

const singular = (word: string) => word.replace(/(?<=(?:ch|sh|ss|x))es$|(?<=\p{L}{2}[^s\P{L}])s$/u, '')
const wordsOf = (text: string) => text.split(' ').filter(squeeze)

const phraseOf = (words: readonly string[]) => words.map(singular).join(' ')
const phrases = new Map(
  synonyms.flatMap((group) => group.map((phrase) => [phraseOf(wordsOf(phrase)), group] as const)),
)
const phraseTest = (phrase: string): Test =>
  every(wordsOf(phrase).map((word) => (word.length <= 3 ? wholeWord(word) : containing(singular(word)))))
const meaningsOf = (words: readonly string[]): Test[] => (phrases.get(phraseOf(words)) ?? []).map(phraseTest)
const wordTest = (word: string): Test =>
  word.length <= 3 && phrases.has(word) ? wholeWord(word) : containing(word)
const testsOf = (word: string): Test[] => [wordTest(word), ...meaningsOf([word])]
const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => wordsOf(phrase).length))

/** The ways to read a word as two that were joined: 'doorhandle'. */
const splits = (word: string): [string, string][] =>
  /^\p{L}{6,20}$/u.test(word)
    ? Array.from({ length: word.length - 5 }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)])
    : []

/** How many letters of a word may be wrong, the fewest first: none of three letters, one of four, two of more. */
const lettersOff = (word: string) => [1, 2].filter((off) => word.length >= 3 + off)

const letters = (word: string) => [...word].sort().join('')

/** Corrects words that occur in no product. Swapped letters count before others; in part numbers one may be wrong. */
function spelling(entries: readonly Entry[]) {
  const words = new Set(
    entries.flatMap(({ all }) => all.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{L}{4,}$/u.test(word))),
  )
  for (const phrase of phrases.keys())
    for (const word of phrase.split(/[ -]/)) if (word.length >= 4) words.add(word)
  const indexOf = (list: Iterable<string>) => {
    const index = new MiniSearch<{ id: string }>({
      fields: ['id'],
      tokenize: (word) => [word],
      processTerm: (word) => word,
    })
    index.addAll(Array.from(list, (id) => ({ id })))
    return index
  }
  const wordIndex = indexOf(words)
  const numberIndex = indexOf(new Set(entries.flatMap(({ sku }) => (sku ? [sku] : []))))
  const read = (index: MiniSearch, word: string, off: number) => {
    const matches = index.search(word, { fuzzy: off, maxFuzzy: off }).map(({ id }) => String(id))
    const transposed = matches.filter((reading) => letters(reading) === letters(word))
    return (transposed.length > 0 ? transposed : matches).slice(0, maxReadings)
  }
  return (word: string): string[] => {
    if (/\d/.test(word)) return word.length >= 5 ? read(numberIndex, word, 1) : []
    return (
      lettersOff(word)
        .map((off) => read(wordIndex, word, off))
        .find((readings) => readings.length > 0) ?? []
    )
  }
}

/**
 * Search over a catalogue: every word of the query, of at most ten different ones, must occur in a product's name, part
 * number, brand or category. A word may also be a plural or a synonym or, if it occurs nowhere, one with one or two
 * wrong letters, or two joined words; a length may be in inches or feet. Part-number matches come first, then names
 * that begin with the query, then names with all its words, then what brand or category adds, then what only such a reading
 * finds, each in catalogue order.
 */
export function searchIndex(products: readonly Product[]): (query: string, limit: number) => Product[] {
  const entries = products.map((product): Entry => {
    const { name, sku, brand, category_name } = product
    return {
      product,
      name: plain(name),
      all: plain([name, sku, brand, category_name].join(' ')),
      sku: squeeze(sku),
      compact: [name, brand, category_name].map(squeeze).join(' '),
      lengths: lengthsIn(plain(name)),
    }
  })
  let correct: ReturnType<typeof spelling> | undefined

  const occurs = (test: Test) => entries.some(test)
  /** The words that may be meant by one that occurs in no product. */
  const readingsOf = (word: string): string[] => {
    if ([containing(word), ...testsOf(singular(word))].some(occurs)) return []
    correct ??= spelling(entries)
    return correct(squeeze(word))
  }
  const wordTerm = (word: string, readings: readonly string[]): Term => {
    const meanings = [...testsOf(singular(word)), ...readings.flatMap(testsOf)]
    const joined = splits(word)
      .map((parts) => some([every(parts.map((part) => some(testsOf(part)))), ...meaningsOf(parts)]))
      .find((test) => readings.length === 0 && !meanings.some(occurs) && occurs(test))
    return { typed: wordTest(word), meaning: some(joined ? [joined] : meanings) }
  }

  /** The terms of a query: phrases that have synonyms, and single words. */
  const termsOf = (words: readonly string[]): Term[] => {
    const readings = words.map(readingsOf)
    const corrected = words.map((word, at) => readings[at]?.[0] ?? word)
    const terms: Term[] = []
    for (let at = 0; at < words.length; ) {
      let end = Math.min(at + longestPhrase, words.length)
      while (end > at + 1 && meaningsOf(corrected.slice(at, end)).length === 0) end -= 1
      const term =
        end > at + 1
          ? {
              typed: every(words.slice(at, end).map(wordTest)),
              meaning: some(meaningsOf(corrected.slice(at, end))),
            }
          : wordTerm(words[at] ?? '', readings[at] ?? [])
      terms.push(term)
      at = end
    }
    return terms
  }

  return (query, limit) => {
    const typed = plain(query.trim()).replace(/\s+/g, ' ')
    const whole = squeeze(typed)
    if (whole === '') return []
    const { lengths, rest } = takeLengths(typed)
    const words = [...new Set(wordsOf(rest))].slice(0, maxWords)
    const terms: Term[] = [
      ...termsOf(words),
      ...lengths.slice(0, maxWords).map((length): Term => {
        const lengthTest: Test = ({ lengths }) => lengths.some((each) => isLength(length, each))
        return { typed: lengthTest, meaning: lengthTest }
      }),
    ]
    const number = /\d/.test(whole)
    const ranks: Product[][] = [[], [], [], [], []]
    for (const entry of entries) {
      if (!terms.every(({ typed, meaning }) => typed(entry) || meaning(entry))) continue
      const { product, name, sku } = entry
      const nameAlone = { ...entry, all: name, compact: squeeze(name) }
      const rank =
        sku.startsWith(whole) || (number && sku.includes(whole))
          ? 0
          : name.startsWith(typed)
            ? 1
            : terms.every(({ typed }) => typed(nameAlone))
              ? 2
              : terms.every(({ typed }) => typed(entry))
                ? 3
                : 4
      ranks[rank]?.push(product)
    }
    return ranks.flat().slice(0, limit)
  }
}
