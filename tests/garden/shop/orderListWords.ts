export const meanings = {
  number: { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 10: 'ten', 12: 'twelve' },
  fraction: { 0.5: 'half' },
  multiple: { 12: 'dozen doz' },
  length: { mm: 'mm', cm: 'cm', inch: 'inch in " ”', m: 'm metre meter' },
  weight: { kg: 'kg kilo', l: 'l litre' },
  unit: { piece: 'piece pc nos each unit', bag: 'bag sack', tray: 'tray', pot: 'pot' },
  no: { no: 'no' },
  sized: { size: 'size' },
  label: { x: 'qty quantity' },
  times: { x: 'x' },
  rs: { rs: 'rs' },
  priced: { '₨': '₨' },
}
export const sayings = {
  odd: 'about some few cancel ?',
  and: 'a an and',
  of: 'of per',
  use: 'for with',
  courtesy: 'hi hello dear sir madam please pls the thanks thank you',
  request: 'send need want',
  sentence: 'is are will where when how what my your to it this',
}
export const rooms: Record<'named' | 'general', ReadonlySet<string>> = {
  named: new Set(['greenhouse', 'terrace']),
  general: new Set(['front', 'back', 'bed']),
}
export const saidBy: Record<string, string | undefined> = {}
export const broadNames: ReadonlySet<string> = new Set()
export const millimetres: Record<string, number> = { mm: 1, cm: 10, inch: 25.4, m: 1000 }
export const gauges: Record<number, number> = {}
export const plasticPipe: { called: RegExp; inches: Record<number, number> } = {
  called: /\bpvc pipe/i,
  inches: {},
}
export const listSigns: readonly (readonly [RegExp, string])[] = []
export const signs: readonly (readonly [RegExp, string])[] = [
  [/@|(?<!\p{L})rs(?!\p{L})\.?/giu, ' rs '],
  [/[×*]|(?<=\d\s*)x(?=\s*\d)/gi, ' x '],
  [/[:=()]/g, ' '],
]
export const bullet = /^\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)(?=.*[\p{L}\p{N}])/u
export const messageHead = /^\s*\[[^\]]*\d:\d\d[^\]]*\]\s*(?:[^:]{1,40}:\s+)?/
export const notices: readonly RegExp[] = [/omitted>?$/i]
export const greeting = /^(?:hi|hello|dear)\P{L}+\p{L}+\P{L}*$/iu
export const heads = {
  quantity: /^(?:qty|quantity|count)$/,
  row: /^(?:#|no)$/,
  part: /^(?:part|sku|item)(?: (?:no|number|code))?$/,
  price: /price|total/,
  unit: /^unit$/,
  text: /^(?:description|name|plant)\b/,
}
