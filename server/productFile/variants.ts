import type { Column } from './row.ts'

/** What else a line of a shop system's export says, by the heads without blanks and marks. */
const roles = {
  /** Lines of one product have the same. */
  handle: /^(?:url)?handle$/,
  /** What tells a variant from the others, as `Color: White` of Odoo, or by columns of their own. */
  option: /^(?:option\d+value|attribute\d+values|variantvalues)$/,
  /** Whether it is sold. */
  sold: /^(?:published|publishedononlinestore|ispublished|status|visibilityincatalog|availableforsale.*|canbesold|active)$/,
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

const notSold = /^(?:false|no?|0|-1|draft|pending|private|archived|unlisted|inactive|hidden)$/i
/** What Shopify writes where a product has no options. */
const noOption = /^default(?: title)?$/i
const shared = ['name', 'category', 'description', 'unit', 'brand', 'images'] as const

/**
 * Each variant of a shop system's export as a part of its own. Shopify and Loyverse repeat the handle of a product and say what
 * the variants share in its first line only; WooCommerce gives variations a parent. A variant's name is that of the product
 * with its options. Left out, with the reason: what is not sold, what only adds a picture, and the product above its variations.
 */
export function partsOf<Line>(lines: readonly ExportLine<Line>[]): {
  parts: ExportLine<Line>[]
  remarks: string[]
} {
  const cell = (line: ExportLine<Line>, wanted: Role) =>
    line.roles.find(({ role, text }) => role === wanted && text !== '')?.text ?? ''
  const has = ({ record }: ExportLine<Line>, column: Column) => (record[column] ?? '').trim() !== ''
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
  const refusal = (line: ExportLine<Line>) =>
    line.roles.find(({ role, text }) => role === 'sold' && notSold.test(text))

  const left = new Map<string, number>()
  const parts = lines.flatMap((line): ExportLine<Line>[] => {
    const product = productOf(line)
    const isOther = product !== undefined && product !== line
    const options = typeOf(line) && !typeOf(line).includes('variation') ? [] : optionsOf(line)
    const unsold = refusal(line) ?? (isOther ? refusal(product) : undefined)
    const why = line.refused
      ? undefined
      : isOther && !has(line, 'sku') && !has(line, 'price') && options.length === 0
        ? 'that only add a picture'
        : unsold
          ? `not sold (${unsold.head} ${unsold.text})`
          : typeOf(line).includes('variable')
            ? 'above their variations'
            : undefined
    if (why) {
      left.set(why, (left.get(why) ?? 0) + 1)
      return []
    }
    const record = { ...line.record }
    if (isOther)
      for (const column of shared)
        if (!has(line, column) && has(product, column)) record[column] = product.record[column]
    const picture = cell(line, 'picture')
    if (picture) record.images = picture
    else if (isOther && cell(line, 'handle') && has(product, 'images')) record.images = product.record.images
    // Names of WooCommerce's variations have their options.
    const isNamed = isOther && has(line, 'name') && line.record.name !== product.record.name
    if (options.length > 0 && !isNamed) record.name = [record.name, ...options].filter(Boolean).join(', ')
    return [{ ...line, record }]
  })
  const reasons = [...left].map(([why, count]) => `${count} ${why}`)
  const remark = `Lines left out: ${reasons.join(', ')}. What the shop has of them stays as it is.`
  return { parts, remarks: reasons.length > 0 ? [remark] : [] }

  function optionsOf(line: ExportLine<Line>) {
    return line.roles
      .filter(({ role, text }) => role === 'option' && text !== '' && !noOption.test(text))
      .map(({ text }) => text.replace(/(^|, )[^:,]+: /g, '$1'))
  }
}
