import { type Line, lineKey } from './cart.ts'
import { toId } from './id.ts'
import { limits } from './limits.ts'

/** A line of a cart link: names and prices are not in the link but looked up. */
export type LinkLine = Line & { quantity: number }

export type CartLink = {
  lines: LinkLine[]
  /** The text of the entries that could not be read. */
  unread: string[]
}

// Escapes the separators within a field, so that they survive the one decoding by URLSearchParams.
const guard = (text: string) => text.replace(/[%:,]/g, encodeURIComponent)

function unguard(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The `add` parameter of a cart link: `12:3,40:1`, with a chosen size and colour `12:3:L:Red` (decision 41). BEY-09 */
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
    quantity: Number(quantity),
    ...(size && { selectedSize: size }),
    ...(color && { selectedColor: color }),
  }
}

/**
 * Reads the `add` parameter, decoded once. Without a quantity an entry means 1; equal lines are merged. What cannot be
 * read, or exceeds `limits.cartLinkLines` or `limits.maxQuantity`, is `unread`. Never throws. BEY-09
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
    const quantity = (lines.get(key)?.quantity ?? 0) + line.quantity
    if (quantity > limits.maxQuantity) unread.push(entry)
    else lines.set(key, { ...line, quantity })
  }
  return { lines: [...lines.values()], unread }
}
