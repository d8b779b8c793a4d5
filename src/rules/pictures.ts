export type PictureSources = { src: string; avif?: string; webp?: string }

const own = /^(\S+)@800\.webp$/

/**
 * Sources of a picture. One of our own image host ('…@800.webp') has siblings at 400 and 800 pixels in AVIF and
 * WebP, given as srcset texts; any other address is used alone.
 */
export function pictureSources(path: string): PictureSources {
  const stem = own.exec(path)?.[1]
  if (stem === undefined) return { src: path }
  const srcset = (type: 'avif' | 'webp') => `${stem}@400.${type} 400w, ${stem}@800.${type} 800w`
  return { src: path, avif: srcset('avif'), webp: srcset('webp') }
}

/**
 * The address of an image path from an answer: http(s), data and blob addresses as they are, a relative path under
 * `host` (own origin when blank), '' for nothing, for any other scheme and for what is no address. Decision 35
 */
export function resolveImage(path: string, host = ''): string {
  const address = path.trim()
  if (address === '') return ''
  if (/^(https?:|data:image\/|blob:|\/\/)/i.test(address))
    return URL.canParse(address, 'https://host') ? address : ''
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return ''
  return `${host.replace(/\/+$/, '')}/${address.replace(/^(\.?[/\\])+/, '')}`
}
