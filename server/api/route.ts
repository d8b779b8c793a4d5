import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/lib/endpoint.ts'
import { toId } from '../../src/rules/id.ts'
import { readForm, readJson } from '../http/body.ts'
import { refuse } from '../refusal.ts'
import { longest, nul, requireBounds } from '../validation.ts'

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)

function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  whole: string,
): z.output<Schema> {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data as z.output<Schema>
  const path = read.error.issues[0]?.path ?? []
  const field = path.join('.')
  if (field === '') refuse(400, `${whole} is missing or does not fit.`)
  return refuse(400, valueAt(value, path) === undefined ? `${field} is required.` : `${field} is not valid.`)
}

/** Reads the query by the call's contract, and ignores parameters outside it. Refuses an invalid one with 400. */
function readQuery<E extends Endpoint>(endpoint: E, c: Context): z.output<E['query']> {
  if (endpoint.query instanceof z.ZodMiniUndefined) return undefined as z.output<E['query']>
  const query = parsed<E['query']>(endpoint.query, c.req.query(), 'The query')
  requireBounds(query, 'The query')
  return query
}

/** Reads the body by the call's contract. Refuses an invalid one with 400 and the field's name, too large with 413. */
async function readBody<E extends Endpoint>(endpoint: E, c: Context): Promise<z.output<E['body']>> {
  if (endpoint.body instanceof z.ZodMiniUndefined) return undefined as z.output<E['body']>
  // The contract has one body that is not JSON: a form.
  const read = endpoint.body instanceof z.ZodMiniCustom ? readForm : readJson
  const body = await read(c.req.raw)
  requireBounds(body, 'The request')
  return parsed<E['body']>(endpoint.body, body, 'The request')
}

type Input<E extends Endpoint> = { query: z.output<E['query']>; body: z.output<E['body']> }

/** Registers the handler of one call: its query and body are validated (§7). `admit` runs before the body is read. */
export function route<E extends Endpoint>(
  app: Hono,
  endpoint: E,
  answer: (c: Context, input: Input<E>) => Response | Promise<Response>,
  admit: (c: Context, proceed: () => Promise<Response>) => Promise<Response> = (_, proceed) => proceed(),
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    // No record has such an id: it is answered like any unknown id, with 404.
    const isOdd = (param: string) => param.includes(nul) || param.length > longest.text
    if (Object.values<string>(c.req.param()).some(isOdd)) refuse(404, 'There is nothing at this address.')
    const query = readQuery(endpoint, c)
    return admit(c, async () => answer(c, { query, body: await readBody(endpoint, c) }))
  })
}

/** The answer of a call that has done what was asked, and has nothing to say. */
export const done = (c: Context): Response => c.json({ success: true })

/** The largest id of a record: the maximum of a Postgres integer. */
const largestId = 2 ** 31 - 1

/** The numeric id of a record; 0, which no record has, for an id that is text or too large. */
export function idOf(value: unknown): number {
  const id = toId(value)
  return typeof id === 'number' && id > 0 && id <= largestId ? id : 0
}
