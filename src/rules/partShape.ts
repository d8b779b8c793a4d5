const alike: Record<string, string> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2', g: '6', q: '0' }

/**
 * A part number in which digits and letters that look alike are one, without leading zeros: 'PDL 5O BR' of 'PDL-050-BR'.
 */
export const shapeOf = (number: string): string =>
  number
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((piece) =>
      piece.replace(/[oilsbzgq]/g, (letter) => alike[letter] ?? letter).replace(/^0+(?=\d)/, ''),
    )
    .join('')
