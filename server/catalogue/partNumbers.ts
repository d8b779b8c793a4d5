import { countsAttached } from '../../src/rules/attachedCount.ts'
import { shapeOf } from '../../src/rules/partShape.ts'
import type { Hits } from './hits.ts'
import { squeeze } from './searchText.ts'
import { labels, smallWords } from './smallWords.ts'
import { numberSpelling } from './spelling.ts'

/** A part number or a part of one as it was typed, and the products that have it. */
export type TypedNumber = { typed: string; at: number; hits: Hits; meant?: string }

/** A squeezed part number without leading zeros in its figures: 'pdl50' of PDL-050. */
const withoutZeros = (number: string) => number.replace(/(?<!\d)0+(?=\d)/g, '')
const mostWords = 4

/** Finds part numbers in queries, also without their dashes and with a slip. `numbers`: those of the products, by place. */
export function numberReader(numbers: readonly string[]) {
  const squeezed = numbers.map(squeeze)
  const shortened = squeezed.map(withoutZeros)
  const shapes = new Map(numbers.map((number, at) => [shapeOf(number), at] as const))
  const correct = numberSpelling(numbers.filter(Boolean))
  const having = (score: (number: string, at: number) => number): Hits =>
    new Map(
      squeezed.flatMap((number, at) => {
        const own = score(number, at)
        return own > 0 ? [[at, own] as const] : []
      }),
    )
  const hitsOf = (words: readonly string[]): Hits => {
    const typed = squeeze(words.join(''))
    if (typed.length < 4 || !/\d/.test(typed) || !/\p{L}/u.test(typed)) return new Map()
    // '25 SS' is a size and a material, though it stands in DRH-D225-SS.
    const isPiece = words.some((word) => /\p{L}/u.test(word) && /\d/.test(word))
    // 'PVC 1/2"' begins no PVC12A11.
    const isSize = words.some((word) => /["”″]|\d\/\d/.test(word))
    const exact = having((number) => {
      if (number === typed) return 99
      if (isSize) return 0
      if (number.startsWith(typed)) return 90
      return isPiece && number.includes(typed) ? 80 : 0
    })
    if (exact.size > 0 || isSize) return exact
    const short = withoutZeros(typed)
    return having((_, at) => (shortened[at]?.startsWith(short) ? 85 : 0))
  }

  /** The products that words name by their number, which may have letters for digits, or how many attached: 'SKU_12pcs'. */
  const namedBy = (words: readonly string[]): Pick<TypedNumber, 'hits' | 'meant'> => {
    const hits = hitsOf(words)
    if (hits.size > 0) return { hits }
    const typed = words.join(' ')
    for (const number of [typed, ...countsAttached(typed).map(({ number }) => number)]) {
      const at = shapes.get(shapeOf(number))
      const isExact = at !== undefined && squeezed[at] === squeeze(number)
      // 'Geni' may be a name, and is no GENL.
      if (!isExact && !/\d/.test(number)) continue
      // 'CUT-H5l' is CUT-H51.
      const meant = at === undefined || isExact ? {} : { meant: numbers[at] ?? '' }
      if (at !== undefined) return { hits: new Map([[at, 99]]), ...meant }
    }
    return { hits }
  }

  return {
    /** Takes part numbers out of a query; blanks stand for them. */
    take(text: string): { found: TypedNumber[]; rest: string } {
      const found: TypedNumber[] = []
      const chunks = [...text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)]
      let rest = text
      for (let from = 0; from < chunks.length; ) {
        // 'x100' is the second half of 'M12 x 100' or '6mm x 100', and no part number.
        const isHalf = /^x\d*$/.test(chunks[from]?.[0] ?? '') && /\d/.test(chunks[from - 1]?.[0] ?? '')
        let count = isHalf ? 0 : Math.min(mostWords, chunks.length - from)
        let named = namedBy([])
        for (; count > 0; count -= 1) {
          named = namedBy(chunks.slice(from, from + count).map(([word]) => word))
          if (named.hits.size > 0) break
        }
        const last = chunks[from + count - 1]
        if (count > 0 && last) {
          const at = chunks[from]?.index ?? 0
          const end = last.index + last[0].length
          found.push({ typed: text.slice(at, end), at, ...named })
          rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end)
        }
        from += Math.max(count, 1)
      }
      return { found, rest }
    },
    /** The part number that a query without its labels is nearest to. */
    nearest(text: string): TypedNumber | undefined {
      const typed = text
        .split(' ')
        .filter((word) => !labels.has(squeeze(word)) && !smallWords.has(squeeze(word)))
      const meant = correct(squeeze(typed.join('')))
      const hits = new Map(numbers.flatMap((number, at) => (number === meant ? [[at, 99] as const] : [])))
      return meant === undefined ? undefined : { typed: typed.join(' '), at: 0, hits, meant }
    },
  }
}
