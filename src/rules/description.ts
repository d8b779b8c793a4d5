type SpecRow = { label: string; value: string }
export type DescriptionParts = { paragraphs: string[]; rows: SpecRow[] }

// A label is short and no sentence: 'Screw size: M4', not 'Before fitting the lock, please note: ...'.
const specRow = /^[-•*]?\s*([\p{L}\p{N}][^:.,;!?]{0,29}):\s+(\S.*)$/u

/** Splits a description: each line 'Label: value' with a short label is a row, every other line a paragraph. */
export function descriptionParts(text: string): DescriptionParts {
  const parts: DescriptionParts = { paragraphs: [], rows: [] }
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const [, label, value] = specRow.exec(line) ?? []
    if (label && value) parts.rows.push({ label: label.trim(), value })
    else if (line) parts.paragraphs.push(line)
  }
  return parts
}
