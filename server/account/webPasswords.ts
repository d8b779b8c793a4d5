import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import type { Passwords } from './passwords.ts'

// The data last only as long as the page: speed matters here, strength does not.
const cost = { c: 50, dkLen: 32 }

const derive = (password: string, salt: Uint8Array) =>
  bytesToHex(pbkdf2(sha256, password.normalize('NFC'), salt, cost))

/** PBKDF2 with few iterations, for the reference API inside a page and for tests; a server uses `nodePasswords`. */
export const webPasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16)
    return ['pbkdf2', bytesToHex(salt), derive(password, salt)].join('$')
  },

  async verify(password, hash) {
    const [kind, salt, key] = hash.split('$')
    return kind === 'pbkdf2' && salt !== undefined && derive(password, hexToBytes(salt)) === key
  },
}
