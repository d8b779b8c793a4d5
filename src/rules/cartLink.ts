import { type Line, lineKey, toQuantity } from './cart.ts'
import { toId } from './id.ts'
import { limits } from './limits.ts'

/** What a cart link says of a line: names and prices are looked up. */
export type LinkLine = Line & { quantity: number }

export type CartLink = {
  lines: LinkLine[]
  /** Entries that could not be read, as they stand in the link. */
  unread: string[]
}

// Inside an entry the separators are written like signs that an address cannot hold.
const guard = (text: string) => text.replace(/[%:,]/g, encodeURIComponent)

function unguard(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The value of `add` in a cart link, ready to stand in an address: `12:3,40:1`, with the size and the colour of a line
 * after its quantity where they were chosen, `12:3:L:Red` (decision 41). BEY-09
 */
export const writeCartLink = (lines: readonly LinkLine[]): string =>
  lines
    .map(({ product_id, quantity, selectedSize = '', selectedColor = '' }) =>
      [String(product_id), String(quantity), selectedSize, selectedColor]
        .map((field) => encodeURIComponent(guard(field)))
        .join(':')
        .replace(/:+$/, ''),
    )
    .join(',')

function readEntry(entry: string): LinkLine | undefined {
  const fields = entry.split(':').map((field) => unguard(field)?.trim())
  const [id, quantity = '1', size, color] = fields
  const product_id = toId(id)
  if (fields.includes(undefined) || fields.length > 4 || product_id === undefined) return undefined
  if (!/^\d+$/.test(quantity) || Number(quantity) < 1) return undefined
  return {
    product_id,
    quantity: toQuantity(quantity),
    ...(size && { selectedSize: size }),
    ...(color && { selectedColor: color }),
  }
}

/**
 * Reads the value of `add` of an address, decoded once as URLSearchParams does. Without a quantity an entry stands for
 * one; lines that are one are merged; a quantity is a whole number from 1, cut at `limits.maxQuantity`. What cannot be
 * read, and what is beyond `limits.cartLinkLines`, is given back as `unread`. Never throws. BEY-09
 */
export function readCartLink(add: string): CartLink {
  const lines = new Map<string, LinkLine>()
  const unread: string[] = []
  for (const entry of add.split(',').map((each) => each.trim())) {
    if (entry === '') continue
    const line = lines.size < limits.cartLinkLines ? readEntry(entry) : undefined
    if (!line) {
      unread.push(entry)
      continue
    }
    const key = lineKey(line)
    const quantity = toQuantity((lines.get(key)?.quantity ?? 0) + line.quantity)
    lines.set(key, { ...line, quantity })
  }
  return { lines: [...lines.values()], unread }
}
