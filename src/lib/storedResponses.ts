/** Header of a response stored by the service worker: when it was stored, as an HTTP date. */
export const storedAtHeader = 'x-stored-at'

/** Marks a response with the time of storing: in a header and, for scripts, on the `html` element of a page. */
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

/** When the latest response was stored (an HTTP date); undefined if it came from the server. BEY-25 */
export const storedAt = (): string | undefined => latest

/** Records when the latest response was stored; null for a response from the server. */
export function noteStoredAt(date: string | null | undefined): void {
  const next = date ?? undefined
  if (next === latest) return
  latest = next
  for (const listener of listeners) listener()
}

/** Calls `listener` at every change. Returns the function that unsubscribes. */
export function subscribeStoredAt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
