import { refuse } from './refusal.ts'

const mb = 1024 * 1024
/** Largest bodies: JSON 1 MB, multipart 6 MB, which holds an image of 5 MB and its fields. */
const bodyLimit = { json: mb, multipart: 6 * mb }

const tooLarge = (max: number) => refuse(413, `That is too large: at most ${max / mb} MB can be sent.`)

/** The bytes of a body. 413 as soon as it passes `max`, whatever its headers said. */
async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > max) tooLarge(max)
  // Not every browser can stream a request's body.
  if (!request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.length > max ? tooLarge(max) : bytes
  }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (const reader = request.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    // The rest stays unread: the server ends the connection.
    if (length > max) tooLarge(max)
    chunks.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

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

/** The value of a body: FormData of a multipart one, else JSON; undefined when empty. 400 when it is neither, 413. */
export async function readValue(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (/^multipart\/form-data/i.test(type)) {
    const bytes = await readBytes(request, bodyLimit.multipart)
    if (hasMoreParts(bytes, type, mostParts)) refuse(400, 'The form has too many fields.')
    const form = new Response(bytes, { headers: { 'content-type': type } }).formData()
    return form.catch(() => refuse(400, 'The form could not be read.'))
  }
  const bytes = await readBytes(request, bodyLimit.json)
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return refuse(400, 'The request is not JSON.')
  }
}
