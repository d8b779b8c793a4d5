const alike: Record<string, string> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2', g: '6', q: '0' }

/**
 * A part number in which letters and digits that are mistaken for each other are one, and zeros before a number are left out:
 * of 'HNG-B76-5B' and 'HNG-B76-SB', of 'PDL 5O BR' and 'PDL-050-BR'.
 */
export const shapeOf = (number: string): string =>
  number
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((piece) =>
      piece.replace(/[oilsbzgq]/g, (letter) => alike[letter] ?? letter).replace(/^0+(?=\d)/, ''),
    )
    .join('')
