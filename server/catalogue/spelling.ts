import { lettersOff } from '../../src/rules/lettersOff.ts'
import { shapeOf } from '../../src/rules/partShape.ts'
import { plural } from '../../src/rules/words.ts'
import { soundOf, squeeze } from './searchText.ts'

/** How many letters of a sound may be wrong: none of three, one up to six, two of more. */
const most = (sound: string) => (sound.length <= 3 ? 0 : sound.length <= 6 ? 1 : 2)
const consonants = (sound: string) => sound.replace(/[aeiou]/g, '')
const sorted = (sound: string) => [...sound].sort().join('')
/** How a word begins; vowels are one: 'enchor' is an anchor. */
const firstOf = (sound: string) => sound.slice(0, 1).replace(/[aeiou]/, 'a')

/**
 * Corrects a word that is in no product: to one that sounds alike, or has the same first sound and few wrong letters.
 * `hears`: how a word sounds; `writes`: what decides between two that sound alike.
 * `words`: what it may be corrected to, with how good each is; below 0 it may have but one wrong letter. Only words in
 * Latin letters are corrected. Of several forms of a word, as typed and in the singular, that with the fewest wrong letters
 * counts.
 */
export function spelling(
  words: ReadonlyMap<string, number>,
  hears = soundOf,
  writes = (word: string) => word,
): (...forms: string[]) => string | undefined {
  const isLoose = hears !== soundOf
  const byFirst = new Map<string, { word: string; written: string; sound: string; weight: number }[]>()
  for (const [word, weight] of words) {
    if (!/^[a-z]{3,}$/.test(word)) continue
    // A slip in a plural is nearer to the plural: 'lcoks'.
    const many = weight < 0 ? word : plural(word)
    for (const [sound, form] of new Map([word, many].map((each) => [hears(each), each]))) {
      const written = form.startsWith(word) ? word : form
      byFirst.set(firstOf(sound), [...(byFirst.get(firstOf(sound)) ?? []), { word, written, sound, weight }])
    }
  }
  return (...forms) => {
    let best: { word: string; score: number } | undefined
    for (const typed of new Set(forms)) {
      if (!/^[a-z]{3,}$/.test(typed)) continue
      const sound = hears(typed)
      for (const { word, written, sound: other, weight } of byFirst.get(firstOf(sound)) ?? []) {
        const off = lettersOff(
          sound,
          other,
          Math.min(most(sound), most(other), weight < 0 ? Number(other.length > 4) : 2),
        )
        const isShort = off > 0 && sound.length <= (isLoose ? 6 : 4)
        if (off === Infinity || (isShort && sorted(consonants(sound)) !== sorted(consonants(other)))) continue
        // 'Scale' is no shackle, though it sounds much like one.
        if (!isLoose && lettersOff(typed, written, Math.ceil(typed.length / 2)) > typed.length / 2) continue
        // Nor is 'දැල්' (dal, a net) a tool: two consonants say too little.
        const isVague = isLoose && consonants(sound).length < 3
        if (isVague && lettersOff(writes(typed), writes(written), 1) > 1) continue
        // Two words as near: the one with fewer wrong letters as written, then the one that more parts have.
        const score = off * 100 + Math.min(lettersOff(writes(typed), writes(written), 5), 5) * 10 - weight
        if (!best || score < best.score) best = { word, score }
      }
    }
    return best?.word
  }
}

/** Whether a word is another one with letters left out: 'brss' of brass. */
const isLeftOut = (typed: string, word: string) =>
  [...word].reduce((at, letter) => at + (typed[at] === letter ? 1 : 0), 0) === typed.length

/** How many letters are off: one, two that are vowels, or every third of a long word; Infinity if more are. */
function fewOff(typed: string, word: string): number {
  const length = Math.min(typed.length, word.length) + 1
  const most = length < 8 ? 1 : Math.floor(length / 3)
  return lettersOff(
    typed,
    word,
    length > 5 && consonants(typed) === consonants(word) ? Math.max(2, most) : most,
  )
}

/**
 * How many letters of a word are wrong where its neighbour vouches for it, as written or as heard; Infinity if too many
 * are. Of a short word letters may only be left out, be vowels, or have changed places.
 */
export function lettersOffBeside(typed: string, word: string, hears = soundOf): number {
  if (Math.min(typed.length, word.length) < 3 || Math.abs(typed.length - word.length) > 4) return Infinity
  const isFirst = firstOf(hears(typed)) === firstOf(hears(word))
  if (!isFirst)
    return [word, plural(word)].some((one) => typed.slice(1) === one || one.slice(1) === typed) ? 1 : Infinity
  const off = Math.min(
    ...[word, plural(word)].flatMap((one) => [fewOff(typed, one), fewOff(hears(typed), hears(one))]),
  )
  const isSure =
    Math.min(typed.length, word.length) > 4 ||
    [word, plural(word)].some(
      (one) =>
        isLeftOut(typed, one) ||
        sorted(hears(typed)) === sorted(hears(one)) ||
        (consonants(hears(typed)) === consonants(hears(one)) && lettersOff(typed, one, 2) <= 2),
    )
  return off === 0 || isSure ? off : Infinity
}

const rows = 'qwertyuiop asdfghjkl zxcvbnm'
/** Whether the fingers slipped: two letters have changed places, one is of the key beside the right one, left out, or one too many. */
export function isKeySlip(typed: string, word: string): boolean {
  if (word.length > 3 && typed.slice(0, -1) === word) return true
  if (word.length > 4 && typed.slice(1) === word) return true
  if (word.length > 4 && typed[0] === word[0] && Math.abs(typed.length - word.length) === 1)
    return isLeftOut(typed, word) || isLeftOut(word, typed)
  if (typed.length !== word.length || lettersOff(typed, word, 1) !== 1) return false
  const wrong = [...typed].flatMap((letter, at) => (letter === word[at] ? [] : [[letter, word[at] ?? '']]))
  const [[one = '', other = ''] = []] = wrong
  return wrong.length === 2 || rows.includes(one + other) || rows.includes(other + one)
}

/** Finds the part number that a mistyped one stands for: look-alikes, or one wrong letter; undefined if none is near. */
export function numberSpelling(skus: readonly string[]): (typed: string) => string | undefined {
  const numbers = skus.map((sku) => ({ sku, number: squeeze(sku), shape: shapeOf(sku) }))
  return (typed) => {
    if (typed.length < 5 || !/\p{L}{2}/u.test(typed) || !/\d/.test(typed)) return undefined
    const own = shapeOf(typed)
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
