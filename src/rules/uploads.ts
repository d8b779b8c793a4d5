const starts = (bytes: Uint8Array, signature: number[], at = 0) =>
  signature.every((byte, i) => bytes[at + i] === byte)

const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50]

/** Detects the type of an image from its first bytes, not its name; undefined unless JPEG, PNG or WEBP. §5 */
export function imageType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | undefined {
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (starts(bytes, riff) && starts(bytes, webp, 8)) return 'image/webp'
  return undefined
}

/** Formats a file size: '812 bytes', '46 KB', '1.4 MB'; a KB is 1024 bytes, as in the upload limit. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kb = Math.round(bytes / 1024)
  return kb < 1024 ? `${kb} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
