import { sha256 as sha256Of } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A random secret of 256 bits in hex, for a session or a reset link. */
export const randomToken = (): string => bytesToHex(randomBytes(32))

/** Whether two texts are equal, without telling by the time it takes where they differ. */
export function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0
}

/** SHA-256 of a text, in hex. */
export const sha256 = (text: string): string => bytesToHex(sha256Of(utf8ToBytes(text)))
