/** Header of a response that the service worker stored: when it did, as an HTTP date. */
export const storedAtHeader = 'x-stored-at'

/** A response with the time at which it is stored: in a header, and for a page in its `html` element, which scripts can read. */
export async function withDate(response: Response, now: Date): Promise<Response> {
  const date = now.toUTCString()
  const headers = new Headers(response.headers)
  headers.set(storedAtHeader, date)
  // The stored body is not compressed.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const body = isPage
    ? (await response.text()).replace('<html', `<html data-stored-at="${date}"`)
    : await response.blob()
  return new Response(body, { status: response.status, headers })
}

let latest: string | undefined
const listeners = new Set<() => void>()

/** When the latest answer was stored (an HTTP date), where it came from the device; undefined when the server gave it. BEY-25 */
export const storedAt = (): string | undefined => latest

/** Notes when the latest answer was stored; null for one from the server. */
export function noteStoredAt(date: string | null | undefined): void {
  const next = date ?? undefined
  if (next === latest) return
  latest = next
  for (const changed of listeners) changed()
}

/** Calls back at every change. Returns the function that ends it. */
export function subscribeStoredAt(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
