import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** A random secret of 256 bits in hex, for a session or a reset link. */
export const randomToken = (): string => bytesToHex(randomBytes(32))

/** Whether two texts are equal, without telling by the time it takes where they differ. */
export const sameText = (a: string, b: string): boolean =>
  a.length === b.length && Array.from(a, (sign, at) => sign === b[at]).filter((same) => !same).length === 0

/** SHA-256 of a text, in hex. */
export const sha256 = async (text: string): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
