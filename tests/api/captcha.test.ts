import { expect, test } from 'vitest'
import { webPasswords } from '../../server/account/webPasswords.ts'
import { proofOfWork } from '../../server/complaint/captcha.ts'
import type { Store } from '../../server/store/store.ts'
import { captcha } from '../../src/api/captcha.ts'
import { api } from './client.ts'
import { minutes, noon, seed } from './shop.ts'
import { solve } from './solve.ts'
import { once, testStore } from './stores.ts'

let time = Number(noon)
const captchaOf = (store: Pick<Store, 'secret' | 'throttle'>) =>
  proofOfWork({ store, now: () => new Date(time), maxNumber: 200 })
const shop = () => {
  const store = testStore(seed(), webPasswords)
  return api({ store, captcha: captchaOf(store) })
}

const challenge = async (visitor: ReturnType<typeof api>) => (await visitor.send(captcha.challenge)).reply
const verify = async (visitor: ReturnType<typeof api>, token: string) =>
  (await visitor.send(captcha.verify, { body: { token } })).json

test('passes a solved challenge once', async () => {
  const visitor = shop()
  const puzzle = await challenge(visitor)
  expect(puzzle).toMatchObject({ algorithm: 'SHA-256', maxnumber: 200 })
  const token = await solve(puzzle)
  expect(await verify(visitor, token)).toEqual({ success: true })
  expect(await verify(visitor, token)).toEqual({ success: false })
})

test('passes a challenge for less than ten minutes', async () => {
  const visitor = shop()
  const [first, second] = [await solve(await challenge(visitor)), await solve(await challenge(visitor))]
  time += minutes(10) - 1
  expect(await verify(visitor, first)).toEqual({ success: true })
  time += 1
  expect(await verify(visitor, second)).toEqual({ success: false })
})

test('does not pass a challenge that was changed', async () => {
  const visitor = shop()
  let solved = { number: 0, salt: '' }
  while (!/^\d[1-9]/.test(String(solved.number)))
    solved = JSON.parse(atob(await solve(await challenge(visitor))))
  const later = solved.salt.replace(/expires=\d+/, 'expires=99999999999')
  // Moving a digit from the number to the salt does not change the hash.
  const spliced = {
    ...solved,
    salt: `${solved.salt}${String(solved.number)[0]}`,
    number: Number(String(solved.number).slice(1)),
  }
  const other = { secret: async () => 'ab'.repeat(32), throttle: async () => 0 }
  const forged = await solve(await captchaOf(other).challenge())
  for (const changed of [
    { ...solved, number: solved.number + 1 },
    { ...solved, salt: later },
    spliced,
    { ...solved, algorithm: 'SHA-1' },
    { ...solved, signature: '00'.repeat(32) },
    { ...solved, signature: '' },
    {},
    null,
    [],
  ])
    expect(await verify(visitor, btoa(JSON.stringify(changed)))).toEqual({ success: false })
  expect(await verify(visitor, forged)).toEqual({ success: false })
  expect(await verify(visitor, btoa(JSON.stringify(solved)))).toEqual({ success: true })
})

once.each(['', 'token', '====', 'bnVsbA=='])('does not pass %j', async (token) => {
  expect(await verify(shop(), token)).toEqual({ success: false })
})
