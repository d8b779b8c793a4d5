import { rooms } from '../shop/orderListWords.ts'
import { isWord, meaningOf, partKey } from './words.ts'

/** The letters and the number of 'D1', 'W-02' and 'HW3a', as schedules mark doors; not of a thread, bar or count: 'M10', 'T12', 'x2'. */
function markOf(word: string): readonly [letters: string, number: string] | undefined {
  const [, letters = '', number = ''] = /^(\p{L}{1,3})[-.]?(\d{1,3})\p{L}?$/u.exec(word) ?? []
  const isBar = /^[rty]$/i.test(letters) && /^(?:6|8|10|12|16|20|25|32)$/.test(number)
  const isCount = letters.length > 1 ? meaningOf(letters) : isWord(letters, 'length', 'times')
  return letters && !isBar && !isCount ? [letters.toUpperCase(), number] : undefined
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}.-]+/gu) ?? []
/** What stands before the dash, colon or slash of a line, or after its last one, or in brackets at its end. */
const first = /^[^\p{L}\p{N}]*([^:/–—]{1,40}?)(?:\s*[:/–—]\s*|\s*-\s+)(?=[^\p{L}]*\p{L}{2})/u
const last = /(?<=\S)(?:\s+[-–—/]\s+|\s*\()([^()/–—\d]{3,40}?)\)?\s*$/u

/**
 * Reads where parts go, which schedules of doors and windows say before or after them, and which names none: the mark of a
 * door, a room, or both, 'D2', 'Bedroom 1', 'D1 Main door'. `lines` are all lines, `isPart` knows the keys of part numbers.
 */
export function placesIn(lines: readonly string[], isPart: (key: string) => boolean) {
  const marks = lines.flatMap((line) => {
    const mark = markOf(/^[^\p{L}\p{N}]*([\p{L}\p{N}.-]+)/u.exec(line)?.[1]?.replace(/[.-]$/, '') ?? '')
    return mark ? [mark] : []
  })
  // A mark that stands alone may be a size: 'C4 - door closer'.
  const areSeveral = (word: string) => {
    const numbers = marks.flatMap(([letters, number]) => (letters === markOf(word)?.[0] ? number : []))
    return new Set(numbers).size > 1
  }
  const marksIn = (text: string) => wordsOf(text).filter((word) => markOf(word) && !isPart(partKey(word)))
  const isPlace = (text: string): boolean => {
    const words = wordsOf(text).filter((word) => !/^\d{1,2}$/.test(word))
    const named = words.filter((word) => rooms.named.has(word))
    const general = words.filter((word) => rooms.general.has(word))
    const marked = marksIn(text)
    const isSaid = marked.length + named.length > 0 || general.length > 1
    return isSaid && marked.length + named.length + general.length === words.length
  }
  /** The cells of a line without its places, and whether one of them is doubtful. */
  return (cells: readonly string[]): { cells: string[]; isDoubtful: boolean } => {
    const dropped: string[] = []
    const drop = (place: string) => {
      dropped.push(place)
      return ''
    }
    const isBeside = cells.some((cell) => /\p{L}{2}/u.test(cell) && !isPlace(cell))
    // A line that is only the name of a room heads what it gets.
    const isOnly = (cell: string) => wordsOf(cell).some((word) => rooms.named.has(word))
    const left = cells.map((cell, at) => {
      // Rows have letters, too: 'A | Hinge | 6'.
      if (at === 0 && isBeside && /^\p{L}[.)]?$/u.test(cell) && !isPart(partKey(cell))) return ''
      if (isPlace(cell) && (isBeside || isOnly(cell))) return drop(cell)
      let rest = cell
      for (let [all, place] = first.exec(rest) ?? []; all && place && isPlace(place); ) {
        drop(place)
        rest = rest.slice(all.length)
        ;[all, place] = first.exec(rest) ?? []
      }
      const [all = '', place = ''] = last.exec(rest) ?? []
      if (isPlace(place)) rest = rest.slice(0, -all.length) + drop(place)
      return rest
    })
    return { cells: left, isDoubtful: dropped.flatMap(marksIn).some((word) => !areSeveral(word)) }
  }
}
