/** The first 32 bits of the fractional parts of `root` of the first `count` primes, as FIPS 180-4 has its constants. */
function ofPrimes(count: number, root: (prime: number) => number): Int32Array {
  const words: number[] = []
  for (let candidate = 2; words.length < count; candidate++) {
    let prime = true
    for (let factor = 2; factor * factor <= candidate && prime; factor++) prime = candidate % factor !== 0
    if (prime) words.push((root(candidate) % 1) * 2 ** 32)
  }
  return Int32Array.from(words, (word) => word | 0)
}

const initial = ofPrimes(8, Math.sqrt)
const constants = ofPrimes(64, Math.cbrt)

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * SHA-256 of bytes, as eight words. The platform's own is a promise a hash, which costs ten times as much for short
 * texts, and is missing where a page does not come by https.
 */
export function sha256(bytes: Uint8Array): Int32Array {
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6))
  new Uint8Array(padded.buffer).set(bytes)
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)
  const state = initial.slice()
  const word = new Int32Array(64)
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) word[i] = padded.getInt32(block + i * 4)
    for (let i = 16; i < 64; i++) {
      const early = word[i - 15] as number
      const late = word[i - 2] as number
      const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
      word[i] = (word[i - 16] as number) + first + (word[i - 7] as number) + second
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let i = 0; i < 64; i++) {
      const upper = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const one = h + upper + ((e & f) ^ (~e & g)) + (constants[i] as number) + (word[i] as number)
      const lower = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const two = lower + ((a & b) ^ (a & c) ^ (b & c))
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    const after = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) state[i] = (state[i] as number) + (after[i] as number)
  }
  return state
}
