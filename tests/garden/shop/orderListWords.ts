export const meanings: Record<string, Record<string, string>> = {
  n: { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 10: 'ten', 12: 'twelve' },
  h: { 0.5: 'half' },
  d: { 12: 'dozen doz' },
  l: { cm: 'cm', inch: 'inch in " ”', m: 'm metre meter' },
  w: { kg: 'kg kilo', l: 'l litre' },
  u: { piece: 'piece pc nos each unit', x: 'qty quantity', bag: 'bag sack', tray: 'tray', pot: 'pot' },
  k: { piece: 'no' },
  x: { x: 'x' },
  r: { rs: 'rs' },
  p: { '₨': '₨' },
}
export const sayings: Record<string, string> = {
  o: 'about some few cancel ?',
  a: 'a an and',
  c: 'hi hello dear sir madam please pls of for the thanks thank you',
  q: 'send need want',
  s: 'is are will where when how what my your to it this',
}
export const millimetres: Record<string, number> = { cm: 10, inch: 25.4, m: 1000 }
export const signs: readonly (readonly [RegExp, string])[] = [
  [/@|(?<!\p{L})rs(?!\p{L})\.?/giu, ' rs '],
  [/[×*]|(?<=\d\s*)x(?=\s*\d)/gi, ' x '],
  [/[:=()]/g, ' '],
]
export const bullet = /^\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)(?=.*[\p{L}\p{N}])/u
export const messageHead = /^\s*\[[^\]]*\d:\d\d[^\]]*\]\s*(?:[^:]{1,40}:\s+)?/
export const notice = /omitted>?$/i
export const greeting = /^(?:hi|hello|dear)\P{L}+\p{L}+\P{L}*$/iu
export const heads = {
  quantity: /^(?:qty|quantity|count)$/,
  row: /^(?:#|no)$/,
  part: /^(?:part|sku|item)(?: (?:no|number|code))?$/,
  price: /price|total/,
  unit: /^unit$/,
  text: /^(?:description|name|plant)\b/,
}
