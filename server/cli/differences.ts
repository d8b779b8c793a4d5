import { isRecord, listIn as listInAnswer } from '../../src/lib/wire.ts'
import { parseShopDate } from '../../src/rules/dates.ts'
import type { openApi } from '../api/openapi.ts'

type Schema = {
  $ref?: string
  anyOf?: Schema[]
  enum?: unknown[]
  type?: string | string[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minLength?: number
  minimum?: number
  'x-date'?: true
}
type Document = ReturnType<typeof openApi>
type Difference = { field: string; words: string }

const names: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'a record',
  string: 'text',
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'a record'
  if (value === undefined) return 'empty'
  if (typeof value !== 'string') return String(value)
  return value.trim() === '' ? 'empty' : `"${value.slice(0, 30)}"`
}

const isNumber = (value: unknown) =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))

const fits: Record<string, (value: unknown) => boolean> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => isNumber(value) && Number.isInteger(Number(value)),
  null: (value) => value === null,
  // As the document says, numbers may be text.
  number: isNumber,
  object: isRecord,
  string: (value) => typeof value === 'string' || typeof value === 'number',
}

const typesOf = ({ type, anyOf = [] }: Schema): string[] => [
  ...[type ?? []].flat(),
  ...anyOf.flatMap(typesOf),
]

/** The values that a schema allows, where it is only these. */
function valuesOf({ anyOf, enum: values, type }: Schema): unknown[] | undefined {
  if (!anyOf) return values ?? (type === 'boolean' ? [true, false] : undefined)
  const each = anyOf.map(valuesOf)
  return each.every((some) => some !== undefined) ? each.flat() : undefined
}

