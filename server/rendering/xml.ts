import XMLBuilder from 'fast-xml-builder'
import type { Handler } from 'hono'
import { withAbort } from '../../src/lib/withAbort.ts'
import type { Log } from '../observability/log.ts'

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true })

// What XML 1.0 cannot hold, escaped or not: control characters, two non-characters, unpaired halves of surrogate pairs.
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Removes from a text what XML 1.0 cannot hold. */
export const xmlText = (text: string): string => text.replace(unwritable, '')

/** An XML document of nested records; '@_name' is an attribute, a list repeats its element. Texts by `xmlText`. */
export const toXml = (document: object): string =>
  builder.build({ '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' }, ...document })

/** Milliseconds for which a document is cached. */
const freshFor = 3_600_000

/** Answers an XML document, written at most once an hour; on failure an earlier one, else 503. */
export function catalogueXml(
  name: string,
  write: (signal: AbortSignal) => Promise<string>,
  log: Log,
  limitMs = 30_000,
): Handler {
  let cached: { xml: string; at: number } | undefined
  let reading: Promise<void> | undefined

  async function read() {
    const signal = AbortSignal.timeout(limitMs)
    cached = { xml: await withAbort(write(signal), signal), at: Date.now() }
  }

  return async (c) => {
    if (!cached || Date.now() - cached.at > freshFor) {
      // Requests that arrive meanwhile wait for the same document.
      reading ??= read().finally(() => {
        reading = undefined
      })
      try {
        await reading
      } catch (error) {
        log.error(`${name} could not be written`, error)
      }
      if (!cached) return c.text('The catalogue cannot be reached.', 503)
    }
    return c.body(cached.xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  }
}
