import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import type { Passwords } from './passwords.ts'

// The data last only as long as the page: speed matters here, strength does not.
const iterations = 1000

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const text = new TextEncoder().encode(password.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits'])
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return bytesToHex(new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256)))
}

/** PBKDF2 with few iterations, for the reference API inside a page and for tests; a server uses `nodePasswords`. */
export const webPasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16)
    return ['pbkdf2', bytesToHex(salt), await derive(password, salt)].join('$')
  },

  async verify(password, hash) {
    const [kind, salt, key] = hash.split('$')
    return kind === 'pbkdf2' && salt !== undefined && (await derive(password, hexToBytes(salt))) === key
  },
}
