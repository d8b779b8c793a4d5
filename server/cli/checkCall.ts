import * as z from 'zod/mini'
import { calls } from '../../src/api/contract.ts'
import { address, type Endpoint } from '../../src/lib/endpoint.ts'
import { isRecord } from '../../src/lib/wire.ts'
import { openApi } from '../api/openapi.ts'
import { differences, listIn, pageOf } from './differences.ts'

/** The result of a call. 'partly': the shop can show some entries of the answer. `why` has a line per reason. */
export type Finding = {
  call: string
  request: string
  verdict: 'agrees' | 'partly' | 'missing' | 'fails' | 'not asked'
  why: string[]
}

/** What became of a call, and what the shop reads in the answer; undefined where it can read nothing. */
export type Checked = { finding: Finding; data: unknown }

/** What is said of a list that comes as a page. */
export const pagedListWords = (entries: number, why: string) =>
  `it pages: ${entries} entries, and ${why}. The shop asks for no other page, and would show this one as all: answer the whole list when no page is asked for`

/** That an answer came after a redirect, if it did. */
const redirects = (answer: Response, method: string): string[] =>
  answer.redirected
    ? [
        `it was redirected to ${URL.parse(answer.url)?.pathname ?? answer.url}${method === 'GET' ? '' : ': after 301 or 302 a browser asks again with GET, without the body'}`,
      ]
    : []

export type CallInput = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
}

export type CheckOptions = { cookie?: string; timeoutMs?: number; fetch?: typeof globalThis.fetch }

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
const whole = (
  'products.list products.brands categories.primary categories.secondary categories.tertiary ' +
  'content.announcements content.banners reviews.list orders.list'
).split(' ')

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

/** The endpoint of a call by its name, which must be one of `calls`: 'products.list'. */
export const endpointOf = (name: string): Endpoint => calls.find((each) => each.name === name)!.call

type Received = { answer: Response; text: string }

/** Makes a request. Returns the answer, or why there is none. */
async function send(
  url: string,
  init: RequestInit,
  { timeoutMs = 10_000, fetch = globalThis.fetch }: CheckOptions,
): Promise<Received | string> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    return { answer, text: await answer.text() }
  } catch (error) {
    const { name: kind, message, cause } = error as Error
    const reason = kind === 'TimeoutError' ? `no answer within ${timeoutMs / 1000} s` : message
    return cause instanceof Error ? cause.message || reason : reason
  }
}

type Judged = Pick<Finding, 'verdict' | 'why'> & { data?: unknown }

const judged = (verdict: Finding['verdict'], ...why: string[]): Judged => ({ verdict, why })

/** Judges an answer by its status; undefined where its text decides. */
function judgeStatus(
  name: string,
  { answer, text }: Received,
  { query, cookie }: CallInput & CheckOptions,
): Judged | undefined {
  const { status } = answer
  const none = allowed[name]
  if (none?.statuses.includes(status))
    return cookie && /^(session|orders)/.test(name)
      ? judged('fails', `${status}: this cookie belongs to no signed-in user`)
      : judged('agrees', `${status}: ${none.because}`)
  if (status === 404 && (emptyWith404.includes(name) || query?.categoryId !== undefined))
    return { ...judged('agrees', none404), data: [] }
  const moved = redirects(answer, endpointOf(name).method)
  if (status === 404 || status === 405 || status === 501) return judged('missing', String(status), ...moved)
  return answer.ok
    ? undefined
    : judged('fails', `${status} ${text.slice(0, 80).replace(/\s+/g, ' ')}`.trim(), ...moved)
}

/** Whether an answer, or what is in its envelope, is empty or a banner without a picture. */
const hasNoBanner = (answer: unknown): boolean =>
  isRecord(answer)
    ? Object.entries(answer).every(([, value]) => !value) ||
      Object.entries(answer).some(
        ([name, value]) =>
          (name === 'current_image' && !value) || (/^(banner|data)$/.test(name) && hasNoBanner(value)),
      )
    : answer === null || (Array.isArray(answer) && answer.length === 0)

/** Judges the text of an answer that is no refusal. */
function judgeText(name: string, { answer, text }: Received, cookie: string | undefined): Judged {
  const [, field, digits] = /"((?:product|category|order|user)_id)"\s*:\s*(\d{16,})/.exec(text) ?? []
  if (digits && !Number.isSafeInteger(Number(digits)))
    return judged(
      'fails',
      `${field} ${digits} is a number too large to be exact in a browser: send it as text`,
    )
  const endpoint = endpointOf(name)
  const moved = redirects(answer, endpoint.method)
  let json: unknown
  try {
    json = text === '' ? (answer.status === 204 ? null : undefined) : JSON.parse(text)
  } catch {
    const start = text.slice(0, 40).replace(/\s+/g, ' ').trim()
    return judged('fails', `the answer begins with "${start}", and must be JSON`, ...moved)
  }
  const words = differences(document, schemaOf(endpoint), json)
  const read = z.safeParse(endpoint.response, json)
  if (read.success) return { ...judgeList(name, json, read.data, words, answer.headers), data: read.data }
  if (name === 'session.profile' && !cookie && (json === null || isRecord(json)))
    return judged('agrees', 'no user in it: not signed in')
  if (name === 'content.promotionalBanner' && hasNoBanner(json))
    return judged('agrees', 'no picture in it: no banner at this place')
  return judged('fails', ...(words.length > 0 ? words : ['the answer cannot be read']), ...moved)
}

/** Judges an answer that can be read by the entries of its list, if it has one. `words` are its differences. */
function judgeList(name: string, json: unknown, read: unknown, words: string[], headers: Headers): Judged {
  const endpoint = endpointOf(name)
  const list = listIn(document, schemaOf(endpoint), json) ?? []
  const readable = Array.isArray(read)
    ? list.filter((each) => (z.parse(endpoint.response, [each]) as unknown[]).length > 0)
    : list
  const lost = list.length - readable.length
  if (lost > 0 && words.length === 0)
    words.push(`such as ${JSON.stringify(list.find((each) => !readable.includes(each))).slice(0, 80)}`)
  const page = whole.includes(name) ? pageOf(json, headers, list.length) : undefined
  if (page) return judged('fails', pagedListWords(list.length, page), ...words)
  if (lost > 0)
    return judged(
      readable.length > 0 ? 'partly' : 'fails',
      `${lost} of ${list.length} entries cannot be shown`,
      ...words,
    )
  const repeated = Array.isArray(read) ? readable.length - read.length : 0
  const repeats =
    repeated > 0
      ? [`${repeated} of ${list.length} entries have the id of an earlier one, and are left out`]
      : []
  return judged('agrees', ...words.map((each) => `${each}: the shop does without it`), ...repeats)
}

/** Makes a call and judges the answer: whether the shop can read it, and in words what differs from the contract's document. */
export async function checkCall(
  base: string,
  name: string,
  input: CallInput,
  options: CheckOptions,
): Promise<Checked> {
  const { params, query = {}, body } = input
  const { cookie } = options
  const endpoint = endpointOf(name)
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const path = `${address(endpoint.path, params)}${search.size > 0 ? `?${search}` : ''}`
  const init = {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
  const received = await send(base + path, init, options)
  const { data, ...rest } =
    typeof received === 'string'
      ? judged('fails', received)
      : (judgeStatus(name, received, { query, ...options }) ?? judgeText(name, received, cookie))
  return { finding: { call: name, request: `${endpoint.method} ${path}`, ...rest }, data }
}
