import fc from 'fast-check'
import { openPasses } from '../../server/complaint/captchaPasses.ts'
import { calls } from '../../src/api/contract.ts'
import { api } from '../api/client.ts'
import { type Example, examples } from './examples.ts'

type Schema = {
  _zod: { def: { type: string; shape?: Record<string, Schema>; innerType?: Schema; element?: Schema } }
}

/** Values no form sends: wrong types, bounds, names of object members, control characters, other people's ids. */
const odd = fc.oneof(
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
  fc.constantFrom<unknown>(
    ...['', ' ', '0', '-1', '1e999', '__proto__', 'constructor', "' or 1=1 --", '\u0000', '\u202e', '../..'],
    ...[null, true, [], {}, 0, -1, 0.1, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e308],
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

/** Generates values that roughly fit a schema of the contract, and sometimes values that do not. */
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
      return fc.oneof(fc.string(), fc.emailAddress(), fc.constantFrom('demo', '0771234567', 'Kandy 20000'))
    return fc.oneof(fc.nat(12), fc.constantFrom('pending', 'COD', 'review', null), fc.string())
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

/** Returns a value as text for an address or a form. */
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : String(textOf(value)))

/** Copies JSON deeply, but keeps `File` objects. */
const copyOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof File) return value
  if (Array.isArray(value)) return value.map(copyOf)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]))
}

type Place = { holder: Record<string, unknown>; key: string }
const placesIn = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null || value instanceof File) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

/** Generates variants of an example in which up to three values, at any depth, are replaced. */
const nearly = (example: Example): fc.Arbitrary<Example> =>
  fc.array(fc.tuple(fc.nat(), odd), { maxLength: 3 }).map((changes) => {
    const changed = copyOf(example) as Example
    for (const [at, value] of changes) {
      // Keep the example's own fields `query` and `body`; replace values inside them, or the path parameter.
      const places = placesIn(changed).filter(({ holder, key }) => holder !== changed || key === 'param')
      const place = places[at % places.length]
      if (place) Object.assign(place.holder, { [place.key]: value })
    }
    return changed
  })

/** Encodes a body: a form if it has a file, otherwise JSON. */
function bodyOf(body: object | undefined): RequestInit {
  if (body && Object.values(body).some((value) => value instanceof File)) {
    const form = new FormData()
    for (const [name, value] of Object.entries(body))
      form.set(name, value instanceof File ? value : wordOf(value))
    return { body: form }
  }
  const text = textOf(body)
  return text === undefined ? {} : { body: text, headers: { 'content-type': 'application/json' } }
}

/** Data that only user 1 may see. */
const secrets = /demo@mail\.example/

/** Calls that succeed only with knowledge beyond the contract. */
const needsMore = new Set([
  'account.resetPassword',
  'messages.complaintEmail',
  'orderLinks.order',
  'orderLinks.cancel',
])

/**
 * Makes `runs` requests to every call, as a visitor and as user 2. Most are valid except for up to three odd values;
 * others are generated from the contract's schemas. Returns what went wrong: a status of 500 or above, a response with
 * data of user 1, and a call that never succeeded.
 */
export async function fuzz(runs: number, seed: number): Promise<string[]> {
  const wrong: string[] = []
  for (const { name, call } of calls) {
    // Each request comes from a different address, so that rate limits do not refuse it.
    let from = 0
    const shop = api({ passes: openPasses, clientOf: () => String(from) })
    const other = shop.visitor()
    await other.signIn('ruwan')
    const anyRequest = fc.record({
      param: fc.oneof(fc.integer({ min: 0, max: 10_006 }), odd),
      query: sampleOf(call.query as unknown as Schema),
      body: sampleOf(call.body as unknown as Schema),
    }) as fc.Arbitrary<Example>
    const requests = fc.oneof(
      { arbitrary: nearly(examples[name] ?? {}), weight: 4 },
      { arbitrary: anyRequest, weight: 1 },
    )
    let succeeded = false
    for (const [{ param, query, body }, signedIn] of fc.sample(fc.tuple(requests, fc.boolean()), {
      numRuns: runs,
      seed,
    })) {
      from += 1
      const part = encodeURIComponent([...wordOf(param)].slice(0, 300).join(''))
      const search = new URLSearchParams()
      if (typeof query === 'object' && query !== null)
        for (const [key, value] of Object.entries(query)) search.set(key, wordOf(value))
      const init = { method: call.method, ...(call.method !== 'GET' && bodyOf(body)) }
      const path = `/api${call.path.replace(/:\w+/g, part)}?${search}`
      const answer = await (signedIn ? other : shop).request(path, init)
      const reply = await answer.text()
      const text = textOf(body)
      const mirrored = `${path} ${text}`.match(secrets)
      succeeded ||= answer.ok
      if (answer.status >= 500) wrong.push(`${name} answered ${answer.status} to ${path} ${text}`)
      if (secrets.test(reply) && !mirrored) wrong.push(`${name} told of another: ${path} ${text}`)
    }
    if (!succeeded && !needsMore.has(name)) wrong.push(`${name} was never answered with success`)
    wrong.push(...shop.failures.map((failure) => `${name}: ${failure}`))
  }
  return wrong
}
