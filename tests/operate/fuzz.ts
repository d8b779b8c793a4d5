import fc from 'fast-check'
import { calls } from '../../src/api/contract.ts'
import { api } from '../api/client.ts'

type Schema = {
  _zod: { def: { type: string; shape?: Record<string, Schema>; innerType?: Schema; element?: Schema } }
}

/** What no form sends: wrong kinds, bounds, names of object members, control characters, other people's numbers. */
const odd = fc.oneof(
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
  fc.constantFrom<unknown>(
    ...['', ' ', '0', '-1', '1e999', '__proto__', 'constructor', "' or 1=1 --", '\u0000', '\u202e', '../..'],
    ...[null, true, [], {}, 0, -1, 0.1, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e308],
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

/** Values that fit a schema of the contract, more or less, and now and then ones that do not. */
function sampleOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, shape, innerType, element } = schema._zod.def
  const fitting = (): fc.Arbitrary<unknown> => {
    if (shape)
      return fc.record(
        Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleOf(field)])),
      )
    if (innerType) return fc.oneof(sampleOf(innerType), fc.constantFrom(null, undefined))
    if (element) return fc.array(sampleOf(element), { maxLength: 5 })
    if (type === 'number') return fc.oneof(fc.integer(), fc.double())
    if (type === 'string')
      return fc.oneof(
        fc.string(),
        fc.emailAddress(),
        fc.constantFrom('demo', '0771234567', '17 Station Road, 00600'),
      )
    return fc.oneof(
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom('pending', 'COD', 'review', null),
      fc.string(),
    )
  }
  return fc.oneof({ arbitrary: fitting(), weight: 5 }, { arbitrary: odd, weight: 1 })
}

const textOf = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** What only user 1 may see. */
const secrets = /demo@mail\.example/

/**
 * Makes `runs` requests of every call as the contract names it, with values made from its schemas, as a visitor and as
 * user 2. Gives what went wrong: an answer of 500 or above, or one with what belongs to user 1.
 */
export async function fuzz(runs: number, seed: number): Promise<string[]> {
  const wrong: string[] = []
  for (const { name, call } of calls) {
    const shop = api()
    const other = shop.visitor()
    await other.signIn('ruwan')
    const query = sampleOf(call.query as unknown as Schema)
    const body = sampleOf(call.body as unknown as Schema)
    const request = fc.tuple(fc.oneof(fc.integer({ min: 0, max: 10_006 }), odd), query, body, fc.boolean())
    for (const [param, asked, sent, signedIn] of fc.sample(request, { numRuns: runs, seed })) {
      const part = encodeURIComponent([...String(textOf(param))].slice(0, 300).join(''))
      const search = new URLSearchParams()
      if (typeof asked === 'object' && asked !== null)
        for (const [key, value] of Object.entries(asked)) search.set(key, String(textOf(value)))
      const text = textOf(sent)
      const init: RequestInit = {
        method: call.method,
        ...(call.method !== 'GET' &&
          text !== undefined && { body: text, headers: { 'content-type': 'application/json' } }),
      }
      const path = `/api${call.path.replace(/:\w+/g, part)}?${search}`
      const answer = await (signedIn ? other : shop).request(path, init)
      const said = await answer.text()
      const mirrored = `${path} ${text}`.match(secrets)
      if (answer.status >= 500) wrong.push(`${name} answered ${answer.status} to ${path} ${text}`)
      if (secrets.test(said) && !mirrored) wrong.push(`${name} told of another: ${path} ${text}`)
    }
    wrong.push(...shop.failures.map((failure) => `${name}: ${failure}`))
  }
  return wrong
}
