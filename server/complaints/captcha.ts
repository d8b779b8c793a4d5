import type { CaptchaChallenge } from '../../src/api/feedback.ts'
import { fromBase64, randomBytes, sha256, toHex } from '../crypto.ts'
import type { GuardStore } from '../store/guards.ts'

/** Tells people from programs. A token is accepted once. */
export type Captcha = {
  verify(token: string): Promise<boolean>
  /** A challenge for the visitor's browser; only for a captcha whose challenges come from this server. */
  challenge?(): Promise<CaptchaChallenge>
}

const lifeMs = 10 * 60 * 1000

// The trailing '&' separates the salt from the appended number; without it digits could move from one to the other.
const saltPattern = /^[0-9a-f]{24}\?expires=(\d+)&$/

function readToken(
  token: string,
): Record<'algorithm' | 'challenge' | 'salt' | 'signature', string> & { number: number } {
  const { algorithm, challenge, number, salt, signature } = JSON.parse(
    new TextDecoder().decode(fromBase64(token)),
  )
  return {
    algorithm: String(algorithm),
    challenge: String(challenge),
    salt: String(salt),
    signature: String(signature),
    number: Number(number),
  }
}

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * A proof-of-work captcha without an outside service, in the manner of ALTCHA: the browser searches for the number
 * whose SHA-256 together with the salt is the challenge. Challenges are signed with the shop's secret, so that any of
 * its processes can verify them; they expire after 10 minutes and are accepted once. The token is base64 JSON
 * { algorithm, challenge, number, salt, signature }. The search takes `maxNumber` / 2 hashes on average. §7
 */
export function proofOfWork(options: {
  store: Pick<GuardStore, 'secret' | 'spend'>
  now: () => Date
  maxNumber?: number
}): Required<Captcha> {
  const { store, now, maxNumber = 50_000 } = options
  let key: Promise<CryptoKey> | undefined
  const signingKey = () => {
    const importing =
      key ??
      store
        .secret('captcha')
        .then((secret) =>
          crypto.subtle.importKey('raw', fromHex(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
            'sign',
            'verify',
          ]),
        )
    key = importing
    importing.catch(() => {
      // Do not cache a failure.
      key = undefined
    })
    return importing
  }

  return {
    async challenge() {
      const expires = Math.floor((Number(now()) + lifeMs) / 1000)
      const salt = `${toHex(randomBytes(12))}?expires=${expires}&`
      const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
      const challenge = await sha256(`${salt}${random % (maxNumber + 1)}`)
      const signature = await crypto.subtle.sign(
        'HMAC',
        await signingKey(),
        new TextEncoder().encode(challenge),
      )
      return {
        algorithm: 'SHA-256',
        challenge,
        maxnumber: maxNumber,
        salt,
        signature: toHex(new Uint8Array(signature)),
      }
    },

    async verify(token) {
      let solved: ReturnType<typeof readToken>
      try {
        solved = readToken(token)
      } catch {
        return false
      }
      const { algorithm, challenge, number, salt, signature } = solved
      const expires = Number(saltPattern.exec(salt)?.[1]) * 1000
      if (algorithm !== 'SHA-256' || !(expires > Number(now())) || !Number.isSafeInteger(number)) return false
      if ((await sha256(`${salt}${number}`)) !== challenge) return false
      const text = new TextEncoder().encode(challenge)
      if (!(await crypto.subtle.verify('HMAC', await signingKey(), fromHex(signature), text))) return false
      return store.spend(challenge, expires, Number(now()))
    },
  }
}
