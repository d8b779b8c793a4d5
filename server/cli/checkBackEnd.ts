import * as z from 'zod/mini'
import { calls } from '../../src/api/contract.ts'
import { address, type Endpoint } from '../../src/lib/endpoint.ts'
import { isRecord } from '../../src/lib/wire.ts'
import { limits } from '../../src/rules/limits.ts'
import { shop } from '../../src/shop/config.ts'
import { openApi } from '../api/openapi.ts'
import { differences, listIn, pageOf } from './differences.ts'

/** The result of a call. 'partly': the shop can show some entries of the answer. `why` has a line per reason. */
export type Finding = {
  call: string
  request: string
  verdict: 'agrees' | 'partly' | 'missing' | 'fails' | 'not asked'
  why: string[]
}

const wholeList =
  'The shop asks for no other page, and would show this one as all: answer the whole list when no page is asked for'

const redirected = (to: string, method: string) =>
  `it was redirected to ${URL.parse(to)?.pathname ?? to}${method === 'GET' ? '' : ': after 301 or 302 a browser asks again with GET, without the body'}`

/** A search for it finds nothing. */
const noWord = 'zqxjwvk'

type CallInput = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
}

/** Statuses that mean 'there is none' or 'none for you' and that the specification allows for these calls. */
const allowed: Record<string, { statuses: number[]; because: string }> = {
  // Any refusal says so, and any answer without a user.
  'session.profile': { statuses: [204, 400, 401, 403, 404, 405, 409, 419, 422], because: 'not signed in' },
  'orders.list': { statuses: [401, 403], because: 'not signed in: add --cookie to check it' },
  'content.promotionalBanner': { statuses: [404], because: 'no banner at this place' },
  'captcha.challenge': {
    statuses: [404],
    because: 'no built-in captcha, which section 7 does not require',
  },
}

/** The lists that the shop takes as a whole: it asks for no second page of them. */
const whole = [
  'products.list',
  'products.brands',
  'categories.primary',
  'categories.secondary',
  'categories.tertiary',
  'content.announcements',
  'content.banners',
  'reviews.list',
  'orders.list',
]

const document = openApi('')

/** The schema of a call's answer in the contract's document. */
function schemaOf({ method, path }: Endpoint): object {
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as {
    responses: Record<'2XX', { content?: { 'application/json': { schema: object } } }>
  }
  return operation.responses['2XX'].content?.['application/json'].schema ?? {}
}

/** The lists of which a 404 means to the shop that there are no entries. */
const emptyWith404 = [
  'categories.secondary',
  'categories.tertiary',
  'reviews.list',
  'orders.list',
  'feedback.list',
]
const none404 = '404: the shop takes it as none, and would not notice if this call did not exist'

/** Entries; a list that is longer is no page. */
const longestPage = 1000

/** How many parents are asked for an entry before all are taken to have none. */
const parentsAsked = 6

type Options = { cookie?: string; timeoutMs?: number; fetch?: typeof globalThis.fetch }

/**
 * Makes every read-only call of section 7, and reports whether the shop can read each answer, and in words what differs
 * from the contract's document. Never throws.
 */
