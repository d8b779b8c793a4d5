import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from '../api/refusal.ts'

const mb = 1024 * 1024

const limited = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * mb,
    onError: () => refuse(413, `That is too large: at most ${megabytes} MB can be sent.`),
  })
const json = limited(1)
// Holds an image of 5 MB and its fields.
const forms = limited(6)

const isForm = (type: string | undefined) => /^multipart\/form-data/i.test(type ?? '')

/** Refuses a body that is too large with 413, as soon as it passes its bound, whatever its headers said. */
export const limitBody: MiddlewareHandler = (c, next) =>
  (isForm(c.req.header('content-type')) ? forms : json)(c, next)

/** A form has seven fields. Taking apart one with a hundred thousand would hold up everybody. */
const mostParts = 50
const dash = 45

/** Whether a form has more than `most` parts, by the lines between them. */
function hasMoreParts(bytes: Uint8Array, type: string, most: number): boolean {
  const [, quoted, plain = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const line = new TextEncoder().encode(`--${quoted ?? plain}`)
  let parts = 0
  for (let at = bytes.indexOf(dash); at >= 0; at = bytes.indexOf(dash, at + 1)) {
    if (line.some((byte, i) => bytes[at + i] !== byte)) continue
    parts += 1
    // The last of the lines ends the form.
    if (parts > most + 1) return true
    at += line.length - 1
  }
  return false
}

/** The value of a body: FormData of a multipart one, else JSON; undefined when empty. 400 when it is neither. */
export async function readValue(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (isForm(type)) {
    if (hasMoreParts(bytes, type, mostParts)) refuse(400, 'The form has too many fields.')
    const form = new Response(bytes, { headers: { 'content-type': type } }).formData()
    return form.catch(() => refuse(400, 'The form could not be read.'))
  }
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return refuse(400, 'The request is not JSON.')
  }
}
