import type { Handler } from 'hono'
import { withAbort } from '../../src/lib/withAbort.ts'
import { shop } from '../../src/shop.config.ts'
import type { Log } from '../observability/log.ts'

/** Milliseconds for which the list of pages is cached. */
const freshFor = 3_600_000

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

// The origin of the pages' canonical links.
const absolute = (path: string) => new URL(path, shop.origin).href

/**
 * Answers /sitemap.xml: every page that search engines should know. `paths` reads them from the catalogue, at most once
 * an hour, and stops when its signal is aborted. When that fails or takes over `limitMs`, the error is logged and an
 * earlier list is sent; without one the answer is 503.
 */
export function sitemap(
  paths: (signal: AbortSignal) => Promise<string[]>,
  log: Log,
  limitMs = 30_000,
): Handler {
  let cached: { xml: string; at: number } | undefined
  let reading: Promise<void> | undefined

  async function read() {
    const signal = AbortSignal.timeout(limitMs)
    const urls = (await withAbort(paths(signal), signal)).map(
      (path) => `<url><loc>${escapeXml(absolute(path))}</loc></url>`,
    )
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
    cached = { xml, at: Date.now() }
  }

  return async (c) => {
    if (!cached || Date.now() - cached.at > freshFor) {
      // Requests that arrive meanwhile wait for the same list.
      reading ??= read().finally(() => {
        reading = undefined
      })
      try {
        await reading
      } catch (error) {
        log.error('The sitemap could not be written', error)
      }
      if (!cached) return c.text('The catalogue cannot be reached.', 503)
    }
    return c.body(cached.xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  }
}

/** Answers /robots.txt: everything may be crawled; names the sitemap. */
export const robots: Handler = (c) =>
  c.text(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`)
