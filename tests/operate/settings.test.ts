import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporaryFolder.ts'
import { startShop } from './liveShop.ts'

const folder = temporaryFolder()

test('the settings arrive: production starts empty and on TLS, limits count proxied addresses, metrics need their token', async () => {
  const shop = await startShop({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    DATA_DIR: folder,
    TRUSTED_PROXIES: '1',
    METRICS_TOKEN: 'a token of the metrics',
  })
  const products = await fetch(`${shop.url}/api/products`)
  expect(await products.json()).toEqual([])
  expect(products.headers.get('strict-transport-security')).toBe('max-age=31536000')
  // The demo user is public.
  const body = JSON.stringify({ username: 'demo', password: 'Demo@2026' })
  expect((await fetch(`${shop.url}/api/auth/login`, { method: 'POST', body })).status).toBe(401)

  const reset = async (from: string) => {
    const init = { method: 'POST', body: '{"email":"a@mail.example"}', headers: { 'x-forwarded-for': from } }
    return (await fetch(`${shop.url}/api/user/request-password-reset`, init)).status
  }
  const answers = await Promise.all(Array.from({ length: 31 }, () => reset('203.0.113.5')))
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
  expect(await reset('203.0.113.6')).toBe(200)

  const metrics = async (authorization: string) =>
    (await fetch(`${shop.url}/metrics`, { headers: { authorization } })).status
  expect(await metrics('Bearer a token of the metrics')).toBe(200)
  expect(await metrics('Bearer another')).toBe(401)
  await shop.end('SIGTERM')
})
