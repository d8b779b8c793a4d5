export type PictureSources = { src: string; avif?: string; webp?: string }

const own = /^(\S+)@(\d+)\.webp$/

/**
 * Sources of a picture. One of our own ('…@800.webp', the number being its width in pixels) has siblings of that and
 * of half that width in AVIF and WebP, given as srcset texts; any other address is used alone.
 */
export function pictureSources(path: string): PictureSources {
  const [, stem, width] = own.exec(path) ?? []
  if (stem === undefined) return { src: path }
  const srcset = (type: 'avif' | 'webp') =>
    [Number(width) / 2, width].map((px) => `${stem}@${px}.${type} ${px}w`).join(', ')
  return { src: path, avif: srcset('avif'), webp: srcset('webp') }
}

/** The width in pixels that the name of one of our own pictures tells; undefined of any other. */
export const pictureWidth = (path: string): number | undefined => {
  const width = own.exec(path)?.[2]
  return width === undefined ? undefined : Number(width)
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

/** The home page's header image, whose pictures lie beside the shop's own files: desktop from `wide` on. */
export const headerPictures = {
  wide: '(width >= 64rem)',
  desktop: { path: '/set/header-desktop@1680.webp', sizes: '840px' },
  // Smaller than it is: half the size is sharp enough up to 1.75 pixels to the CSS pixel, at a third of the bytes.
  phone: { path: '/set/header-phone@1120.webp', sizes: '(width >= 48rem) 30rem, 76vw' },
} as const
