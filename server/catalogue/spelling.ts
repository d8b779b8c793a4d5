import { lettersOff, soundOf, squeeze } from './searchText.ts'

/** How many letters of a sound may be wrong: none of three, one up to six, two of more. */
const most = (sound: string) => (sound.length <= 3 ? 0 : sound.length <= 6 ? 1 : 2)

/**
 * Corrects a word that is in no product: to one that sounds alike, or has the same first sound and few wrong letters.
 * `hears`: how a word sounds; `writes`: what decides between two that sound alike.
 * `words`: what it may be corrected to, with how good each is. Only words in Latin letters are corrected.
 */
export function spelling(
  words: ReadonlyMap<string, number>,
  hears = soundOf,
  writes = (word: string) => word,
): (word: string) => string | undefined {
  const byFirst = new Map<string, { word: string; sound: string; weight: number }[]>()
  for (const [word, weight] of words) {
    if (!/^[a-z]{3,}$/.test(word)) continue
    const sound = hears(word)
    const first = sound.slice(0, 1)
    byFirst.set(first, [...(byFirst.get(first) ?? []), { word, sound, weight }])
  }
  return (typed) => {
    if (!/^[a-z]{3,}$/.test(typed)) return undefined
    const sound = hears(typed)
    let best: { word: string; score: number } | undefined
    for (const { word, sound: other, weight } of byFirst.get(sound.slice(0, 1)) ?? []) {
      const off = lettersOff(sound, other, Math.min(most(sound), most(other)))
      if (off === Infinity) continue
      // Two words as near: the one with fewer wrong letters as written, then the one that more parts have.
      const score = off * 100 + Math.min(lettersOff(writes(typed), writes(word), 5), 5) * 10 - weight
      if (!best || score < best.score) best = { word, score }
    }
    return best?.word
  }
}

const alike: Record<string, string> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2', g: '6', q: '0' }
/** Letters and digits that are mistaken for each other are one: 'hngb765b' and 'hngb76sb'. */
const shape = (number: string) => number.replace(/[oilsbzgq]/g, (letter) => alike[letter] ?? letter)

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
