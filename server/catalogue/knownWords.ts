import { shapeOf } from '../../src/rules/partShape.ts'
import { toLatin } from '../../src/rules/placeSpelling.ts'
import { plural, singular } from '../../src/rules/words.ts'
import { otherGoods } from '../../src/shop/search/otherGoods.ts'
import { materials, uses } from '../../src/shop/search/synonyms.ts'
import { inCommon, strongly } from './hits.ts'
import type { Postings } from './postings.ts'
import { looseSoundOf, soundOf, withoutIng } from './searchText.ts'
import { commonWords, labels, shopMatters, smallWords } from './smallWords.ts'
import { isKeySlip, lettersOffBeside, spelling } from './spelling.ts'
import {
  meaningOf,
  respelt,
  saidWords,
  tradePhrases,
  tradeWords,
  type Word,
  withoutEnding,
  wordsNotSold,
} from './vocabulary.ts'

/** The place of the word that the one at a place denies, or -1: 'door not closing' asks for what closes it. */
export function deniedBy(words: readonly Word[], at: number, heads: ReadonlySet<string>): number {
  const next = words.findIndex(({ word }, place) => place > at && !smallWords.has(word))
  const said = words[at]?.word ?? ''
  if (said === 'no' || said === 'without') return next === at + 1 ? next : -1
  const word = words[next]?.word ?? ''
  // 'Does not lock' denies no lock.
  const isVerb = next === at + 1 && /^(?:do|does|did|will|would|can)$/.test(words[at - 1]?.word ?? '')
  const isThing =
    (!isVerb && (materials.has(word) || uses.has(word) || heads.has(word))) ||
    meaningOf([`${word}less`]) !== undefined
  return isThing && (said === 'not' || said === 'except') ? next : -1
}

/** The word that one of these is nearest to among those that stand beside it: 'bots' is the bolts of 'tower bots'. */
function vouchedBy(beside: readonly string[], typed: string, most = 9): string | undefined {
  const offs = beside.map((word) => lettersOffBeside(typed, word))
  const least = Math.min(most, ...offs)
  return beside[offs.indexOf(least)]
}

/** The words that stand together with a word in phrases. */
function companionsIn(phrases: readonly (readonly string[])[]): (word: string) => string[] {
  const company = new Map<string, Set<string>>()
  for (const phrase of phrases)
    for (const word of phrase)
      for (const other of phrase)
        if (other !== word && /^[a-z]{3,}$/.test(other))
          company.set(word, (company.get(word) ?? new Set()).add(other))
  return (word) => [...(company.get(word) ?? [])]
}

/** The words that begin with another. */
function beginningIn(words: Iterable<string>): (word: string) => string[] {
  const byLetter = new Map<string, string[]>()
  for (const word of [...words].sort())
    byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word])
  return (word) => byLetter.get(word.charAt(0))?.filter((each) => each.startsWith(word)) ?? []
}

/** Corrects words to those of the names of a catalogue and of the trade, by their letters or, `correctLoosely`, by ear. */
function correctorsOf({ words, heads }: Postings) {
  const named = [...words].map(
    ([word, count]) => [word, (heads.has(word) ? 5 : 1) + Math.min(4, count / 50)] as const,
  )
  // Taken for a small word, a word would fall away unsaid.
  const andSaid = (said: ReadonlySet<string>) =>
    new Map(
      [...[...said].map((word) => [word, tradeWords.has(word) ? 0 : -1] as const), ...named].filter(
        ([word]) => !smallWords.has(word),
      ),
    )
  // Heard as well as a word of the trade, other goods are meant: 'ටැප්' is a tap, and no top.
  const heard = [...andSaid(tradeWords), ...[...otherGoods].map((word) => [word, 10] as const)]
  return {
    correct: spelling(andSaid(saidWords)),
    correctLoosely: spelling(new Map(heard), looseSoundOf, soundOf),
  }
}

/**
 * A catalogue as queries are read by it. `isWhole` words need no correction, and `things` are what a slip of the keys may mean;
 * `goTogether`: one word stands directly before another in what parts are called; `phraseHits` have all words of a phrase.
 */
export type Lexicon = ReturnType<typeof lexiconOf>

