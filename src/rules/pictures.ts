export type PictureSources = { src: string; avif?: string; webp?: string }

const shopPicture = /^(\S+)@(\d+)\.webp$/

/** The sources of a picture; one of the shop's own ('…@800.webp') also in AVIF, and at half its width. */
export function pictureSources(path: string): PictureSources {
  const [, stem, width] = shopPicture.exec(path) ?? []
  if (stem === undefined) return { src: path }
  const srcset = (type: 'avif' | 'webp') =>
    [Number(width) / 2, width].map((px) => `${stem}@${px}.${type} ${px}w`).join(', ')
  return { src: path, avif: srcset('avif'), webp: srcset('webp') }
}

/** The width in pixels in the name of one of the shop's own pictures; undefined for any other address. */
export const pictureWidth = (path: string): number | undefined => {
  const width = shopPicture.exec(path)?.[2]
  return width === undefined ? undefined : Number(width)
}

/** Whether the file of a picture is named as a drawing: 'hinge--drawing@800.webp', 'dimensions_12.png'. */
export const isDrawing = (path: string): boolean =>
  /(?:^|[-_ ])(?:drawing|dimensions?|diagram|line-?art)(?![a-z])/i.test(path.slice(path.lastIndexOf('/') + 1))

/**
 * The address of an image (decision 35): http(s), data:image and blob as they are, a relative path under `host`; else ''.
 */
export function resolveImage(path: string, host: string): string {
  const address = path.trim()
  if (address === '') return ''
  if (/^(https?:|data:image\/|blob:|\/\/)/i.test(address))
    return URL.canParse(address, 'https://host') ? address : ''
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return ''
  return `${host.replace(/\/+$/, '')}/${address.replace(/^(\.?[/\\])+/, '')}`
}
