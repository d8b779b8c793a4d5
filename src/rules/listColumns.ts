/** What a column of a table says. */
export type Column = 'quantity' | 'row' | 'part' | 'price' | 'unit' | 'text'

const kinds: [Column, RegExp][] = [
  [
    'quantity',
    /^(?:(?:total|order|ordered|reqd?|required|needed) )?(?:qty|quantity|qnty|nos|pcs|pieces|count|units|ප්‍රමාණය|அளவு)(?: (?:ordered|reqd?|required|needed|nos?|pcs|ea|each|units))*$/,
  ],
  ['row', /^(?:#|no|nr|s\/?n|(?:s|sl|sr|serial|line|row)(?: (?:no|number|#))?|item no)$/],
  [
    'part',
    /^(?:(?:part|item|product|stock|model|article|material|sku|catalogue|cat|mfr|supplier|our|your) ?)*(?:number|num|no|nr|code|id|ref|reference|sku|#|p\/?n|mpn|model|part|item)s?$/,
  ],
  ['price', /price|rate|amount|cost|discount|total|vat|tax|mrp|lkr/],
  ['unit', /^(?:units?|uom|u\/?m|unit of measure)$/],
  [
    'text',
    /^(?:description|desc|details?|particulars|name|material|products?|goods|brand|size|colour|color|finish|remarks?|notes?)\b/,
  ],
]

/** What the columns of a table are, from its head; undefined where the cells are no head. */
export function columnsOf(cells: readonly string[]): Column[] | undefined {
  const columns = cells.map((cell) => {
    const name = cell
      .toLowerCase()
      .replace(/[^\p{L}\p{M}#/\u200d]+/gu, ' ')
      .trim()
    return kinds.find(([, pattern]) => pattern.test(name))?.[0]
  })
  const has = (column: Column) => columns.includes(column)
  if (!has('quantity') || !(has('part') || has('row') || has('text')) || /\d/.test(cells.join()))
    return undefined
  // 'No' is the part number where nothing else names the part.
  const named = has('part') || has('text')
  return columns.map((column) => (column === 'row' && !named ? 'part' : (column ?? 'text')))
}
