/** Header of an answer that was kept on the device: when it was, as an HTTP date. */
export const keptHeader = 'x-kept'

/** The answer as it is kept: with the time, and a page's also in its `html` element, since a page sees no headers. */
export async function withDate(response: Response, now: Date): Promise<Response> {
  const date = now.toUTCString()
  const headers = new Headers(response.headers)
  headers.set(keptHeader, date)
  // The body that is kept is not compressed.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const body = isPage
    ? (await response.text()).replace('<html', `<html data-kept="${date}"`)
    : await response.blob()
  return new Response(body, { status: response.status, headers })
}

// When what stands was kept, where an answer came from the device and not from the server (BEY-25).
let since: string | undefined
const listeners = new Set<() => void>()

/** An HTTP date; undefined when what stands came from the server. */
export const keptSince = (): string | undefined => since

/** Says when an answer was kept; null for one from the server. */
export function noteKept(date: string | null | undefined): void {
  const next = date ?? undefined
  if (next === since) return
  since = next
  for (const changed of listeners) changed()
}

/** Calls back at every change. Gives what ends it. */
export function subscribeKept(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
