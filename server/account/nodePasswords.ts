import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from './passwords.ts'

// Cost 2^15, block 8, three lanes: 32 MB and about a quarter of a second.
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const keyBytes = 32

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const derive = (password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }) =>
  scryptAsync(password.normalize('NFC'), salt, keyBytes, { N, r, p, maxmem: cost.maxmem })

/** scrypt. A hash is 'scrypt$N$r$p$salt$key' (salt and key in base64url), so the cost can be raised later. */
export const nodePasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16)
    const key = await derive(password, salt, cost)
    return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
  },

  async verify(password, hash) {
    const [kind, N, r, p, salt, key] = hash.split('$')
    if (kind !== 'scrypt' || !salt || !key) return false
    const expected = Buffer.from(key, 'base64url')
    const settings = { N: Number(N), r: Number(r), p: Number(p) }
    const actual = await derive(password, Buffer.from(salt, 'base64url'), settings)
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  },
}