export async function checkApi(base: string, options: Options = {}): Promise<Finding[]> {
  const { cookie, timeoutMs = 10_000, fetch = globalThis.fetch } = options
  const findings: Finding[] = []

  async function ask(name: string, { params, query = {}, body }: CallInput = {}): Promise<unknown> {
    const endpoint = calls.find((each) => each.name === name)!.call
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const path = `${address(endpoint.path, params)}${search.size > 0 ? `?${search}` : ''}`
    const report = (verdict: Finding['verdict'], ...why: string[]) => {
      findings.push({ call: name, request: `${endpoint.method} ${path}`, verdict, why })
      return undefined
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
      return report('fails', cause instanceof Error ? cause.message || reason : reason)
    }
    const { status } = answer
    const none = allowed[name]
    if (none?.statuses.includes(status))
      return cookie && /^(session|orders)/.test(name)
        ? report('fails', `${status}: this cookie belongs to no signed-in user`)
        : report('agrees', `${status}: ${none.because}`)
    if (status === 404 && (emptyWith404.includes(name) || query.categoryId !== undefined))
      return report('agrees', none404)
    const moved = answer.redirected ? [redirected(answer.url, endpoint.method)] : []
    if (status === 404 || status === 405 || status === 501) return report('missing', String(status), ...moved)
    if (!answer.ok)
      return report('fails', `${status} ${text.slice(0, 80).replace(/\s+/g, ' ')}`.trim(), ...moved)
    const [, field, digits] = /"((?:product|category|order|user)_id)"\s*:\s*(\d{16,})/.exec(text) ?? []
    if (digits && !Number.isSafeInteger(Number(digits)))
      return report(
        'fails',
        `${field} ${digits} is a number too large to be exact in a browser: send it as text`,
      )
    let json: unknown
    try {
      json = text === '' ? (status === 204 ? null : undefined) : JSON.parse(text)
    } catch {
      const start = text.slice(0, 40).replace(/\s+/g, ' ').trim()
      return report('fails', `the answer begins with "${start}", and must be JSON`, ...moved)
    }
    const schema = schemaOf(endpoint)
    const words = differences(document, schema, json)
    const read = z.safeParse(endpoint.response, json)
    if (!read.success && name === 'session.profile' && !cookie && (json === null || isRecord(json)))
      return report('agrees', 'no user in it: not signed in')
    if (!read.success)
      return report('fails', ...(words.length > 0 ? words : ['the answer cannot be read']), ...moved)
    const list = listIn(document, schema, json) ?? []
    const readable = Array.isArray(read.data)
      ? list.filter((each) => (z.parse(endpoint.response, [each]) as unknown[]).length > 0)
      : list
    const lost = list.length - readable.length
    if (lost > 0 && words.length === 0)
      words.push(`such as ${JSON.stringify(list.find((each) => !readable.includes(each))).slice(0, 80)}`)
    const repeated = Array.isArray(read.data) ? readable.length - read.data.length : 0
    const repeats =
      repeated > 0
        ? [`${repeated} of ${list.length} entries have the id of an earlier one, and are left out`]
        : []
    const page = whole.includes(name) ? pageOf(json, answer.headers, list.length) : undefined
    const pages = page ? [`it pages: ${list.length} entries, and ${page}. ${wholeList}`] : []
    if (page) report('fails', ...pages, ...words)
    else if (lost > 0) report('partly', `${lost} of ${list.length} entries cannot be shown`, ...words)
    else report('agrees', ...words.map((each) => `${each}: the shop does without it`), ...repeats)
    return read.data
  }

  /** Makes a call that needs a value from an earlier answer: with the next value while a list comes without entries. */
  async function askFor(
    name: string,
    what: string,
    values: (string | number | undefined)[],
    requestFor: (value: string | number) => CallInput,
  ) {
    const some = values.filter((value) => value !== undefined).slice(0, parentsAsked)
    for (const [i, value] of some.entries()) {
      const answer = await ask(name, requestFor(value))
      const isEmpty = Array.isArray(answer) ? answer.length === 0 : findings.at(-1)!.why[0] === none404
      if (!isEmpty || i === some.length - 1) return answer
      findings.pop()
    }
    const { method, path } = calls.find((each) => each.name === name)!.call
    const why = [`${what} to ask for`]
    findings.push({ call: name, request: `${method} /api${path}`, verdict: 'not asked', why })
    return undefined
  }

  type Samples = { product_id?: string | number; category_id?: string | number; name?: string }
  const samples = (list: unknown): Samples[] => (Array.isArray(list) ? list : [])
  const first = (list: unknown): Samples => samples(list)[0] ?? {}
  const entriesOf = (answer: unknown): unknown[] =>
    samples((answer as { reviews?: unknown } | undefined)?.reviews ?? answer)
  const categoryIds = (list: unknown) => samples(list).map(({ category_id }) => category_id)

  /** A category's products: a back end that does not know `categoryId` answers all of them for each category. */
  async function askForCategory(list: unknown, ids: (string | number | undefined)[], others: typeof ids) {
    const byCategory = (categoryId: string | number) => ({ query: { categoryId } })
    const answer = await askFor('products.list', 'no category', ids, byCategory)
    const listed = findings.at(-1)!
    listed.call = 'products.ofCategory'
    const total = samples(list).length
    const isWhole = (products: unknown) => total > 1 && samples(products).length === total
    if (!isWhole(answer) || listed.verdict === 'fails') return
    const other = others.find(
      (id) => id !== undefined && !listed.request.endsWith(`=${encodeURIComponent(id)}`),
    )
    if (other === undefined) return
    const alsoWhole = isWhole(await ask('products.list', byCategory(other)))
    findings.pop()
    if (!alsoWhole) return
    listed.verdict = 'fails'
    listed.why.unshift(`categoryId changes nothing: ${total} products, as for ${other} and without it`)
  }

  /** Asks once more with another value of a parameter: a back end that does not know it has the same entries. */
  async function askForOther(entries: unknown[], name: string, query: CallInput['query'], words: string) {
    const listed = findings.at(-1)!
    if (entries.length === 0 || listed.verdict === 'fails') return
    const answer = await ask(name, { query: query! })
    findings.pop()
    if (JSON.stringify(entriesOf(answer)) !== JSON.stringify(entries)) return
    listed.verdict = 'fails'
    listed.why.unshift(words)
  }

  /** Some back ends page and do not say so: then a second page has other products than the list. */
  async function askForPage(list: unknown) {
    const listed = findings.at(-1)!
    if (!Array.isArray(list) || list.length === 0 || list.length > longestPage || listed.verdict === 'fails')
      return
    const second = first(await ask('products.list', { query: { page: 2 } }))
    findings.pop()
    const { product_id } = second
    if (
      product_id === undefined ||
      list.some((each: Samples) => String(each.product_id) === String(product_id))
    )
      return
    listed.verdict = 'fails'
    listed.why.unshift(`it pages: ${list.length} entries, and ?page=2 has others. ${wholeList}`)
  }

  const all = await ask('products.list')
  const product = first(all)
  await askForPage(all)
  await askFor('products.one', 'no product', [product.product_id], (id) => ({ params: { id } }))
  await ask('products.newArrivals')
  const found = await ask('products.search', { query: { q: product.name?.split(' ')[0] ?? 'a', limit: 5 } })
  const noSearch = `q changes nothing: a search for ${noWord} finds the same`
  await askForOther(entriesOf(found), 'products.search', { q: noWord, limit: 5 }, noSearch)
  await ask('products.brands')
  const productIds = samples(all).map(({ product_id }) => product_id)
  await askFor('reviews.list', 'no product', productIds, (id) => ({ params: { id } }))
  const primary = categoryIds(await ask('categories.primary'))
  const secondary = categoryIds(
    await askFor('categories.secondary', 'no category', primary, (id) => ({ query: { primary_id: id } })),
  )
  const tertiary = categoryIds(
    await askFor('categories.tertiary', 'no subcategory', secondary, (id) => ({
      query: { secondary_id: id },
    })),
  )
  await askForCategory(all, [product.category_id, tertiary[0], secondary[0], ...primary], primary)
  await ask('content.promotionalBanner', { params: { location: shop.promotions.newArrivals } })
  await ask('content.announcements')
  await ask('content.banners')
  await ask('delivery.charge', { body: { userAddress: '17 Station Road, Wellawatte, 00600' } })
  await ask('feedback.analytics')
  const limit = limits.reviewsPageSize
  const reviews = entriesOf(await ask('feedback.list', { query: { page: 1, limit } }))
  // Of a list that comes whole the shop shows the pages itself.
  if (reviews.length === limit)
    await askForOther(
      reviews,
      'feedback.list',
      { page: 2, limit },
      'page changes nothing: the second has the same reviews',
    )
  await ask('captcha.challenge')
  await ask('session.profile')
  await ask('orders.list')
  return findings
}

/** Whether every call exists and the shop can show its answer completely. */
export const isFit = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => verdict === 'agrees' || verdict === 'not asked')

/** What the findings mean for a shop on this back end, in a sentence. */
export function conclusion(findings: readonly Finding[]): string {
  if (isFit(findings)) return 'The shop can run on this back end.'
  return findings.some(({ verdict }) => verdict === 'missing' || verdict === 'fails')
    ? 'The shop cannot run on this back end.'
    : 'The shop can run on this back end, without the entries that cannot be shown.'
}
