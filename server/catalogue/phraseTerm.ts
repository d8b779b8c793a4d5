import { isWord } from '../../src/rules/words.ts'
import { otherGoods } from '../../src/shop/search/otherGoods.ts'
import { materials } from '../../src/shop/search/synonyms.ts'
import { type Hits, isStrong, lower, none, place, strongly, together } from './hits.ts'
import type { Lexicon } from './knownWords.ts'
import type { Meant } from './lengths.ts'
import { type Content, type Kind, kindOfWords } from './queryContent.ts'
import { headsOf, plain } from './searchText.ts'
import { type Meaning, meaningOf, tradeWords } from './vocabulary.ts'

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

/** A term that is no noun and has one reading, but for what `more` says. `at`: its place in the query. */
export const term = (typed: string, at: number, kind: Kind, hits: Hits, more: Partial<Term> = {}): Term => ({
  ...{ typed, at, kind, hits, others: [], noun: false, modifier: false },
  ...more,
})

/** The words of a query that mean one thing together. */
export type Phrase = readonly Content[]

/** Whether words say what a part is, themselves or by what they mean. */
const isNoun = ({ heads }: Lexicon, words: readonly string[]) =>
  headsOf(words.join(' ')).some((head) => heads.has(head)) ||
  (meaningOf(words)?.phrases.some((phrase) => phrase.some((word) => heads.has(word))) ?? false)

/** Whether the name of the product at a place has words as they were typed. */
const isNamed =
  ({ products }: Lexicon, words: string) =>
  (at: number) =>
    plain(products[at]?.name ?? '').includes(words)

/** The products that are called by words themselves; `begins`: by what the word begins, too. */
function ownHits(lexicon: Lexicon, words: readonly string[], begins: boolean): Hits {
  const { hitsOf, named, beginning, phraseHits } = lexicon
  const [first = '', ...more] = words
  if (more.length === 0) {
    if (!begins) return hitsOf(first)
    const longer = beginning(first).filter((each) => each !== first)
    return together([hitsOf(first), strongly(together(longer.map(hitsOf)), lower)])
  }
  // 'Pull' of a pull handle counts less than that of a bar pull, but 'pull handle' is its name, and a lever latch handle
  // is a lever handle.
  const isParted = (at: number) => {
    const name = named[at] ?? []
    return headsOf(name.join(' ')).includes(words.at(-1) ?? '') && words.every((word) => name.includes(word))
  }
  const isWhole = isNamed(lexicon, words.join(' '))
  const placeOf = (at: number, where: number) =>
    isWhole(at) ? place.name : where < place.parent && isParted(at) ? place.parent : where
  return new Map([...phraseHits(words)].map(([at, where]) => [at, placeOf(at, where)] as const))
}

/** The products of each phrase that means the same as words; `isCalled`: a part is called by them. */
function sameHits(
  { heads, hitsOf, phraseHits }: Lexicon,
  words: readonly string[],
  { phrases, ranked }: Pick<Meaning, 'phrases' | 'ranked'>,
  isCalled: boolean,
): Hits[] {
  const alike = phrases.map((each, at) =>
    strongly(phraseHits(each), (where) =>
      ranked ? Math.max(place.parent, place.name - at / 2) : isCalled ? lower(where) : where,
    ),
  )
  if (words.length === 1) return alike
  // Of what means the same, 'rubber strip' is that of rubber, and 'turbo disc' that with a turbo rim.
  return words.reduce((all, word) => {
    if (!materials.has(word) && (ranked || heads.has(word) || isCalled)) return all
    const has = hitsOf(word)
    const told = all.map((hits) => new Map([...hits].filter(([at]) => isStrong(has.get(at) ?? 0))))
    return told.some(({ size }) => size > 0) ? told : all
  }, alike)
}

/** What a word that is being typed may become: 'cabinet hand' handles, though there is a hand saw. */
function grownFrom({ beginning, hitsOf }: Lexicon, word: string): Term['others'] {
  const longer = beginning(word).filter((each) => each !== word)
  // What a letter or two begin is not said.
  const grown = word.length > 2 ? longer.map((each) => [each]) : longer.length > 0 ? [longer] : []
  return grown.map((words) => ({
    hits: strongly(together(words.map(hitsOf)), lower),
    meant: words.length === 1 ? words.join() : '',
  }))
}

/** The term of a phrase. `isTyped`: it is the last word of the query, which may be the beginning of another. */
export function phraseTerm(lexicon: Lexicon, phrase: Phrase, isTyped: boolean, meaning?: Meaning): Term {
  const { heads, beginning, isName } = lexicon
  const words = phrase.map(({ word }) => word)
  const [first = ''] = words
  const isOne = words.length === 1
  const isKnown = isName(first) || tradeWords.has(first)
  // A letter says a kind, 'V type', unless it is being typed.
  const mayBegin = isTyped || first.length > 1
  const begins = isOne && mayBegin && !isKnown && !otherGoods.has(first) && !phrase[0]?.plural
  const mayGrow = isOne && isTyped && isKnown && !otherGoods.has(first) && !isWord(first, 'unit')
  const own = ownHits(lexicon, words, begins)
  const said = meaning ?? meaningOf(words) ?? { phrases: [], ranked: true }
  const { phrases, ranked } = said
  const isWhole = isNamed(lexicon, words.join(' '))
  // Of a stock list the order says nothing: 'Bolt & nut hex' is called a 'hex nut bolt'.
  const least = lexicon.isStockList ? place.name : Number.POSITIVE_INFINITY
  const isCalled = isOne || [...own].some(([at, where]) => where >= least || isWhole(at))
  const same = sameHits(lexicon, words, said, isCalled)
  // 'Galv' of 'galv hinge' is galvanised, which is said, unless it is still being typed.
  const isCut = isOne && !isTyped && phrase[0]?.far
  const completed = isCut ? (isName(first) ? first : beginning(first)[0]) : undefined
  return term(
    phrase.flatMap(({ typed }) => typed || []).join(' '),
    phrase.at(-1)?.at ?? 0,
    kindOfWords(words),
    together([phrases.length > 0 && (ranked ? !isOne : !isCalled) ? strongly(own, lower) : own, ...same]),
    {
      own: strongly(own),
      called: [...words, ...phrases.flat()],
      same: (ranked ? [] : phrases).map((each, at) => [each.join(' '), same[at] ?? none] as const),
      noun:
        meaning !== undefined ||
        isNoun(lexicon, words) ||
        (begins && first.length > 1 && own.size > 0 && beginning(first).some((each) => heads.has(each))),
      modifier: phrase.every(({ modifier }) => modifier),
      broad: isOne && (phrase[0]?.far || (!isName(first) && phrases.length === 0)),
      others: mayGrow ? grownFrom(lexicon, first) : [],
      meant: phrase.some(({ corrected }) => corrected) ? words.join(' ') : completed,
    },
  )
}
