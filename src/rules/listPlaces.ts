import { rooms } from '../shop/orderListWords.ts'
import { isWord, meaningOf, partKey } from './words.ts'

/** Diameters in mm: a bar is called by its own ('T12'), and 'B16' may be a shackle of 16. */
const diameters: ReadonlySet<string> = new Set(['6', '8', '10', '12', '16', '20', '25', '32'])

/** The letters and the number of 'D1', 'W-02' and 'HW3a', as schedules mark doors; not of a thread, bar or count: 'M10', 'T12', 'x2'. */
function markOf(word: string): readonly [letters: string, number: string] | undefined {
  const [, letters = '', number = ''] = /^(\p{L}{1,3})[-.]?(\d{1,3})\p{L}?$/u.exec(word) ?? []
  const isBar = /^[rty]$/i.test(letters) && diameters.has(number)
  const isCount = letters.length > 1 ? meaningOf(letters) : isWord(letters, 'length', 'times')
  return letters && !isBar && !isCount ? [letters.toUpperCase(), number] : undefined
}

/** What divides a line into what it asks for and where that goes: a dash, a colon, a stroke, or brackets. */
const divider = /(\s*[:–—/]\s+|\s*-\s+|\s*[()]\s*)/
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}.-]+/gu) ?? []

/**
 * Reads where parts go, which schedules of doors and windows say beside them, and which names none: the mark of a door, a
 * room, or both, 'D2', 'Bedroom 1', 'D1 Main door'. `lines` are all lines, `isPart` knows the keys of part numbers.
 */
export function placesIn(lines: readonly string[], isPart: (key: string) => boolean) {
  const marks = lines.flatMap((line) => {
    const mark = markOf(/^[^\p{L}\p{N}]*([\p{L}\p{N}.-]*[\p{L}\p{N}])/u.exec(line)?.[1] ?? '')
    return mark ? [mark] : []
  })
  // A mark that stands alone may be a size, 'C4 - door closer', and so may 'B12' beside 'B16'.
  const isSure = (word: string) => {
    const numbers = marks.flatMap(([letters, number]) => (letters === markOf(word)?.[0] ? number : []))
    return new Set(numbers).size > 1 && !numbers.every((number) => diameters.has(number))
  }
  const isMark = (word: string) => markOf(word) !== undefined && !isPart(partKey(word))
  const isPlace = (text = '') => {
    const words = wordsOf(text).filter((word) => !/^\d{1,2}$/.test(word))
    const isSaid = words.some((word) => isMark(word) || rooms.named.has(word)) || words.length > 1
    return isSaid && words.every((word) => isMark(word) || rooms.named.has(word) || rooms.general.has(word))
  }
  /** The cells of a line without its places, and whether one of them is doubtful. */
  return (cells: readonly string[]): { cells: string[]; isDoubtful: boolean } => {
    const divided = cells.map((cell) => cell.split(divider))
    const isBeside = divided.flat().some((piece) => /\p{L}{2}/u.test(piece) && !isPlace(piece))
    const dropped = divided.flat().filter(isPlace).flatMap(wordsOf)
    // A line that is only the name of a room heads what it gets.
    if (!isBeside && !dropped.some((word) => rooms.named.has(word)))
      return { cells: [...cells], isDoubtful: false }
    const left = divided.map((pieces, at) => {
      // Rows have letters, too: 'A | Hinge | 6'.
      const isRow = at === 0 && cells.length > 1 && /^\p{L}[.)]?$/u.test(pieces.join('')) && isBeside
      if (isRow && !isPart(partKey(pieces.join('')))) return ''
      // What divides the last place from the part stands before it.
      const isDropped = (nth: number) =>
        isPlace(pieces[nth - (nth % 2)]) ||
        (nth % 2 === 1 && nth === pieces.length - 2 && isPlace(pieces[nth + 1]))
      return pieces.filter((_, nth) => !isDropped(nth)).join('')
    })
    return { cells: left, isDoubtful: dropped.some((word) => isMark(word) && !isSure(word)) }
  }
}
