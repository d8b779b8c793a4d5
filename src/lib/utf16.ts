/** Tab, line breaks, and what is printed of ASCII. */
const isLatin = (byte: number) => (byte >= 0x20 && byte < 0x7f) || (byte >= 9 && byte <= 13)

/** Whether bytes are UTF-16, in which order: by the byte order mark, or a zero always on one side of each Latin letter. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 4000)
  let [little, big] = [0, 0]
  for (let at = 0; at < start.length; at += 2) {
    const [one, other] = [start[at]!, start[at + 1] ?? 1]
    if (other === 0 && isLatin(one)) little += 1
    else if (one === 0 && isLatin(other)) big += 1
    // A control character: a workbook, or a picture.
    else if (Math.min(one, other) === 0 && Math.max(one, other) < 0x20) return undefined
  }
  if (little === big || Math.min(little, big) > 0 || (little + big) * 20 < start.length) return undefined
  return little > 0 ? 'utf-16le' : 'utf-16be'
}
