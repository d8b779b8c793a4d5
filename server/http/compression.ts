import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentCoding } from './contentCoding.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Levels of each coding by how often the result is sent: a few times, a higher level takes longer than it saves. */
const levels = { few: { br: 5, gzip: 6 }, many: { br: 9, gzip: 9 } }

/** Compresses a text or bytes for a content coding. `sent` says how often the result will be sent. */
export function compressed(
  data: string | Uint8Array,
  coding: ContentCoding,
  sent: keyof typeof levels,
): Promise<Uint8Array<ArrayBuffer>> {
  const level = levels[sent][coding]
  return coding === 'br'
    ? brotliAsync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
    : gzipAsync(data, { level })
}
