import { randomToken } from '../crypto.ts'
import { type ImageStore, type ImageType, imageEndings } from '../store/images.ts'
import type { ReviewStore } from '../store/reviews.ts'

/** Storage of complaint images, which are not publicly accessible. */
export type Receipts = {
  /** Saves an image under a new name and returns that name. `type` is its media type, detected from the content. */
  save(bytes: Uint8Array, type: ImageType): Promise<string>
  /** Undefined for an unknown name or a deleted image. */
  read(name: string): Promise<Uint8Array | undefined>
  remove(name: string): Promise<void>
}

/** Keeps images in `images`, each under a name that cannot be guessed. */
export const receiptsIn = (images: ImageStore): Receipts => ({
  async save(bytes, type) {
    const name = `${randomToken()}.${imageEndings[type]}`
    await images.write(`receipts/${name}`, bytes)
    return name
  },
  read: (name) => images.read(`receipts/${name}`),
  remove: (name) => images.remove(`receipts/${name}`),
})

/**
 * Returns what removes the images that no complaint names at two calls in a row: the server has ended before the complaint
 * was stored. At the first call one may still be being stored.
 */
export function removeOrphans(
  images: ImageStore,
  store: Pick<ReviewStore, 'complaints'>,
): () => Promise<void> {
  let before = new Set<string>()
  return async () => {
    const paths = (await images.list()).filter((path) => path.startsWith('receipts/'))
    const named = new Set((await store.complaints()).map(({ receipt }) => `receipts/${receipt.name}`))
    const unnamed = paths.filter((path) => !named.has(path))
    for (const path of unnamed) if (before.has(path)) await images.remove(path)
    before = new Set(unnamed)
  }
}

/** Keeps images in memory until the process ends. */
export function memoryReceipts(): Receipts {
  const images = new Map<string, Uint8Array>()
  return {
    async save(bytes) {
      const name = `receipt-${images.size + 1}`
      images.set(name, bytes)
      return name
    },
    read: async (name) => images.get(name),
    async remove(name) {
      images.delete(name)
    },
  }
}
