/**
 * The images of complaints, which are private, and of imported products, by path: 'receipts/<name>' or 'pictures/<name>'.
 */
export type ImageStore = {
  /** The paths of all images. */
  list(): Promise<string[]>
  /** Undefined where there is no such image, or the path is not one of an image. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** The same in pieces, as they are asked for: a slow reader holds no whole image in memory. */
  stream(path: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>
  /** Writes an image, over one with the same path. Rejects a path that is not one of an image. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /** Removes an image if it exists. */
  remove(path: string): Promise<void>
  /** Where an image is, for the operator: a file or an address. */
  placeOf(path: string): string
}

/** The folders of images. */
export const imageFolders = ['receipts', 'pictures'] as const

/** The media types of images, each with the ending of its paths. */
export const imageEndings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const
export type ImageType = keyof typeof imageEndings

const imagePath = RegExp(
  `^(?:${imageFolders.join('|')})/[\\w-]+\\.(?:${Object.values(imageEndings).join('|')})$`,
)

/** Whether a path is one of an image: one of the two folders, and a plain name that ends in jpg, png or webp. */
export const isImagePath = (path: string): boolean => imagePath.test(path)

/** The path again. Throws if it is not one of an image. */
export function requireImagePath(path: string): string {
  if (!isImagePath(path)) throw new Error(`${path} is not the path of an image.`)
  return path
}
