import { roadKm } from './delivery.ts'
import { farthestOf, foremost, type Reading } from './placeChoice.ts'
import { type PlaceIndex, placesLike } from './placeIndex.ts'
import type { Part } from './placeParts.ts'
import { spellingKey } from './placeSpelling.ts'

/**
 * The place whose name sounds like one in the address, or the town whose name differs from it by a letter or two: near
 * the road that the address names, otherwise the farthest of several. Always doubtful.
 */
export function misspelt(index: PlaceIndex, parts: readonly Part[]): Reading | undefined {
  const ends = parts.flatMap(({ road }) => road.flatMap(foremost))
  const farthest = (found: readonly Parameters<typeof farthestOf>[0][number][]): Reading => {
    const near = found.filter((place) => ends.some((end) => roadKm(end, place) <= 32))
    const close = near.length > 0 ? near : foremost(found)
    return { place: farthestOf(close, index), namesakes: found, doubt: 'spelling' }
  }
  for (const { words, rest } of parts.toReversed()) {
    for (let at = words.length - 1; at >= rest; at--) {
      for (const typed of new Set([words.slice(at).join(''), words[at]!])) {
        if (typed.length < 6 || /\d/.test(typed)) continue
        const alike = placesLike(index, typed)
        if (alike.length > 0) return farthest(alike)
        const key = spellingKey(typed)
        const close = [...index.bySpelling].flatMap(([name, places]) =>
          isClose(name, key, key.length > 8 ? 2 : 1) ? places : [],
        )
        if (close.length > 0) return farthest(close)
      }
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
