import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from '../refusal.ts'

const mb = 1024 * 1024

const limited = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * mb,
    onError: () => refuse(413, `That is too large: at most ${megabytes} MB can be sent.`),
  })
const json = limited(1)
// Enough for an image of 5 MB and the form's other fields.
const forms = limited(6)

const isForm = (type: string | undefined) => /^multipart\/form-data\s*(;|$)/i.test(type ?? '')

/** Refuses a too large body with 413 as soon as it exceeds the limit, whatever its headers claim. */
export const limitBody: MiddlewareHandler = (c, next) =>
  (isForm(c.req.header('content-type')) ? forms : json)(c, next)

/** The complaint form has seven fields. Parsing a form with a hundred thousand would block the server. */
const mostParts = 50

// RFC 2046 §5.1.1: 1 to 70 of these characters, in quotes or not; a blank must be in quotes and not the last one.
const boundaryValue = /^(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/

/** The boundary that a form's content type names. Refuses with 400 a missing, repeated, invalid or longer one. */
function boundaryOf(type: string): string {
  const [value = '', ...others] = type.split(/;\s*boundary=/i).slice(1)
  const [, quoted, plain] = boundaryValue.exec(value) ?? []
  const boundary = others.length === 0 ? (quoted ?? plain) : undefined
  return boundary ?? refuse(400, 'The form must name one boundary of at most 70 characters.')
}

/** Whether a form has more than `most` parts, counted by their boundary lines, in time proportional to its length. */
function hasMoreParts(bytes: Uint8Array, boundary: string, most: number): boolean {
  // The search needs a text; this encoding makes each byte one character.
  const pieces = new TextDecoder('latin1').decode(bytes).split(`--${boundary}`, most + 3)
  // The last boundary line ends the form: one more line than parts, which divide the body into one piece more.
  return pieces.length > most + 2
}

/** Reads a form. Refuses with 400 one that cannot be read or has too many fields. */
function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  const boundary = boundaryOf(type)
  if (hasMoreParts(bytes, boundary, mostParts)) refuse(400, 'The form has too many fields.')
  // The parser is given the boundary by which the parts were counted: it might read another in the header.
  const form = new Response(bytes, {
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
  })
  return form.formData().catch(() => refuse(400, 'The form could not be read.'))
}

/** Reads a body: FormData if it is multipart, else JSON; undefined when empty. Refuses anything else with 400. */
export async function readValue(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (isForm(type)) return readForm(bytes, type)
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return refuse(400, 'The request is not JSON.')
  }
}
