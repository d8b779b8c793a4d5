import { singular } from '../../src/rules/words.ts'
import { meanings } from '../../src/shop/search/meanings.ts'
import { namesNotSold, otherGoods } from '../../src/shop/search/otherGoods.ts'
import { materials, spellings, synonyms, uses } from '../../src/shop/search/synonyms.ts'
import { translations } from '../../src/shop/search/translations.ts'
import { doing, things, usesOfParts } from '../../src/shop/search/uses.ts'
import { plain, withoutIng, wordsOf } from './searchText.ts'
import { smallWords } from './smallWords.ts'

/** A word of a query: as it was typed, and as it is looked for. Of several words for one, the first has them all. */
export type Word = {
  typed: string
  word: string
  at: number
  corrected?: boolean | undefined
  far?: boolean | undefined
  /** It was typed in the plural, and is no beginning of a word. */
  plural?: boolean
}

const listed = (phrases: string): string[] => phrases.split(', ')
/** The words of a phrase as they are compared: without small words, in the singular. */
const phraseWords = (phrase: string): string[] => {
  const words = wordsOf(phrase)
  const content = words.filter((word) => !smallWords.has(word))
  return content.length > 0 ? content : words
}
/** 'closing', 'closer' and 'close' are one in a phrase, and 'cutting', 'cutter' and 'cut'. */
const stem = (word: string) =>
  withoutIng(word.replace(/(?<=\p{L}{3})er$/u, 'ing')).replace(/(?<=\p{L}{3})e$/u, '')
const keyOf = (words: readonly string[]) => (words.length > 1 ? words.map(stem) : words).join(' ')
const keyOfPhrase = (phrase: string) => keyOf(phraseWords(phrase))
const longest = (keys: Iterable<string>) => Math.max(...[...keys].map((key) => key.split(' ').length))

/**
 * What is meant by a phrase: others of its group as much as it itself, or (`ranked`) some more than others. `isFor`: it is said
 * with a 'for', as 'screw for steel', without which it may be what the thing is made of.
 */
export type Meaning = { phrases: readonly (readonly string[])[]; ranked: boolean; isFor?: boolean }

const meaningsBy = new Map<string, Meaning>()
/** Words of which one stands for all, so that what is said of a door also holds for a front door. */
const rewritten = new Map<string, string[]>()
const groups = synonyms.map(listed)
for (const group of groups) {
  const [first = ''] = group
  // A 'steel bar' is a reinforcing bar, but what else has both words is none.
  const phrases = group
    .map(phraseWords)
    .filter((words, at) => at === 0 || words.length === 1 || !words.some((word) => materials.has(word)))
  for (const phrase of group)
    if (uses.has(first)) rewritten.set(keyOfPhrase(phrase), [first])
    else meaningsBy.set(keyOfPhrase(phrase), { phrases, ranked: false, isFor: phrase.includes(' for ') })
}
const inGroups = (phrase: string) => meaningsBy.get(keyOfPhrase(phrase))?.phrases ?? [phraseWords(phrase)]
const inCatalogue = meanings.map(([said, meant]) => [said, listed(meant).flatMap(inGroups)] as const)
for (const [said, phrases] of inCatalogue)
  for (const phrase of listed(said)) meaningsBy.set(keyOfPhrase(phrase), { phrases, ranked: true })
for (const [, said, meant] of translations)
  for (const phrase of listed(said))
    rewritten.set(keyOf(wordsOf(plain(phrase))), rewritten.get(meant) ?? wordsOf(meant))

/** What a phrase of the trade means; undefined for one that means only itself. */
export function meaningOf(words: readonly string[]): Meaning | undefined {
  const own = meaningsBy.get(keyOf(words))
  if (own || words.length < 2) return own
  // A part of a phrase by another name: a 'post box lock' is a letter box lock.
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1) {
      const part = to - from < words.length ? meaningsBy.get(keyOf(words.slice(from, to))) : undefined
      for (const phrase of part && !part.ranked ? part.phrases : []) {
        const found = meaningsBy.get(keyOf([...words.slice(0, from), ...phrase, ...words.slice(to)]))
        if (found) return found
      }
    }
  return undefined
}

const longestPhrase = longest(meaningsBy.keys())
/**
 * The words of a query in phrases that the trade or the catalogue has: the longest first, then what belongs together in
 * whatever order it stands, as 'hinge for a door' is a door hinge. `modifier`: a word stands after a 'for' or a 'with'.
 */
