import { spawn } from 'node:child_process'
import { describe, expect, test, vi } from 'vitest'
import { checkApi, isFit } from '../../server/cli/checkBackEnd.ts'
import { api } from '../api/client.ts'
import { json, message } from '../api/otherBackEnd.ts'
import { listen } from '../listen.ts'

vi.setConfig({ testTimeout: 60_000 })

const reference = () => {
  const shop = api()
  const fetch = (async (input: string, init: RequestInit) =>
    shop.request(input.replace('https://api.example', ''), init)) as typeof globalThis.fetch
  return { shop, fetch }
}

const product = {
  product_id: '12',
  name: 'Butt hinge',
  sku: 'HNG-1',
  price: '1640.00',
  description: '',
  images: ['/uploads/hinge.jpg'],
  unit: 'each',
  brand: 'Korvane',
  delivery_available: true,
  cod_only: 0,
  only_colombo: 0,
}

/** Runs check-api against a foreign back end that responds as `answers` says, else with 404. */
const foreign = (answers: Record<string, () => Response | Promise<Response>>) =>
  checkApi('https://api.example', {
    fetch: (async (input: string, init: RequestInit) =>
      answers[`${init.method} ${new URL(input).pathname.replace('/api', '')}`]?.() ??
      message(404)) as typeof globalThis.fetch,
  })

describe('check-api', () => {
  test('the reference API agrees with every call', async () => {
    const findings = await checkApi('https://api.example', { fetch: reference().fetch })
    expect(findings.filter(({ verdict }) => verdict !== 'agrees')).toEqual([])
    expect(findings.map(({ call }) => call)).toHaveLength(18)
    expect(isFit(findings)).toBe(true)
  })

  test('with a customer cookie, profile and orders are checked too', async () => {
    const { shop, fetch } = reference()
    await shop.signIn()
    const cookie = [...shop.jar].map((pair) => pair.join('=')).join('; ')
    const findings = await checkApi('https://api.example', { fetch, cookie })
    const own = findings.filter(({ call }) => /^(session|orders)/.test(call))
    expect(own.map(({ verdict, why }) => [verdict, why])).toEqual([
      ['agrees', []],
      ['agrees', []],
    ])
  })

  test('what the shop can read agrees, and an answer that it cannot read is described', async () => {
    const findings = await foreign({
      'GET /products': () => json({ products: [product, product] }),
      'GET /products/12': () => json({ ...product, price: 'on request' }),
    })
    expect(findings[0]).toMatchObject({ call: 'products.list', verdict: 'agrees', why: [] })
    expect(findings[1]).toMatchObject({ request: 'GET /api/products/12', verdict: 'fails' })
    expect(findings[1]?.why).toEqual([expect.stringMatching(/^price: /)])
    expect(isFit(findings)).toBe(false)
  })

  test('entries that cannot be shown are counted', async () => {
    const nameless = { ...product, name: '' }
    const findings = await foreign({ 'GET /products': () => json([product, nameless, nameless]) })
    expect(findings[0]).toMatchObject({ verdict: 'partly', why: ['2 of 3 entries cannot be shown'] })
    expect(isFit(findings)).toBe(false)
  })

  test('unreadable responses, failing calls and missing calls are told apart', async () => {
    const findings = await foreign({
      'GET /products': () => new Response('<html>'),
      'GET /products/brands': () => json('none'),
      'GET /categories/primary': () => message(500),
      'GET /content/banners/active': () => Promise.reject(new Error('connection refused')),
    })
    const verdicts = Object.fromEntries(findings.map(({ call, verdict, why }) => [call, [verdict, ...why]]))
    expect(verdicts).toMatchObject({
      'products.list': ['fails', 'the answer is not JSON'],
      'products.one': ['not asked', 'no product to ask for'],
      'products.brands': ['fails', expect.stringMatching(/^the answer: /)],
      'products.newArrivals': ['missing', '404'],
      'categories.primary': ['fails', '500 {"message":"no"}'],
      'content.banners': ['fails', 'connection refused'],
      'content.promotionalBanner': ['agrees', '404: no banner at this place'],
      'session.profile': ['agrees', '404: not signed in'],
    })
  })

  test('the program prints a table and exits with 1 if the shop cannot open on the back end', async () => {
    const backEnd = await listen((request, answer) => {
      answer.writeHead(request.url?.startsWith('/v2/api/products/brands') ? 200 : 404, {
        'content-type': 'application/json',
      })
      answer.end('["Korvane"]')
    })
    const child = spawn(process.execPath, ['server/cli/checkApi.ts', `${backEnd.url}/v2/`])
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    const code = await new Promise((resolve) => child.on('close', resolve))
    backEnd.close()
    expect(code).toBe(1)
    expect(output).toMatch(/^GET \/api\/products\/brands +agrees$/m)
    expect(output).toMatch(/^GET \/api\/products +missing +404$/m)
    expect(output).toContain('The shop cannot run on this back end.')
  })
})