/** Reads the words of a catalogue. */
export function lexiconOf(catalogue: Postings) {
  const { words: nameWords, has, heads, kinds, hitsOf } = catalogue
  const shapes = new Map([...nameWords.keys()].map((word) => [shapeOf(word), word] as const))
  const neighbours = new Set(kinds.flatMap((words) => words.map((word, at) => `${word} ${words[at + 1]}`)))
  return {
    ...catalogue,
    ...correctorsOf(catalogue),
    companions: companionsIn([...kinds, ...tradePhrases]),
    beginning: beginningIn(nameWords.keys()),
    isName: (word: string) => nameWords.has(word),
    /** The word that was printed where a machine has read a digit for a letter: 'bolt' of 'bo1t'. */
    printed: (word: string) => (/\d/.test(word) ? shapes.get(shapeOf(word)) : undefined),
    isWhole: (word: string) =>
      [otherGoods, wordsNotSold, shopMatters, smallWords, labels, saidWords].some((words) =>
        words.has(word),
      ) ||
      has(word) ||
      meaningOf([word]) !== undefined,
    things: [...heads, ...uses, ...materials, ...[...nameWords.keys()].filter((word) => word.length > 4)],
    goTogether: (one: string, other: string) => neighbours.has(`${one} ${other}`),
    phraseHits: (phrase: readonly string[]) => inCommon(phrase.map((word) => strongly(hitsOf(word)))),
  }
}

const isCommon = ({ word }: Word) => commonWords.has(singular(word))

const partings = (word: string) =>
  Array.from({ length: Math.max(0, Math.min(word.length, 24) - 5) }, (_, at) =>
    [word.slice(0, at + 3), word.slice(at + 3)].map(singular),
  )

/** 'doorhandle' as the fewest words that are known. */
function parted(lexicon: Lexicon, word: string): string[] | undefined {
  const isPart = (part: string) => lexicon.isName(part) || (part.length > 3 && tradeWords.has(part))
  const ways = partings(word).flatMap(([first = '', rest = '']) => {
    const others = isPart(rest)
      ? [rest]
      : isPart(first) && rest.length > 5
        ? parted(lexicon, rest)
        : undefined
    return isPart(first) && others ? [[first, ...others]] : []
  })
  return ways.toSorted((one, other) => one.length - other.length)[0]
}

/** 'walplug' as two words of which one vouches for the other. */
const partedNearly = ({ companions }: Lexicon, word: string): string[] | undefined =>
  partings(word).flatMap(([one = '', two = '']) => {
    const second = vouchedBy(companions(one), two, 1)
    const first = vouchedBy(companions(two), one, 1)
    return second ? [[one, second]] : first ? [[first, two]] : []
  })[0]

/** 'thres hold' as the one word that both are, also misspelt. */
function joined(lexicon: Lexicon, one?: Word, two?: Word): string | undefined {
  const { isName, isWhole, companions, correct, heads, phraseHits } = lexicon
  if (!one?.typed || !two?.typed) return undefined
  const whole = singular(one.typed + two.typed)
  if (otherGoods.has(whole) && phraseHits([one.word, two.word]).size === 0) return whole
  // 'Weather proof' is weatherproof, though both are words: no part has them apart.
  const isNeverApart = isName(whole) && phraseHits([one.word, two.word]).size === 0
  const areWords = [one, two].every(({ typed }) => isWhole(typed) || isWhole(singular(typed)))
  if (areWords && !isNeverApart) return undefined
  if (isName(whole) || saidWords.has(whole)) return whole
  // 'spirit le' is about to become a spirit level.
  if (companions(one.word).some((word) => word.startsWith(two.typed))) return undefined
  // 'Brass hings' is no bearing: brass stands for itself.
  const isItself = ({ typed }: Word) => [heads, uses, materials].some((words) => words.has(singular(typed)))
  const mayBeOne = whole.length > 7 && ![one, two].some((each) => isCommon(each) || isItself(each))
  const near = mayBeOne ? correct(whole) : undefined
  // 'Padlok brss' is a padlock with another word.
  const isHalf = [one, two].some(({ typed }) => near === singular(typed) || near === correct(typed))
  return near !== undefined && isName(near) && !isHalf ? near : undefined
}

