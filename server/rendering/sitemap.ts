import type { Handler } from 'hono'
import { absolute } from '../../src/rules/absolute.ts'
import type { Log } from '../observability/log.ts'
import { catalogueXml, toXml, xmlText } from './xml.ts'

/** Answers /sitemap.xml: every page that search engines should know. `paths` reads them from the catalogue. */
export const sitemap = (paths: (signal: AbortSignal) => Promise<string[]>, log: Log): Handler =>
  catalogueXml(
    'The sitemap',
    async (signal) => {
      const url = (await paths(signal)).map((path) => ({ loc: xmlText(absolute(path)) }))
      return toXml({ urlset: { '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url } })
    },
    log,
  )

/** Answers /robots.txt: everything may be crawled; names the sitemap. */
export const robots: Handler = (c) =>
  c.text(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`)