function wanted(schema: Schema): string {
  const values = valuesOf(schema)
  if (values) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`
  return [...new Set(typesOf(schema))].flatMap((type) => names[type] ?? []).join(' or ')
}

const isMissing = 'is missing'

/** The schema that a reference of the document names. */
const resolved = ({ components }: Document, schema: Schema): Schema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1)!] as Schema) : schema

function compare(document: Document, given: Schema, value: unknown, field: string): Difference[] {
  const schema = resolved(document, given)
  const unlike = [{ field, words: `is ${shown(value)}, and must be ${wanted(schema)}` }]
  if (schema.anyOf) {
    const all = schema.anyOf.map((each) => compare(document, each, value, field))
    if (all.some((differences) => differences.length === 0)) return []
    // What is wrong within a list or a record says more than that it is none of them.
    return all.find(([first]) => first && first.field !== field) ?? unlike
  }
  if (schema.enum) return schema.enum.includes(value) ? [] : unlike
  const types = typesOf(schema)
  const isFraction = types.includes('integer') && typeof value === 'number' && !Number.isInteger(value)
  if (types.length > 0 && (isFraction || !types.some((type) => fits[type]!(value)))) return unlike
  if (schema.minLength && typeof value === 'string' && value.trim() === '')
    return [{ field, words: 'is empty' }]
  if (schema['x-date'] && value && !parseShopDate(String(value)))
    return [{ field, words: `is ${shown(value)}, which the shop cannot read as a date` }]
  if (schema.minimum !== undefined && Number(value) < schema.minimum)
    return [{ field, words: `is ${shown(value)}, and must be at least ${schema.minimum}` }]
  const inner = (name: string) => (field ? `${field}.${name}` : name)
  if (Array.isArray(value) && schema.items) {
    const { items } = schema
    return value.flatMap((entry) => compare(document, items, entry, inner('[]')))
  }
  if (!isRecord(value)) return []
  return [
    ...(schema.required ?? [])
      .filter((name) => value[name] === undefined)
      .map((name) => ({ field: inner(name), words: isMissing })),
    ...Object.entries(schema.properties ?? {})
      .filter(([name]) => value[name] !== undefined)
      .flatMap(([name, each]) => compare(document, each, value[name], inner(name))),
  ]
}

/** A record and those in it, up to two deep: one of them is what the answer is about. */
const recordsIn = (value: unknown, depth = 2): unknown[] =>
  isRecord(value)
    ? [value, ...(depth > 0 ? Object.values(value).flatMap((each) => recordsIn(each, depth - 1)) : [])]
    : []

/** The fields, besides `data`, in which an answer may have its list. */
const envelopesOf = ({ anyOf = [] }: Schema) => anyOf.flatMap(({ required = [] }) => required)

/** The list of an answer, as the shop finds it; undefined where it has none. */
export const listIn = (document: Document, schema: Schema, value: unknown): unknown[] | undefined =>
  listInAnswer(value, envelopesOf(resolved(document, schema)))

/** What differs in an answer from its schema in the document: a line for each field, of a list with how many entries. */
export function differences(document: Document, schema: Schema, value: unknown): string[] {
  const { anyOf, type, items } = resolved(document, schema)
  const entry = items ?? anyOf?.find((each) => each.items)?.items
  if (type === 'array' || entry) {
    const list = listIn(document, schema, value)
    if (!list) {
      const envelopes = [...envelopesOf(resolved(document, schema)), 'data'].join(' or ')
      return [`the answer is ${shown(value)}, and must be a list, or have one in ${envelopes}`]
    }
    const found = new Map<string, { words: string; entries: Set<number> }>()
    for (const [i, each] of list.entries())
      for (const { field, words } of compare(document, entry ?? {}, each, '')) {
        // Another value, but the same difference.
        const key = `${field} ${words.replace(/^is .*?, and/, '')}`
        const same = found.get(key) ?? { words: `${field || 'an entry'} ${words}`, entries: new Set() }
        found.set(key, same)
        same.entries.add(i)
      }
    return [...found.values()].map(
      ({ words, entries }) =>
        `${words} (${entries.size} of ${list.length}, first in entry ${[...entries][0]! + 1})`,
    )
  }
  const records = recordsIn(value)
  const missing = (found: Difference[]) => found.filter(({ words }) => words === isMissing).length
  const [best = []] = (records.length > 0 ? records : [value])
    .map((each) => compare(document, schema, each, ''))
    .toSorted((one, other) => missing(one) - missing(other) || one.length - other.length)
  return best.map(({ field, words }) => `${field || 'the answer'} ${words}`)
}

/** Names under which back ends say how many there are in all, or how many pages; in the answer or one level deeper. */
const totals =
  /^(total|count|total_?(count|items|results|records|elements|products)|items_?total|record_?count)$/i
const pages = /^(total_?pages|page_?count|pages|last_?page)$/i
const more = /^(next|next_?(page|page_?url|url|link|cursor|page_?token)|has_?(more|next|next_?page))$/i

/** In words, how an answer says that its list of so many entries is a page of more; undefined when it does not. */
export function pageOf(answer: unknown, headers: Headers, rows: number): string | undefined {
  const fields = (value: unknown, path = '', depth = 2): [string, string, unknown][] =>
    isRecord(value)
      ? Object.entries(value).flatMap(([name, each]): [string, string, unknown][] => [
          [path + name, name, each],
          ...(depth > 0 ? fields(each, `${path}${name}.`, depth - 1) : []),
        ])
      : []
  const stated: [string, string, unknown][] = [
    ...fields(answer),
    ['X-Total-Count', 'total', headers.get('x-total-count') ?? undefined],
    ['Content-Range', 'total', /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]],
    ['Link', 'next', /rel="?next\b/.test(headers.get('link') ?? '')],
  ]
  for (const [path, name, value] of stated) {
    if (totals.test(name) && isNumber(value) && Number(value) > rows) return `${path} is ${value}`
    if (pages.test(name) && isNumber(value) && Number(value) > 1) return `${path} is ${value}`
    if (more.test(name) && value && value !== 'false') return `${path} names more`
  }
  return undefined
}
