import type { Handler } from 'hono'

/** Milliseconds for which the list of pages is cached. */
const freshFor = 3_600_000

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * Answers /sitemap.xml: every page that search engines should know, at the shop's `origin`. `paths` reads them from the
 * catalogue, at most once an hour. When that fails, an earlier list is sent; without one the answer is 503.
 */
export function sitemap(paths: () => Promise<string[]>, origin: () => string): Handler {
  let known: { xml: string; at: number } | undefined
  return async (c) => {
    if (!known || Date.now() - known.at > freshFor) {
      try {
        const urls = (await paths()).map(
          (path) => `<url><loc>${escapeXml(new URL(path, origin()).href)}</loc></url>`,
        )
        const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
        known = { xml, at: Date.now() }
      } catch {
        if (!known) return c.text('The catalogue cannot be reached.', 503)
      }
    }
    return c.body(known.xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  }
}

/** Answers /robots.txt: everything may be crawled; names the sitemap. */
export const robots =
  (origin: () => string): Handler =>
  (c) =>
    c.text(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin()).href}\n`)
