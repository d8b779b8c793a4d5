import { singular } from '../../src/rules/words.ts'
import { otherGoods } from '../../src/shop/search/otherGoods.ts'
import { materials } from '../../src/shop/search/synonyms.ts'

/** Half, quarter, three eighths: ' 1/2' of '½'. */
const spelledFraction = (character: string) => ` ${character.normalize('NFKD').replace('\u2044', '/')}`

const initials = /(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}*(?:[./]\p{L}\p{M}*)+\.?(?![\p{L}\p{M}\p{N}])/gu

/**
 * Normalises text for comparison: lower case, Latin letters without accents, '×' as 'x', fractions in figures. The vowel
 * signs of other scripts stay with their letters; joiners that only change how a letter looks are dropped. 'P.V.C' and
 * 'S/S' are written without their marks.
 */
export const plain = (text: string): string =>
  text
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, spelledFraction)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(initials, (letters) => letters.replace(/[./]/g, ''))

/** Keeps only letters, their marks and digits, so that 'hngk102' finds HNG-K102-BK. */
export const squeeze = (text: string): string => plain(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** A word without '-ing' or '-ed', and the letter doubled before it: 'lock' of 'locked', 'cut' of 'cutting'. */
export const withoutIng = (word: string): string =>
  word.replace(/(?<=\p{L}{2})([bdgmnpt])?\1(?:ing|(?<=\p{L}{3})ed)$/u, '$1')

/** The words of a normalised text, in the singular. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)

/** What a thing comes in, which says nothing of it alone. */
export const wrappings: ReadonlySet<string> = new Set(['set', 'pack', 'kit', 'size', 'system', 'roll'])

/** What a name says the thing is, up to its sizes and what is added: 'sliding door track and hanger set' of '..., 80 kg'. */
const kindOf = (text: string) =>
  text.split(/,|;|\(|(?<!\p{L})m?\d|\s(?:with|on|for|of|from)\s/u, 1)[0]?.trim() ?? ''

const isWordy = (word = '') => word.length > 2 && /^\p{L}+$/u.test(word)

/**
 * The nouns that say what a thing is. English puts them last: 'hinge' of 'Brass butt hinge 76 × 52 mm, satin brass',
 * 'track' and 'hanger' of 'Sliding door track and hanger set, 80 kg'. `first`: names begin with them, as stock lists do:
 * 'shoe' of 'Shoe safety black'.
 */
export const headsOf = (text: string, first = false): string[] =>
  kindOf(text)
    .split(/\sand\s|&|\/(?=\p{L}{3})/u)
    .flatMap((kind) => {
      const words = wordsOf(kind)
      if (first) return words.slice(0, 1).filter(isWordy)
      // 'Delta pot concrete' is a pot.
      const isNoun = (word = '') => !wrappings.has(word) && !materials.has(word) && !/\d/.test(word)
      while (words.length > 1 && !isNoun(words.at(-1))) words.pop()
      return words.slice(-1).filter(isWordy)
    })

/**
 * Whether some names begin with what the thing is: of many names, fewer words begin them than end them, and of few, more begin
 * with everyday goods than end with them.
 */
export function beginWithNoun(names: Iterable<string>): boolean {
  const kinds = [...new Set(Array.from(names, kindOf))].map(wordsOf).filter(({ length }) => length > 1)
  const different = (at: number) => new Set(kinds.map((words) => words.at(at))).size
  const goods = (at: number) => kinds.filter((words) => otherGoods.has(words.at(at) ?? '')).length
  return (
    different(0) < different(-1) ||
    (kinds.length < 50 && goods(0) > kinds.length / 4 && goods(0) > 2 * goods(-1))
  )
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/^kn/, 'n'],
  [/ph/g, 'f'],
  [/tio/g, 'so'],
  [/pb/g, 'b'],
  [/oa/g, 'o'],
  [/sch|sh/g, 's'],
  [/t?ch/g, 'ç'],
  [/([tdgbk])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/g(?=[eiy])/g, 'j'],
  [/z/g, 's'],
  [/wh?/g, 'v'],
  [/le$/, 'el'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/** How a word in Latin letters sounds: 'padlok' and 'padlock' alike, 'sement' and 'cement', 'yatura' and 'yathura'. */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [letters, one]) => sound.replace(letters, one), word)

const looseSounds: readonly (readonly [RegExp, string])[] = [
  [/[aeiou]+/g, 'a'],
  [/d/g, 't'],
  [/[bf]/g, 'p'],
  [/g/g, 'k'],
  [/[jç]/g, 's'],
  [/(.)\1+/g, '$1'],
]
/** How a word sounds that was written in another script, where vowels say little: 'klosar' and 'closer' alike. */
export const looseSoundOf = (word: string): string =>
  looseSounds.reduce((sound, [letters, one]) => sound.replace(letters, one), soundOf(word))
