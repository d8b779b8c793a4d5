import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../temporaryFolder.ts'
import { type LiveShop, startShop } from './liveShop.ts'

const token = 'a token of the metrics'
const folder = temporaryFolder()
let shop: LiveShop

// One process with all settings: starting a process takes longer than all the tests.
beforeAll(async () => {
  shop = await startShop({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    DATA_DIR: folder,
    TRUSTED_PROXIES: '1',
    METRICS_TOKEN: token,
  })
})
afterAll(async () => {
  await shop.end('SIGTERM')
})

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) })

test('a production shop starts empty, without the demo users', async () => {
  expect(await (await fetch(`${shop.url}/api/products`)).json()).toEqual([])
  const body = { username: 'demo', password: 'Demo@2026' }
  expect((await send('/api/auth/login', body)).status).toBe(401)
})

test('PUBLIC_ORIGIN with https keeps browsers on TLS', async () => {
  const { headers } = await fetch(`${shop.url}/api/products`)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('TRUSTED_PROXIES decides which address the limits count', async () => {
  const ask = (from: string) =>
    send('/api/user/request-password-reset', { email: 'a@mail.example' }, { 'x-forwarded-for': from })
  const answers = await Promise.all(Array.from({ length: 31 }, () => ask('203.0.113.5')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await ask('203.0.113.6')).status).toBe(200)
})

test('METRICS_TOKEN opens the metrics', async () => {
  const read = (authorization: string) => fetch(`${shop.url}/metrics`, { headers: { authorization } })
  expect((await read(`Bearer ${token}`)).status).toBe(200)
  expect((await read('Bearer another')).status).toBe(401)
})
