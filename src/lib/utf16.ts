/** Which UTF-16 the byte order mark of a file says, as Excel writes it before 'Unicode text'; undefined without one. */
export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
}