export function phrasesOf<Said extends Word & { modifier: boolean }>(
  words: readonly Said[],
  names: ReadonlySet<string>,
  heads: ReadonlySet<string>,
): Said[][] {
  let left = words.map((word) => [word])
  const said = (phrase: readonly Said[]) => phrase.map(({ word }) => word)
  const phrases: Said[][] = []
  /** A lock with a cylinder is no cylinder. */
  const isWith = (phrase: readonly Said[]) => {
    const called = meaningOf(said(phrase))?.phrases[0] ?? []
    const nouns = phrase.filter(({ modifier }) => !modifier)
    const isOther = ({ modifier, word }: Said) => modifier && word === called.at(-1) && heads.has(word)
    return nouns.length > 0 && phrase.some(isOther) && nouns.every(({ word }) => !called.includes(word))
  }
  for (let count = Math.min(longestPhrase, left.length); count > 1; count -= 1)
    for (let at = 0; at + count <= left.length; ) {
      const phrase = left.slice(at, at + count).flat()
      const isKnown = meaningOf(said(phrase)) || names.has(said(phrase).join(' '))
      if (!isKnown || isWith(phrase)) at += 1
      else {
        phrases.push(phrase)
        left.splice(at, count)
      }
    }
  left = [...phrases, ...left]
  /** A lock spring is no spring lock, and a steel screw none for steel: what stands last is the thing. 'Hammer, claw' is a claw hammer. */
  const belong = (before: readonly Said[], one: readonly Said[]) => {
    const turned = [...before, ...one]
    const last = before.at(-1)
    const isTurned = last !== undefined && !last.modifier && last.at > (one[0]?.at ?? 0)
    const isThing =
      isTurned &&
      [heads, materials, calledThings].some((words) => words.has(one.at(-1)?.word ?? '')) &&
      [calledThings, heads, otherGoods].some((words) => words.has(last.word))
    const isName = names.has(said(turned).join(' '))
    // A 'chain link gate' is a gate, and no gate's chain.
    const [start = 0, end = 0] = [before[0], one.at(-1)].map((each) => words.indexOf(each as Said))
    const isApart = isTurned && uses.has(last.word) && start > end + 1
    return meaningOf(said(turned)) !== undefined && !isWith(turned) && !isApart && (!isThing || isName)
  }
  const merged = (one: Said[], other: Said[]): Said[][] | undefined => {
    if (belong(other, one)) return [[...other, ...one]]
    // A 'cylindrical door lock' is a cylindrical lock for a door.
    const kind = one.slice(0, -1)
    const noun = one.slice(-1)
    // A word that is only spelt nearly so takes none apart: a 'wirell door lock' is no wire lock.
    const isForUse =
      phrases.includes(one) &&
      said(kind).every((word) => uses.has(word)) &&
      !other.some(({ corrected }) => corrected)
    return isForUse && belong(other, noun) ? [[...other, ...noun], kind] : undefined
  }
  for (let at = 0; at < left.length ** 2; at += 1) {
    const one = left[Math.floor(at / left.length)]
    // Of 'a lock for a two door cupboard' the cupboard counts before the door.
    const other = left[left.length - 1 - (at % left.length)]
    const both = one && other && one !== other ? merged(one, other) : undefined
    if (!both) continue
    left = [...both, ...left.filter((each) => each !== one && each !== other)]
    at = -1
  }
  return left
}

const stemOfUse = (word: string) => withoutIng(word).replace(/(?<=\p{L}{3})e$/u, '')
const oneOf = new Map(
  [...doing, ...things].flatMap((group) => {
    const words = listed(group).map(stemOfUse)
    return words.map((word) => [word, words[0] ?? word] as const)
  }),
)
/** What a word is where a use is said. */
const wordOfUse = (word: string) => oneOf.get(stemOfUse(word)) ?? stemOfUse(word)
const meantBy = usesOfParts.flatMap(([said, meant]) =>
  listed(said).map((phrase) => ({
    words: phraseWords(phrase).map(wordOfUse),
    meaning: { phrases: listed(meant).flatMap(inGroups), ranked: true },
  })),
)
const verbs = new Set(doing.map((group) => wordOfUse(listed(group)[0] ?? '')))
export type Use = { meaning: Meaning; count: number; has: (word: string) => boolean; isDone: boolean }
/** The use that a query says, of the most words: its meaning, whether a word is one of it, and whether what is done comes first. */
export function saidUse(words: readonly string[]): Use | undefined {
  const said = words.map(wordOfUse)
  const [first = ''] = said
  const count = (use: { words: readonly string[] }) =>
    use.words.length + (use.words.includes(first) ? 0.5 : 0)
  const [most] = meantBy
    .filter((use) =>
      use.words.every((word) => (use.words.length > 1 ? said : words.slice(0, 1)).includes(word)),
    )
    .sort((one, other) => count(other) - count(one))
  if (!most) return undefined
  const has = (word: string) => most.words.includes(wordOfUse(word))
  return {
    meaning: most.meaning,
    count: most.words.length,
    has,
    isDone: verbs.has(first) && most.words.includes(first),
  }
}

const longestRewritten = longest(rewritten.keys())

/** A word without the vowel signs at its end, which endings change. */
const withoutSigns = (word: string) => word.replace(/\p{M}+$/u, '')
const otherScripts = [...rewritten.keys()]
  .filter((key) => /^[^\p{Script=Latin}\s\d]{3,}$/u.test(key))
  .sort((one, other) => one.length - other.length)
