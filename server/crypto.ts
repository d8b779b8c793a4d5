import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** A random secret of 256 bits in hex, for a session or a reset link. */
export const randomToken = (): string => bytesToHex(randomBytes(32))

/** SHA-256 of a text, in hex. */
export const sha256 = async (text: string): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
