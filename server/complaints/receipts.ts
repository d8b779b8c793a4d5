/** Where the images of complaints are kept, apart from what anybody may load. */
export type Receipts = {
  /** Keeps an image under a name of its own making, which is returned. `type` is its media type, by its content. */
  save(bytes: Uint8Array, type: string): Promise<string>
  /** undefined for a name that was never given, or an image that is gone. */
  read(name: string): Promise<Uint8Array | undefined>
  remove(name: string): Promise<void>
}

/** Images that are forgotten with the process. */
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
