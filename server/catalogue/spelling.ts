import { lettersOff, soundOf, squeeze } from './searchText.ts'

/** How many letters of a sound may be wrong: none of three, one up to six, two of more. */
const most = (sound: string) => (sound.length <= 3 ? 0 : sound.length <= 6 ? 1 : 2)
const consonants = (sound: string) => sound.replace(/[aeiou]/g, '')
/** How a word begins; vowels are one: 'enchor' is an anchor. */
const firstOf = (sound: string) => sound.slice(0, 1).replace(/[aeiou]/, 'a')

/**
 * Corrects a word that is in no product: to one that sounds alike, or has the same first sound and few wrong letters.
 * `hears`: how a word sounds; `writes`: what decides between two that sound alike.
 * `words`: what it may be corrected to, with how good each is; below 0 it may have but one wrong letter. Only words in
 * Latin letters are corrected.
 */
export function spelling(
  words: ReadonlyMap<string, number>,
  hears = soundOf,
  writes = (word: string) => word,
): (word: string) => string | undefined {
  const byFirst = new Map<string, { word: string; sound: string; weight: number }[]>()
  for (const [word, weight] of words) {
    if (!/^[a-z]{3,}$/.test(word)) continue
    // A slip in a plural is nearer to the plural: 'lcoks'.
    for (const sound of new Set([hears(word), hears(weight < 0 ? word : `${word}s`)]))
      byFirst.set(firstOf(sound), [...(byFirst.get(firstOf(sound)) ?? []), { word, sound, weight }])
  }
  return (typed) => {
    if (!/^[a-z]{3,}$/.test(typed)) return undefined
    const sound = hears(typed)
    let best: { word: string; score: number } | undefined
    for (const { word, sound: other, weight } of byFirst.get(firstOf(sound)) ?? []) {
      const off = lettersOff(sound, other, Math.min(most(sound), most(other), weight < 0 ? 1 : 2))
      if (off === Infinity || (off > 0 && sound.length <= 4 && consonants(sound) !== consonants(other)))
        continue
      // Two words as near: the one with fewer wrong letters as written, then the one that more parts have.
      const score = off * 100 + Math.min(lettersOff(writes(typed), writes(word), 5), 5) * 10 - weight
      if (!best || score < best.score) best = { word, score }
    }
    return best?.word
  }
}

const rows = 'qwertyuiop asdfghjkl zxcvbnm'
/** Whether the fingers slipped: two letters have changed places, one is of the key beside the right one, or one too many. */
export function isKeySlip(typed: string, word: string): boolean {
  if (word.length > 3 && typed.slice(0, -1) === word) return true
  if (typed.length !== word.length || lettersOff(typed, word, 1) !== 1) return false
  const wrong = [...typed].flatMap((letter, at) => (letter === word[at] ? [] : [[letter, word[at] ?? '']]))
  const [[one = '', other = ''] = []] = wrong
  return wrong.length === 2 || rows.includes(one + other) || rows.includes(other + one)
}

const alike: Record<string, string> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2', g: '6', q: '0' }
/** Letters and digits that are mistaken for each other are one: 'hngb765b' and 'hngb76sb'. */
export const shape = (number: string) => number.replace(/[oilsbzgq]/g, (letter) => alike[letter] ?? letter)

/** Finds the part number that a mistyped one stands for: look-alikes, or one wrong letter; undefined if none is near. */
export function numberSpelling(skus: readonly string[]): (typed: string) => string | undefined {
  const numbers = skus.map((sku) => ({ sku, number: squeeze(sku), shape: shape(squeeze(sku)) }))
  return (typed) => {
    if (typed.length < 5 || !/\p{L}{2}/u.test(typed) || !/\d/.test(typed)) return undefined
    const own = shape(typed)
    return (
      numbers.find(({ shape }) => shape === own) ??
      numbers.find(({ shape }) => shape.startsWith(own)) ??
      numbers.find(({ number }) => lettersOff(typed, number, 1) <= 1) ??
      (typed.length < 6
        ? undefined
        : numbers.find(({ number }) => lettersOff(typed, number.slice(0, typed.length), 1) <= 1))
    )?.sku
  }
}
