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
// Enough for an image of 5 MB and the form's other fields.
const forms = limited(6)

const isForm = (type: string | undefined) => /^multipart\/form-data/i.test(type ?? '')

/** Refuses a too large body with 413 as soon as it exceeds the limit, whatever its headers claim. */
export const limitBody: MiddlewareHandler = (c, next) =>
  (isForm(c.req.header('content-type')) ? forms : json)(c, next)

/** The complaint form has seven fields. Parsing a form with a hundred thousand would block the server. */
const mostParts = 50
const dash = 45

/** Whether a form has more than `most` parts, counted by their boundary lines. */
function hasMoreParts(bytes: Uint8Array, type: string, most: number): boolean {
  const [, quoted, plain = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const line = new TextEncoder().encode(`--${quoted ?? plain}`)
  let parts = 0
  for (let at = bytes.indexOf(dash); at >= 0; at = bytes.indexOf(dash, at + 1)) {
    if (line.some((byte, i) => bytes[at + i] !== byte)) continue
    parts += 1
    // The last boundary line ends the form: one more line than parts.
    if (parts > most + 1) return true
    at += line.length - 1
  }
  return false
}

/** Reads a body: FormData if it is multipart, else JSON; undefined when empty. Refuses anything else with 400. */
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
