import { nothing, readReview, type Said } from './review.ts'

async function through(bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer())
}

/** What stands after `#review=` in a link. About 100 characters for a verdict with a sentence. */
export async function encodeReview({ verdicts, pins }: Said): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify({ version: 1, verdicts, pins }))
  const packed = await through(json, new CompressionStream('deflate-raw'))
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** What a link holds. Nothing if it is damaged: a half of it cannot be unpacked. */
export async function decodeReview(text: string): Promise<Said> {
  // A thousandth of what it unpacks to at most.
  if (text.length > 200_000) return nothing
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
    const json = await through(packed, new DecompressionStream('deflate-raw'))
    const { verdicts, pins } = readReview(JSON.parse(new TextDecoder().decode(json)))
    return { verdicts, pins }
  } catch {
    return nothing
  }
}
