/** What a column of a table says. */
export type Column = 'quantity' | 'row' | 'part' | 'price' | 'unit' | 'text'

const quantity = 'qty|quantity|qnty|nos|pcs|pieces|count|units|ප්‍රමාණය|அளவு'
const wanted = 'total|orders?|ordered|reqd?|required|needed'
const number = 'number|num|no|nr|code|id|ref|reference|sku|#|p\\/?n|mpn|item'
const kinds: [Column, RegExp][] = [
  ['quantity', RegExp(`^(?:(?:${wanted}) )?(?:${quantity})(?: (?:${wanted}|nos?|pcs|ea|each|units))*$`)],
  ['row', /^(?:#|no|nr|s\/?n|(?:s|sl|sr|serial|line|row)(?: (?:no|number|#))?|item no)$/],
  [
    'part',
    RegExp(
      `^(?:${number}|part|model)s?$|\\b(?:part|item|product|stock|model|article|material|catalogue|cat|mfr|supplier|our|your) ?(?:${number})s?$`,
    ),
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
  const heads = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^\p{L}\p{M}#/\u200d]+/gu, ' ')
      .trim(),
  )
  const columns = heads.map((head) => kinds.find(([, pattern]) => pattern.test(head))?.[0])
  const has = (column: Column) => columns.includes(column)
  const named = has('part') || has('text')
  if (!has('quantity') || !(named || has('row')) || /\d/.test(cells.join())) return undefined
  // 'No' is the part number where nothing else names the part.
  return columns.map((column) => (column === 'row' && !named ? 'part' : (column ?? 'text')))
}