/** A word in Sinhala or Tamil with another ending than the one that is known; of two, the longer: 'මිටියක්' is a hammer, no handle. */
const otherEnding = (word = '-') =>
  otherScripts.findLast((key) => word.startsWith(key) && word.length - key.length <= 4) ??
  otherScripts.find((key) => key.startsWith(withoutSigns(word)) && key.length - word.length <= 1)

const endings = /(?:ay[ae]|[aiu]?[wy]?[ae]?k|[ae]?ta|[iu]?[wy]?[ae]|[aeiou])$/
const byStem = new Map(
  translations.flatMap(([, said]) =>
    said
      .split(/,? /)
      .flatMap((word) => (/^[a-z]{4,}$/.test(word) ? [[word.replace(endings, ''), word] as const] : [])),
  ),
)
/** A word of Sinhala in Latin letters with another ending than the one that is known: 'pollak' and 'pollata' of 'polla'. */
export const withoutEnding = (word: string): string | undefined =>
  word.length > 4 ? byStem.get(word.replace(endings, '')) : undefined

/** Puts the catalogue's words in place of those of other languages, wrong spellings, and words that one stands for. */
export function inCatalogueWords(words: readonly Word[]): Word[] {
  const result: Word[] = []
  for (let at = 0; at < words.length; ) {
    let count = Math.min(longestRewritten, words.length - at)
    const found = () => rewritten.get(keyOf(words.slice(at, at + count).map(({ word }) => word)))
    while (count > 1 && !found()) count -= 1
    const [first] = words.slice(at, at + 1)
    // 'ලොකු' is large, and no lock.
    const isSmall = smallWords.has(first?.word ?? '')
    const meant = found() ?? rewritten.get((!isSmall && otherEnding(first?.word)) || '')
    const typed = words
      .slice(at, at + count)
      .flatMap(({ typed }) => typed || [])
      .join(' ')
    const corrected = words.slice(at, at + count).some((word) => word.corrected)
    if (meant)
      result.push(
        ...meant.map((word, index) => ({
          typed: index === 0 ? typed : '',
          word,
          at: first?.at ?? 0,
          corrected,
        })),
      )
    else if (first) result.push(first)
    at += count
  }
  return result
}

/** What the trade calls things, in words. */
export const tradePhrases: readonly (readonly string[])[] = [
  ...groups.flat(),
  ...meanings.flatMap(([said]) => listed(said)),
].map(phraseWords)

/** The words of the trade in English, and all with which people speak, for the correction of others. */
export const tradeWords: ReadonlySet<string> = new Set([
  ...tradePhrases.flat(),
  ...usesOfParts.flatMap(([said]) => wordsOf(said)),
  ...[...doing, ...things].flatMap(wordsOf),
  ...uses,
])
/** 'Roofing' of roof, but not 'spring'. */
const isDoing = (word: string) => word.endsWith('ing') && tradeWords.has(withoutIng(word))
/** What the trade calls things: the last words of its phrases. */
const calledThings: ReadonlySet<string> = new Set(
  tradePhrases
    .map((phrase) => phrase.at(-1) ?? '')
    .filter((word) => !uses.has(word) && !materials.has(word) && !isDoing(word)),
)

export const saidWords: ReadonlySet<string> = new Set([
  ...tradeWords,
  ...translations.flatMap(([, said]) => wordsOf(plain(said))),
])

const respellings = new Map(
  Object.entries(spellings).flatMap(([word, wrong]) => listed(wrong).map((each) => [each, word] as const)),
)
/** A known wrong spelling's word. */
export const respelt = (word: string): string | undefined =>
  respellings.get(word) ?? respellings.get(singular(word))

const notSold = new Map(
  namesNotSold.flatMap(([nearest, written]) =>
    listed(written).flatMap((each) => {
      const names = each.split(' / ')
      const found = { name: names[0] ?? '', nearest: wordsOf(nearest) }
      return names.map((name) => [wordsOf(plain(name)).join(' '), found] as const)
    }),
  ),
)
const longestName = longest(notSold.keys())
export const wordsNotSold: ReadonlySet<string> = new Set(
  namesNotSold.flatMap(([, names]) => wordsOf(plain(names))),
)

/** The name at a place of a query of what the shop may not sell, of how many words it is, and what is near it. */
export function notSoldAt(words: readonly Word[], at: number) {
  // As it is typed: a grinder's disc is no grinding disc.
  const said = words.slice(at, at + longestPhrase).map(({ word }) => word)
  for (let count = Math.min(longestName, said.length); count > 0; count -= 1) {
    const found = notSold.get(said.slice(0, count).join(' '))
    // A 'window sash lock' is no window sash, but a 'Fischer plug' is of a brand.
    const isLonger = count > 1 && said.some((_, last) => last >= count && meaningOf(said.slice(0, last + 1)))
    if (found && !isLonger) return { ...found, count }
  }
  return undefined
}
