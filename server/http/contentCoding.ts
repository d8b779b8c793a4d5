import { parseAccept } from 'hono/utils/accept'

// Apart from the compression itself: the API in a page has no Node.

const codings = ['br', 'gzip'] as const
export type ContentCoding = (typeof codings)[number]

/** The best content coding that an Accept-Encoding header allows, or undefined. One with q=0 is not allowed. */
export function contentCoding(accepted = ''): ContentCoding | undefined {
  const allowed = parseAccept(accepted).filter(({ q }) => q > 0)
  return codings.find((coding) => allowed.some(({ type }) => type === coding))
}
