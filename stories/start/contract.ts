import type { Endpoint } from '../../src/lib/endpoint.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../src/api/*.ts', { eager: true })

type Schema = {
  _zod: { def: { type: string; shape?: Record<string, Schema> } }
}

/** Lists the fields of a request, optional ones followed by '?'. 'multipart form' for a form, '' for no fields. */
function fields(schema: unknown): string {
  const { type, shape } = (schema as Schema)._zod.def
  if (type === 'undefined') return ''
  if (!shape) return 'multipart form'
  return Object.entries(shape)
    .map(([name, field]) => (field._zod.def.type === 'optional' ? `${name}?` : name))
    .join(', ')
}

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Returns the exports of a file that are tables of calls, by name. */
const tablesOf = (exports: Record<string, unknown>) =>
  Object.entries(exports).filter(
    (entry): entry is [string, Record<string, Endpoint>] =>
      typeof entry[1] === 'object' && entry[1] !== null && Object.values(entry[1]).some(isCall),
  )

/** The contract of src/api, file by file: the name of each call, its method and path, and the fields it sends. */
export const contract = Object.entries(modules).flatMap(([path, exports]) =>
  tablesOf(exports).map(([table, calls]) => ({
    file: path.replace('../../', ''),
    calls: Object.entries(calls).map(([name, { method, path, query, body }]) => ({
      name: `${table}.${name}`,
      method,
      path: `/api${path}`,
      query: fields(query),
      body: fields(body),
    })),
  })),
)
