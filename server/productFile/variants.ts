import type { Column } from './row.ts'

/** What else a line of a shop system's export says, by the heads without blanks and marks. */
const roles = {
  /** Lines of one product have the same. */
  handle: /^(?:url)?handle$/,
  /** What tells a variant from the others, as `Color: White` of Odoo, or by columns of their own, as of Square and Vend. */
  option: /^(?:(?:variant)?option(?:\d+|one|two|three)value|attribute\d+values|variantvalues|variationname)$/,
  /** Whether it is sold. */
  sold: /^(?:published|publishedononlinestore|ispublished|(?:active)?status|visibilityincatalog|availableforsale|canbesold|sellable|productonline|(?:is)?active(?:01)?|enabled|(?:is|product)?visible|productisavailable)$/,
  /** Whether it is not. */
  unsold: /^(?:is)?(?:disabled|obsolete|discontinued|archived|hidden)$/,
  /** The price where the store has none of its own: Loyverse has both. */
  price: /^defaultprice$/,
  /** In which money its price is, as Etsy and VirtueMart have it. */
  currency: /^(?:product|price|variantprice)?currency(?:code)?$/,
  /** A variant's own picture: 'Image Src' beside it is one more of the product. */
  picture: /^variantimage$/,
  id: /^id$/,
  type: /^type$/,
  parent: /^parent$/,
}
type Role = keyof typeof roles

/** The role of a head; undefined for others. */
export const roleOf = (headKey: string): Role | undefined =>
  (Object.keys(roles) as Role[]).find((role) => roles[role].test(headKey))

/** A line with its cells by their roles, in the order of the file. `refused` is why it cannot be read. */
export type ExportLine<Line> = Line & {
  record: Partial<Record<Column, string>>
  refused?: string
  roles: readonly { role: Role; head: string; text: string }[]
}

const notSold =
  /^(?:false|no?|0|-1|draft|pending|private|archived|unlisted|inactive|not[- ]active|hidden|disabled|discontinued)$/i
const isSold = /^(?:true|y(?:es)?|1|publish(?:ed)?|active|enabled|visible|catalog|search|shop)$/i
/** What Shopify and Square write where a product has no options. */
const noOption = /^(?:default(?: title)?|regular)$/i
const shared = ['name', 'category', 'description', 'unit', 'brand', 'images'] as const

/** What a line is beside the others: `product` is the first line of its product, `isOther` where that is another one. */
type Placed<Line> = {
  line: ExportLine<Line>
  product: ExportLine<Line> | undefined
  isOther: boolean
  options: readonly string[]
  type: string
  unsold: { head: string; text: string } | undefined
}

const has = ({ record }: ExportLine<unknown>, column: Column) => (record[column] ?? '').trim() !== ''

/** Why a line is left out: the first reason that holds. */
const reasons: readonly {
  holds: (line: Placed<unknown>) => boolean
  words: (line: Placed<unknown>) => string
}[] = [
  {
    holds: ({ line, isOther, options }) =>
      isOther && !has(line, 'sku') && !has(line, 'price') && options.length === 0,
    words: () => 'that only add a picture',
  },
  {
    holds: ({ unsold }) => unsold !== undefined,
    words: ({ unsold }) => `not sold (${unsold?.head} ${unsold?.text})`,
  },
  { holds: ({ type }) => type.includes('variable'), words: () => 'above their variations' },
]

/**
 * Each variant of a shop system's export as a part of its own. Shopify and Loyverse repeat the handle of a product and say what
 * the variants share in its first line only; WooCommerce gives variations a parent. A variant's name is that of the product
 * with its options. Left out, with the reason: what is not sold, what only adds a picture, and the product above its variations.
 * `unsold` are the part numbers of the first; `sold` is set of a line that says so.
 */
