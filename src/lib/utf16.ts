/**
 * Whether bytes are text in UTF-16, and in which order: by its byte order mark, else by the zero byte that Latin letters,
 * digits and separators have there, always on the same side. Undefined for another encoding.
 */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 4000)
  const odd = start.filter((byte, at) => byte === 0 && at % 2 === 1).length
  const even = start.filter((byte, at) => byte === 0 && at % 2 === 0).length
  // A workbook or a picture has them on either side.
  if (Math.max(odd, even) * 10 < start.length || Math.min(odd, even) > 0) return undefined
  return start.length === 0 ? undefined : odd > even ? 'utf-16le' : 'utf-16be'
}
