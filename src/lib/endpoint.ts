import { createFetch, FetchError, ofetch } from 'ofetch'
import * as z from 'zod/mini'
import { noteServerTime } from './serverClock.ts'
import { noteStoredAt, storedAtHeader } from './storedResponses.ts'
import { isNothing, shopperText } from './wire.ts'
import { onAbort } from './withAbort.ts'

// A strict content security policy forbids evaluating strings as code, which zod does to compile its schemas.
z.config({ jitless: true })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type Endpoint<
  Path extends string = string,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = { method: Method; path: Path; query: Query; body: Body; response: Response }

type Absent = z.ZodMiniUndefined

/** Declares one call of the contract: its method, its path below the API base, and the schemas. */
export function endpoint<
  const Path extends string,
  Response extends z.ZodMiniType,
  Query extends z.ZodMiniType = Absent,
  Body extends z.ZodMiniType = Absent,
>(
  method: Method,
  path: Path,
  shape: { query?: Query; body?: Body; response: Response },
): Endpoint<Path, Query, Body, Response> {
  const none = z.undefined()
  return {
    method,
    path,
    query: (shape.query ?? none) as Query,
    body: (shape.body ?? none) as Body,
    response: shape.response,
  }
}

/** A failed call: no response (`status` 0), a refusal (its status), or a response that breaks the contract (200). */
export class ApiError extends Error {
  override name = 'ApiError'
  status: number
  data: unknown
  constructor(message: string, status: number, data?: unknown, cause?: unknown) {
    super(message, { cause })
    this.status = status
    this.data = data
  }
}

type RequestOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Used instead of the global `fetch`: on the server, its own for one request. It receives the path only. */
  fetch?: typeof globalThis.fetch | undefined
  /** 'no-store' accepts no response from a cache on the device. */
  cache?: RequestCache | undefined
}

type Options<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, z.ZodMiniType>
    ? RequestOptions &
        (ParamName<Path> extends never
          ? { params?: undefined }
          : { params: Record<ParamName<Path>, string | number> }) &
        (Query extends Absent ? { query?: undefined } : { query?: z.input<Query> }) &
        (Body extends Absent ? { body?: undefined } : { body: z.input<Body> | FormData })
    : never

const apiBase = '/api'

/** Milliseconds after which a call without a complete response has failed. */
export const callTimeout = 30_000
/** The same for a call that sends a picture, which takes long on a slow line. */
export const uploadTimeout = 120_000

/** Returns the path of a call, including the API base, with its path parameters filled in. */
export const address = (path: string, params: Record<string, string | number> = {}): string =>
  apiBase + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

/**
 * The server's message about a failed call: `error` or `message` of its body, `first` where it has both; undefined without
 * one for people. Only where §8 asks for the server's text, else `refusalText` (decision 45).
 */
export function serverText(error: unknown, first: 'error' | 'message' = 'error'): string | undefined {
  const data = error instanceof ApiError ? error.data : undefined
  if (typeof data !== 'object' || data === null) return undefined
  const { error: text, message, [first]: preferred } = data as { error?: unknown; message?: unknown }
  const texts = [preferred, text, message].map((value) =>
    typeof value === 'string' ? z.parse(shopperText, value) : '',
  )
  return texts.find(Boolean)
}

/** `serverText` of a refusal (4xx): what a broken server says of itself is not for shoppers. */
export const refusalText = (error: unknown, first?: 'error' | 'message'): string | undefined =>
  error instanceof ApiError && error.status < 500 ? serverText(error, first) : undefined

/** Returns whether a record does not exist: back ends respond with 404, or with a success that has nothing in it. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || (error.status === 200 && isNothing(error.data)))

/** Returns whether a call was refused because nobody is signed in. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/**
 * Whether a failed call may succeed when repeated: no response, 5xx, 408 or 429. Other refusals, and a response that breaks
 * the contract, are what the server says.
 */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  [408, 429].includes(error.status)

/** Returns an empty list for a 404, with which some back ends say that there are no entries; rethrows other errors. */
export function emptyOn404(error: unknown): never[] {
  if (error instanceof ApiError && error.status === 404) return []
  throw error
}

/** Fetches a JSON file from the shop's own origin. Throws when it cannot be loaded. */
export const fetchFile = (path: string): Promise<unknown> => ofetch(path, { retry: 0, responseType: 'json' })

/** Whether it is a page, as of a proxy or a public Wi-Fi, or JSON that broke off; a back end's 'OK' is neither. */
const isBroken = (body: unknown) => typeof body === 'string' && /^\s*[<{[]/.test(body)

/**
 * Makes the call, cookies included, and parses the response. Throws `ApiError`, also when the response is not complete
 * within `callTimeout`, or the abort error once `signal` is aborted; never toasts, redirects or logs.
 */
export async function call<E extends Endpoint>(
  call: E,
  ...[options]: Record<string, never> extends Options<E> ? [Options<E>?] : [Options<E>]
): Promise<z.output<E['response']>> {
  const { params, query, body, signal, headers, fetch, cache } = (options ?? {}) as RequestOptions & {
    params?: Record<string, string | number>
    query?: Record<string, unknown>
    body?: BodyInit | Record<string, unknown>
  }
  const request = fetch ? createFetch({ fetch }) : ofetch
  const stop = new AbortController()
  if (signal) onAbort(signal, () => stop.abort(signal.reason))
  const timer = setTimeout(() => stop.abort(), body instanceof FormData ? uploadTimeout : callTimeout)
  let json: unknown
  try {
    json = await request(address(call.path, params), {
      method: call.method,
      query,
      body,
      signal: stop.signal,
      headers,
      cache,
      retry: 0,
      onResponse: ({ response }) => {
        const { headers, status } = response
        if (status === 204) response._data = null
        noteStoredAt(headers.get(storedAtHeader))
        if (cache === 'no-store' && !fetch) noteServerTime(headers.get('date'))
      },
      credentials: 'include',
      // Some back ends label their JSON as text or HTML. A body that is not JSON stays text.
      responseType: 'json',
    })
  } catch (error) {
    if (signal?.aborted) throw error
    // Anything else, such as a body that broke off, counts as no response.
    const { status = 0, data } = error instanceof FetchError ? error : {}
    throw new ApiError(`${call.method} ${call.path} failed`, status, data, error)
  } finally {
    clearTimeout(timer)
  }
  if (isBroken(json))
    throw new ApiError(`${call.method} ${call.path} was answered with something else`, 0, json)
  const parsed = z.safeParse(call.response, json)
  if (!parsed.success)
    throw new ApiError(`${call.method} ${call.path} broke the contract`, 200, json, parsed.error)
  return parsed.data as z.output<E['response']>
}
