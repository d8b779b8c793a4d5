import { groupedNumber } from './groupedNumber.ts'

const countedNoun =
  '(?:anchor|bit|blade|block|bolt|bracket|brick|castor|closer|disc|drill|escutcheon|handle|hinge|hook|knob|latch' +
  '|lever|lock|nail|nut|padlock|plate|plug|pull|rivet|runner|screw|set|sheet|stay|stop|strip|support|tie|tile|washer)'
/** The noun at the end of a name's first words: 'hinge' of 'Brass butt hinge 76 × 52 mm, satin brass'. */
const lastNoun = new RegExp(`\\b(${countedNoun})(?:e?s)?$`)
/** What a unit may say that it holds; any other word is not understood. */
const heldNoun = new RegExp(`^(${countedNoun}|pair|box|bag|pack|packet|roll|bundle|tin)(?:e?s)$`)
const measures = ['m', 'ft', 'kg', 'g', 'l', 'ml', 'm²']
const pieceWords = ['', 'pc', 'pcs', 'piece', 'pieces', 'no', 'nos']
// Maps: an object knows 'constructor' too.
const holders = new Map(
  Object.entries({ pr: 'pair', prs: 'pair', pairs: 'pair', doz: 'dozen', pkt: 'packet' }),
)
const fixedCounts = new Map(Object.entries({ pair: 2, dozen: 12 }))

const figure = String.raw`(?<figure>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`
const held = String.raw`\s*(?<held>[\p{L}²]*)`
const holder = String.raw`(?<holder>\p{L}+)`
const packings = [
  // 'box of 200', 'pack of 4 hinges', 'box (100 pcs)', 'box/100'
  new RegExp(String.raw`^${holder}\s*(?:of\s+|[/(]\s*)${figure}${held}\)?$`, 'u'),
  // '3 m length', '1 kg pack', '100 pcs per box', '100/box'
  new RegExp(String.raw`^${figure}${held}(?:\s+|\s*/\s*|\s+per\s+)${holder}$`, 'u'),
  // '100'
  new RegExp(`^${figure}${held}$`, 'u'),
]

const many = (count: number, noun: string): string => {
  const plural =
    noun === 'dozen' || measures.includes(noun) ? noun : `${noun}${/(?:ch|sh|s|x)$/.test(noun) ? 'es' : 's'}`
  return `${groupedNumber(count)} ${count === 1 ? noun : plural}`
}

/** The noun of what is held; undefined where it is not understood. */
function nounOf(word: string, name: string): string | undefined {
  if (measures.includes(word)) return word
  if (!pieceWords.includes(word)) return heldNoun.exec(word)?.[1]
  const [subject = ''] = name.toLowerCase().split(/,|\s(?=\S*\d)|\s(?:with|for|from|on)\s/)
  return lastNoun.exec(subject.trim())?.[1] ?? 'piece'
}

/**
 * What a quantity of a part comes to, where its unit (§3) says how much one holds: '12 pairs, 24 hinges', '2 boxes,
 * 400 screws', '3 lengths, 9 m', '200 tiles' of 'per 100'. The noun is the last of the name's first words if the shop
 * counts by it, otherwise 'pieces'. '' for a unit that holds one, or whose words are not understood.
 */
export function piecesOf({ name, unit }: { name: string; unit: string }, quantity: number): string {
  const words = unit
    .trim()
    .toLowerCase()
    .replace(/^per\s+/, '')
  const found = packings.map((packing) => packing.exec(words)?.groups).find(Boolean)
  const word = found ? (found.holder ?? '') : words
  const container = holders.get(word) ?? word
  const each = found ? Number(found.figure?.replaceAll(',', '')) : fixedCounts.get(container)
  const noun = nounOf(found?.held ?? '', name)
  if (!each || !noun || (each === 1 && !measures.includes(noun))) return ''
  const total = many(Math.round(each * quantity * 1000) / 1000, noun)
  return container ? `${many(quantity, container)}, ${total}` : total
}