/** A word that the catalogue does not have as one or two that it has, or as it is. */
function nearest(lexicon: Lexicon, each: Word): Word[] {
  const { isName, correct, correctLoosely, things } = lexicon
  const { word, typed } = each
  const latin = singular(toLatin(word))
  if (latin !== word) {
    const meant = isName(latin) || saidWords.has(latin) ? latin : withoutEnding(latin)
    return [{ ...each, word: meant ?? correctLoosely(latin) ?? latin, corrected: true }]
  }
  if (isCommon(each)) return [each]
  const printed = lexicon.printed(word)
  if (printed) return [{ ...each, word: printed, corrected: true }]
  const inflected =
    withoutEnding(word) ?? [withoutIng(word)].find((stem) => isName(stem) || tradeWords.has(stem))
  if (inflected) return [{ ...each, word: inflected }]
  const isSlip = (thing: string) => [thing, plural(thing)].some((one) => isKeySlip(typed, one))
  const slip = typed.length > 3 ? things.find(isSlip) : undefined
  const parts = parted(lexicon, word) ?? (slip ? undefined : partedNearly(lexicon, word))
  if (parts) return parts.map((part) => ({ ...each, typed: part, word: part }))
  const meant = slip ?? correct(word, typed)
  return [meant ? { ...each, word: meant, corrected: true } : each]
}

/** A word as it is compared: spelt right where the slip is known, in the singular, unless it begins another. */
export function asCompared({ isName, beginning }: Lexicon, typed: string, at: number): Word {
  const fixed = respelt(typed)
  // 'කොට්ටයක්' is a bag.
  const counted = typed.replace(/(?:ක්|යි)$/u, '')
  const one = [typed, counted].find((word) => smallWords.has(word)) ?? singular(typed)
  const begun = isName(one) || tradeWords.has(one) ? [] : beginning(typed)
  // 'chis' is the beginning of a chisel, and no plural.
  const [whole = one, other] = begun
  const far = begun.length > 0 && !fixed
  const isOne = other === undefined || begun.every((each) => each.startsWith(whole))
  const word = fixed ?? (isOne && typed.length > 3 ? whole : typed)
  // 'bots' is no beginning of a bottom.
  return { typed, word, at, corrected: fixed !== undefined, far, plural: word === one && one !== typed }
}

/** Each word as the catalogue has it: corrected, parted where two were joined, joined where one was parted. */
export function asKnown(lexicon: Lexicon, words: readonly Word[]): Word[] {
  const { isWhole, beginning, companions } = lexicon
  const isKnown = (word: string) => isWhole(word) || (word.length >= 2 && beginning(word).length > 0)
  const wholes = words.map((each, at) => joined(lexicon, each, words[at + 1]))
  const isRight = (each: Word) => (each.plural ? isWhole : isKnown)(each.word)
  const alone = words.map((each) => (isRight(each) ? [each] : nearest(lexicon, each)))
  const isContent = ([each]: Word[]) => !smallWords.has(each?.word ?? '')
  /** What stands beside the words before and after one in what parts are called. */
  const besideOf = (at: number) =>
    [alone.slice(0, at).findLast(isContent)?.at(-1), alone.slice(at + 1).find(isContent)?.[0]].flatMap(
      (next) => companions(next?.word ?? ''),
    )
  return words.flatMap((each, at): Word[] => {
    const next = words[at + 1]
    const whole = wholes[at]
    if (wholes[at - 1]) return []
    if (next && whole) {
      const corrected = whole !== singular(each.typed + next.typed)
      return [{ ...each, typed: `${each.typed} ${next.typed}`, word: whole, corrected }]
    }
    const own = alone[at] ?? []
    if (isRight(each) || !/^[a-z]{3,}$/.test(each.word) || isCommon(each)) return own
    const beside = vouchedBy(besideOf(at), each.typed)
    const other = own.length === 1 && own[0]?.word !== each.word ? own[0] : undefined
    const isNearer =
      beside &&
      (!other ||
        (other.corrected &&
          lettersOffBeside(each.typed, beside) <= lettersOffBeside(each.typed, other.word) + 1))
    return isNearer ? [{ ...each, word: beside, corrected: true }] : own
  })
}
