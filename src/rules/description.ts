/** `letters`: those of the drawing's dimension lines that show the value, 'A × B'. */
type SpecRow = { label: string; value: string; letters?: string }
export type DescriptionParts = { paragraphs: string[]; rows: SpecRow[] }

// A map: an object knows 'constructor' too.
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }))

const decodeEntities = (text: string): string =>
  text.replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, (whole, name: string) =>
    name.startsWith('#')
      ? // '0x2013' is hexadecimal, '08211' decimal.
        String.fromCodePoint(Math.min(Number(`0${name.slice(1)}`), 0x10ffff))
      : (entities.get(name) ?? whole),
  )

/**
 * Converts a description stored as HTML to plain text: paragraphs, list items and rows become lines, entities are decoded.
 * Text without tags keeps its lines, and a '<' that begins none ('< 5 kg', 'a<b').
 */
export function plainText(text: string): string {
  if (!/<\/[a-z]|<[a-z]+\d? ?\/?>/i.test(text)) return decodeEntities(text)
  const words = text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*>|<\/(p|div|li|ul|ol|tr|h\d)>/gi, '\n')
    .replace(/<\/t[dh]>\s*(?=<t)/gi, ': ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
  return decodeEntities(words)
    .replace(/ *\n\s*/g, '\n')
    .trim()
}

// A label is short and not a sentence: 'Screw size: M4', not 'Before fitting the lock, please note: ...'.
const specRow = /^[-•*]?\s*([\p{L}\p{N}][^:.,;!?]{0,29}):\s+(\S.*)$/u

// Circled, because a plain letter after a label is a unit: 'Power (W)'.
const drawnLabel = /^(.*?)\s*([Ⓐ-Ⓩ](?:\s*×\s*[Ⓐ-Ⓩ])*)$/u

const toRow = (label: string, value: string): SpecRow => {
  const [, name, marks] = drawnLabel.exec(label) ?? []
  return name && marks ? { label: name, value, letters: marks.normalize('NFKC') } : { label, value }
}

/**
 * Splits a description: each line 'Label: value' with a short label is a row, every other line a paragraph. A label may
 * end with the letters of the part's drawing: 'Size Ⓐ × Ⓑ: 76 × 52 mm'.
 */
export function descriptionParts(text: string): DescriptionParts {
  const parts: DescriptionParts = { paragraphs: [], rows: [] }
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const [, label, value] = specRow.exec(line) ?? []
    if (label && value) parts.rows.push(toRow(label.trim(), value))
    else if (line) parts.paragraphs.push(line)
  }
  return parts
}