export function partsOf<Line>(lines: readonly ExportLine<Line>[]): {
  parts: (ExportLine<Line> & { sold?: true })[]
  unsold: string[]
  remarks: string[]
} {
  const cell = (line: ExportLine<Line>, wanted: Role) =>
    line.roles.find(({ role, text }) => role === wanted && text !== '')?.text ?? ''
  const isTyped = lines.some(({ roles }) => roles.some(({ role }) => role === 'parent'))
  const typeOf = (line: ExportLine<Line>) => (isTyped ? cell(line, 'type').toLowerCase() : '')

  const byKey = new Map<string, ExportLine<Line>>()
  for (const line of lines) {
    const { sku } = line.record
    const keys = [
      `handle ${cell(line, 'handle')}`,
      `id:${cell(line, 'id')}`,
      isTyped && sku && `sku ${sku.trim()}`,
    ]
    for (const key of keys) if (key && !/[ :]$/.test(key) && !byKey.has(key)) byKey.set(key, line)
  }
  const productOf = (line: ExportLine<Line>) => {
    const parent = cell(line, 'parent')
    return byKey.get(`handle ${cell(line, 'handle')}`) ?? byKey.get(parent) ?? byKey.get(`sku ${parent}`)
  }
  /** The cell that refuses a line; of those of several stores one that sells it is enough. */
  const refusal = (line?: ExportLine<Line>) => {
    const said = line?.roles.find(({ role, text }) => role === 'unsold' && isSold.test(text))
    if (said) return said
    const cells = line?.roles.filter(({ role }) => role === 'sold') ?? []
    const isOfStore = ({ head }: { head: string }) => head.endsWith(']')
    const sells = cells.some((each) => isOfStore(each) && isSold.test(each.text))
    return cells.find((each) => notSold.test(each.text) && !(sells && isOfStore(each)))
  }
  const saysSold = (line?: ExportLine<Line>) =>
    line?.roles.some(({ role, text }) => role === 'sold' && isSold.test(text)) ?? false
  const optionsOf = (line: ExportLine<Line>) =>
    typeOf(line) && !typeOf(line).includes('variation')
      ? []
      : line.roles
          .filter(({ role, text }) => role === 'option' && text !== '' && !noOption.test(text))
          .map(({ text }) => text.replace(/(^|, )[^:,]+: /g, '$1'))

  const left = new Map<string, number>()
  const unsold: string[] = []
  const parts = lines.flatMap((line): (ExportLine<Line> & { sold?: true })[] => {
    const product = productOf(line)
    const isOther = product !== undefined && product !== line
    const options = optionsOf(line)
    const unsoldBy = refusal(line) ?? refusal(product)
    const placed = { line, product, isOther, options, type: typeOf(line), unsold: unsoldBy }
    const reason = line.refused ? undefined : reasons.find(({ holds }) => holds(placed))
    if (reason) {
      const why = reason.words(placed)
      left.set(why, (left.get(why) ?? 0) + 1)
      if (unsoldBy && line.record.sku) unsold.push(line.record.sku.trim())
      return []
    }
    const record = { ...line.record }
    if (!has(line, 'price') && cell(line, 'price')) record.price = cell(line, 'price')
    if (product && isOther)
      for (const column of shared)
        if (!has(line, column) && has(product, column)) record[column] = product.record[column]
    const picture = cell(line, 'picture')
    if (picture) record.images = picture
    else if (product && isOther && cell(line, 'handle') && has(product, 'images'))
      record.images = product.record.images
    // Names of WooCommerce's variations have their options.
    const isNamed = isOther && has(line, 'name') && line.record.name !== product?.record.name
    if (options.length > 0 && !isNamed) record.name = [record.name, ...options].filter(Boolean).join(', ')
    const sold = saysSold(line) || saysSold(product)
    return [{ ...line, record, ...(sold && { sold }) }]
  })
  const counts = [...left].map(([why, count]) => `${count} ${why}`)
  return { parts, unsold, remarks: counts.length > 0 ? [`Lines left out: ${counts.join(', ')}.`] : [] }
}
