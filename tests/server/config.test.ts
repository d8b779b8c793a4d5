import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../server/config.ts'

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('settings', () => {
  test('without any variable nothing is trusted, and the shop has demo data', () => {
    expect(readConfig({})).toMatchObject({
      HOST: 'localhost',
      TRUSTED_PROXIES: 0,
      CDN_SECONDS: 0,
      SHOP_DEMO: true,
    })
  })

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', API_ORIGIN: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}))
  })

  test('valid values are parsed', () => {
    expect(
      readConfig({
        PORT: '8080',
        PUBLIC_ORIGIN: 'https://Shop.Example/',
        API_ORIGIN: 'https://api.example/v2/',
        SHOP_CLOCK_OFFSET_MS: '-3600000',
        SHOP_DEMO: 'false',
        TRUSTED_PROXIES: '2',
      }),
    ).toMatchObject({
      PORT: 8080,
      PUBLIC_ORIGIN: 'https://shop.example',
      API_ORIGIN: 'https://api.example/v2',
      SHOP_CLOCK_OFFSET_MS: -3_600_000,
      SHOP_DEMO: false,
      TRUSTED_PROXIES: 2,
    })
  })

  test.each([
    ['PORT', '65536', 'PORT is not between 0 and 65535.'],
    ['PORT', '80a', 'PORT is not a whole number.'],
    ['PUBLIC_ORIGIN', 'shop.example', 'PUBLIC_ORIGIN is not an http(s) address.'],
    ['PUBLIC_ORIGIN', 'https://shop.example/de', 'PUBLIC_ORIGIN must not have a path.'],
    ['API_ORIGIN', 'https://a.example/?x=1', 'API_ORIGIN must not have a query or fragment.'],
    [
      'DATABASE_URL',
      'mysql://db/shop',
      'DATABASE_URL is not an address that begins with postgres:// or postgresql://.',
    ],
    ['SMTP_URL', 'mail.example', 'SMTP_URL is not an address that begins with smtp:// or smtps://.'],
    ['SHOP_DEMO', 'yes', 'SHOP_DEMO is not one of true, false.'],
    ['TRUSTED_PROXIES', '-1', 'TRUSTED_PROXIES is not between 0 and 10.'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters.'],
    ['NODE_ENV', 'prod', 'NODE_ENV is not one of development, production, test.'],
    ['WHATSAPP_TOKEN', 'secret', 'WHATSAPP_URL is required with WHATSAPP_TOKEN.'],
    ['PAYHERE_SECRET', 'long enough', 'PAYHERE_MERCHANT_ID is required with PAYHERE_SECRET.'],
    ['PAYHERE_URL', 'payhere', 'PAYHERE_URL is not an http(s) address.'],
  ])('%s=%s is refused with one sentence', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([problem])
  })

  test('every invalid variable is named, but no value is shown', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', METRICS_TOKEN: 'hunter2' })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'METRICS_TOKEN', 'LOG_LEVEL'])
    expect(problems.join()).not.toContain('hunter2')
  })

  test('production needs PUBLIC_ORIGIN, and says so only once', () => {
    const problem = 'PUBLIC_ORIGIN is required in production: the address at which visitors reach the shop.'
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([problem])
    expect(problemsOf({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'shop' })).toHaveLength(1)
  })

  test('a gateway needs its secret and the address of the shop, and no back end', () => {
    const PAYHERE_MERCHANT_ID = '1210000'
    const [secret, origin, ...others] = problemsOf({ PAYHERE_MERCHANT_ID })
    expect(secret).toBe('PAYHERE_SECRET is required with PAYHERE_MERCHANT_ID.')
    expect(origin).toMatch(/^PUBLIC_ORIGIN is required with PAYHERE_MERCHANT_ID/)
    expect(others).toEqual([])
    const settings = {
      PAYHERE_MERCHANT_ID,
      PAYHERE_SECRET: 'long enough',
      PUBLIC_ORIGIN: 'https://shop.example',
    }
    expect(readConfig(settings)).toMatchObject(settings)
    expect(problemsOf({ ...settings, API_ORIGIN: 'https://api.example' })[0]).toMatch(
      /^PAYHERE_MERCHANT_ID cannot be used with API_ORIGIN/,
    )
  })

  test('production has no demo data unless SHOP_DEMO is set', () => {
    const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' }
    expect(readConfig(production).SHOP_DEMO).toBe(false)
    expect(readConfig({ ...production, SHOP_DEMO: 'true' }).SHOP_DEMO).toBe(true)
  })
})
