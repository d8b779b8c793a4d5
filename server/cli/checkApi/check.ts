import * as z from 'zod/mini'
import { calls } from '../../../src/api/contract.ts'
import { address } from '../../../src/lib/endpoint.ts'
import { shop } from '../../../src/shop.config.ts'
import { differences } from './differences.ts'
import { type CallName, shapes } from './shapes.ts'

/** The result of one call. `handling`: whether the shop can show the answer; 'partly' when some entries are lost. */
export type Finding = {
  call: CallName
  request: string
  verdict: 'agrees' | 'drifts' | 'missing' | 'fails' | 'not asked'
  handling: 'yes' | 'partly' | 'no' | ''
  how: string[]
}

type CallResult = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
}

/** Statuses that mean 'there is none' or 'none for you' and that the specification allows for these calls. */
const allowed: Partial<Record<CallName, { statuses: number[]; because: string }>> = {
  'session.profile': { statuses: [204, 401, 403, 404], because: 'not signed in' },
  'orders.list': { statuses: [401, 403], because: 'not signed in: add --cookie to check it' },
  'content.promotionalBanner': { statuses: [404], because: 'no banner at this place' },
  'captcha.challenge': {
    statuses: [404],
    because: 'no built-in captcha, which section 7 does not require',
  },
}

/** The number of entries of a list, bare or inside an object such as { categories } or { data: { categories } }. */
const entries = (value: unknown): number | undefined =>
  Array.isArray(value)
    ? value.length
    : [
        ...Object.values((value ?? {}) as object),
        ...Object.values(Object((value as { data?: unknown })?.data)),
      ]
        .filter(Array.isArray)
        .map(({ length }) => length)[0]

type Options = { cookie?: string; timeoutMs?: number; fetch?: typeof globalThis.fetch }

/**
 * Makes every read-only call of section 7 at a back end ('https://api.example', with a path if it has one). Reports how
 * each answer differs from the specification, and whether the shop copes, that is, whether the contract can parse it.
 * Never throws because of the back end.
 */
export async function checkApi(base: string, options: Options = {}): Promise<Finding[]> {
  const { cookie, timeoutMs = 10_000, fetch = globalThis.fetch } = options
  const findings: Finding[] = []

  async function ask(name: CallName, { params, query = {}, body }: CallResult = {}): Promise<unknown> {
    const endpoint = calls.find((each) => each.name === name)!.call
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const path = `${address(endpoint.path, params)}${search.size > 0 ? `?${search}` : ''}`
    const report = (verdict: Finding['verdict'], handling: Finding['handling'], ...how: string[]) => {
      findings.push({ call: name, request: `${endpoint.method} ${path}`, verdict, handling, how })
    }
    let answer: Response
    let text: string
    try {
      answer = await fetch(base + path, {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      text = await answer.text()
    } catch (error) {
      const { name: kind, message, cause } = error as Error
      const reason = kind === 'TimeoutError' ? `no answer within ${timeoutMs / 1000} s` : message
      report('fails', 'no', cause instanceof Error ? cause.message || reason : reason)
      return undefined
    }
    const { status } = answer
    const none = allowed[name]
    if (none?.statuses.includes(status)) {
      if (cookie && /^(session|orders)/.test(name))
        report('fails', 'no', `${status}: this cookie belongs to no signed-in user`)
      else report('agrees', '', `${status}: ${none.because}`)
      return undefined
    }
    if (status === 404 || status === 405 || status === 501) {
      report('missing', 'no', String(status))
      return undefined
    }
    if (!answer.ok) {
      report('fails', 'no', `${status} ${text.slice(0, 80).replace(/\s+/g, ' ')}`.trim())
      return undefined
    }
    let json: unknown
    try {
      json = text === '' ? undefined : JSON.parse(text)
    } catch {
      report('drifts', 'no', 'the answer is not JSON')
      return undefined
    }
    const how = differences(shapes[name], json)
    if (!/json/.test(answer.headers.get('content-type') ?? '')) how.push('its Content-Type is not JSON')
    const read = z.safeParse(endpoint.response, json)
    if (!read.success) {
      report('drifts', 'no', ...how)
      return undefined
    }
    const [came, parsed] = [entries(json), entries(read.data)]
    const lost = (came ?? 0) - (parsed ?? 0)
    if (lost > 0) how.push(`${lost} of ${came} entries cannot be shown`)
    if (how.length === 0) report('agrees', '')
    else report('drifts', lost > 0 ? 'partly' : 'yes', ...how)
    return read.data
  }

  type Sample = { what: string; value: string | number | undefined }
  /** Makes a call that needs a value from an earlier answer. */
  async function askFor(
    name: CallName,
    { what, value }: Sample,
    requestFor: (value: string | number) => CallResult,
  ) {
    if (value !== undefined) return ask(name, requestFor(value))
    const { method, path } = calls.find((each) => each.name === name)!.call
    const how = [`${what} to ask for`]
    findings.push({ call: name, request: `${method} /api${path}`, verdict: 'not asked', handling: '', how })
    return undefined
  }

  type Samples = { product_id?: string | number; category_id?: string | number; name?: string }
  const first = (list: unknown): Samples => (Array.isArray(list) ? (list[0] ?? {}) : {})

  const product = first(await ask('products.list'))
  const missing = { what: 'no product', value: product.product_id }
  await askFor('products.one', missing, (id) => ({ params: { id } }))
  await ask('products.newArrivals')
  await ask('products.search', { query: { q: product.name?.split(' ')[0] ?? 'a', limit: 5 } })
  await ask('products.brands')
  await askFor('reviews.list', missing, (id) => ({ params: { id } }))
  const primary = first(await ask('categories.primary'))
  const above = { what: 'no category', value: primary.category_id }
  const second = first(await askFor('categories.secondary', above, (id) => ({ query: { primary_id: id } })))
  await askFor('categories.tertiary', { what: 'no subcategory', value: second.category_id }, (id) => ({
    query: { secondary_id: id },
  }))
  await ask('content.promotionalBanner', { params: { location: shop.promotions.newArrivals } })
  await ask('content.announcements')
  await ask('content.banners')
  await ask('delivery.charge', { body: { userAddress: '17 Station Road, Wellawatte, 00600' } })
  await ask('feedback.analytics')
  await ask('feedback.list', { query: { page: 1, limit: 6 } })
  await ask('captcha.challenge')
  await ask('session.profile')
  await ask('orders.list')
  return findings
}

/** Whether a shop can run on this back end: every call exists and its answer can be shown completely. */
export const isFit = (findings: readonly Finding[]): boolean =>
  findings.every(
    ({ handling, verdict }) => handling === 'yes' || verdict === 'agrees' || verdict === 'not asked',
  )
