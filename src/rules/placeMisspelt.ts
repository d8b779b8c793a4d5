import { farthestOf, type Reading } from './placeChoice.ts'
import { type PlaceIndex, roads } from './placeIndex.ts'
import { spellingKey } from './placeSpelling.ts'

/** The town whose name differs by a letter or two from one in the address; the farthest of several. */
export function misspelt(index: PlaceIndex, parts: readonly string[][]): Reading | undefined {
  for (const words of parts.toReversed()) {
    const road = words.findLastIndex((word, at) => at > 0 && roads.includes(word))
    for (let at = words.length - 1; at > road; at--) {
      const key = spellingKey(words.slice(at).join(''))
      const alone = spellingKey(words[at]!)
      const close = [key, alone].flatMap((typed) =>
        typed.length < 6 || /\d/.test(typed)
          ? []
          : [...index.bySpelling].flatMap(([name, places]) =>
              places[0]!.rank !== 2 && isClose(name, typed, typed.length > 8 ? 2 : 1) ? places : [],
            ),
      )
      if (close.length > 0) return { place: farthestOf(close, index), namesakes: close, doubt: 'spelling' }
    }
  }
  return undefined
}

/** Whether two words differ by at most `most` letters: left out, added, or another. */
function isClose(a: string, b: string, most: number): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > most) return false
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]! <= most
}
