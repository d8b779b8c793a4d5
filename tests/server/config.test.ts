import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../server/config.ts'
import { textOf } from '../checks/files.ts'

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

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
  ['SMTP_FROM', 'shop@a.example'],
  ['SMTP_FROM', 'Silva & Sons <shop@a.example>'],
  ['SMTP_FROM', '"Silva, Sons" <shop@a.example>'],
  ['SMTP_FROM', '<shop@a.example>'],
  ['HOST', '::'],
  ['HOST', 'shop_1.internal'],
] as const)('%s=%s is kept as it is', (name, value) =>
  expect(readConfig({ [name]: value })[name]).toBe(value),
)

const badHost =
  "PAYMENT_HOSTS has a host that is not written like 'https://pay.example' or 'https://*.pay.example'."
const badSender =
  'SMTP_FROM is not one email address, such as shop@shop.example or "Silva, Sons" <shop@shop.example>.'
const badListener = 'HOST is not a host alone, such as 0.0.0.0; the port is PORT.'
const rows = (name: string, values: string[], problem: string) =>
  values.map((value): [string, string, string] => [name, value, problem])
test.each<[string, string, string]>([
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
  ...rows(
    'PAYMENT_HOSTS',
    ['*.bank.example', 'https://*', 'https://bank.example/pay', "'unsafe-inline'"],
    badHost,
  ),
  ...rows('PAYMENT_HOSTS', ['https://a.example; script-src *'], badHost),
  ...rows('SMTP_FROM', ['shop@', 'Shop shop@a.example', 'a@a.example, b@b.example'], badSender),
  ...rows('SMTP_FROM', ['Silva, Sons <a@a.example>'], badSender),
  ...rows('HOST', ['http://0.0.0.0', '0.0.0.0:80', 'shop.example/x', 'a b'], badListener),
  ...rows(
    'SMTP_URL',
    ['"smtps://u:p@mail.example"'],
    'SMTP_URL begins and ends with a quotation mark: leave both out.',
  ),
  ...rows('PORT', ['"80"'], 'PORT begins and ends with a quotation mark: leave both out.'),
])('%s=%s is refused with one sentence', (name, value, problem) => {
  expect(problemsOf({ [name]: value })).toEqual([problem])
})

const both = ['user name', 'password'] as const
test.each(
  [
    ['#', '%23'],
    ['/', '%2F'],
    ['@', '%40'],
    ['%', '%25'],
    [' ', '%20'],
  ].flatMap(([typed = '', written = '']) => both.map((part) => [typed, written, part] as const)),
)('a %j that must be written %s in the %s is said by its name', (typed, written, part) => {
  const shown = typed === ' ' ? 'a blank' : typed[0]
  // In front of it digits, which a parser takes for a port, letters and nothing.
  for (const [name, scheme] of [
    ['SMTP_URL', 'smtps'],
    ['SMTP_URL', 'smtp'],
    ['DATABASE_URL', 'postgres'],
    ['DATABASE_URL', 'postgresql'],
  ] as const)
    for (const before of ['12345', 'a', '']) {
      const [user, password] =
        part === 'password' ? ['user', `${before}${typed}6`] : [`${before}${typed}6`, 'secret']
      expect(problemsOf({ [name]: `${scheme}://${user}:${password}@host.example` })).toEqual([
        `${name} has ${shown} in the ${part}, which must be written ${written}.`,
      ])
    }
})

test.each([
  [
    'SMTP_URL',
    'smtps://user:a/b#c/d@mail.example',
    'SMTP_URL has / and # in the password, which must be written %2F and %23.',
  ],
  ['SMTP_URL', 'smtps://mail.example#x', 'SMTP_URL must not have a fragment (#).'],
  ['SMTP_URL', 'smtps://mail.example/in', 'SMTP_URL must not have a path.'],
  ['SMTP_URL', 'smtps://mail.example:99999', 'SMTP_URL is not an address: its host or port cannot be read.'],
  ['SMTP_URL', 'smtps://', 'SMTP_URL names no host.'],
  ['S3_URL', 'https://key:a/b@s3.example/shop', 'S3_URL has / in the password, which must be written %2F.'],
  ['S3_URL', 'https://s3.example/shop', /^S3_URL must have a key, a secret and the name of a bucket/],
  ['S3_URL', 'https://key:secret@s3.example/shop/images', /^S3_URL must have a key, a secret and the name/],
  ['API_ORIGIN', 'https://user:12345/6@api.example', /^API_ORIGIN must not have a user name or a password/],
  ['PUBLIC_ORIGIN', 'https://', 'PUBLIC_ORIGIN is not an http(s) address.'],
  ['WHATSAPP_URL', 'https://a:b@graph.example/v1', /^WHATSAPP_URL must not have a user name/],
  ['CDN_PURGE_URL', 'https://cdn.example/purge?key=a#b', /^CDN_PURGE_URL must not have a fragment/],
])('%s=%s is refused: %s', (name, value, problem) =>
  expect(problemsOf({ [name]: value })[0]).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ),
)

const passwords = ['plain', '12345#6', 'a/+=#?@%[]\\ z', '100%', 'ü€ශ්', 'a:b', '\'$&"^|{}<>`']

test.each(passwords)('the password %j, encoded in an address, is left as it is', (password) => {
  const credentials = `${encodeURIComponent('me@shop.example')}:${encodeURIComponent(password)}`
  const addresses = {
    SMTP_URL: `smtps://${credentials}@mail.example:2465/?pool=true`,
    DATABASE_URL: `postgres://${credentials}@db.example:5433/shop?application_name=shop`,
  }
  expect(readConfig(addresses)).toMatchObject(addresses)
})

test.each([...passwords, randomBytes(32).toString('base64')])(
  'the password %j arrives through compose.yml',
  (password) => {
    const compose = textOf('deploy/compose.yml')
    const value = (name: string) => new RegExp(`^ +${name}: (.*)$`, 'm').exec(compose)?.[1] ?? ''
    const { DATABASE_URL } = readConfig({
      DATABASE_URL: value('DATABASE_URL'),
      PGPASSWORD: value('PGPASSWORD').replace(/^\$\{POSTGRES_PASSWORD:[^}]*\}$/, () => password),
    })
    const client = new pg.Client({ connectionString: DATABASE_URL! })
    expect([client.host, client.user, client.password, client.database]).toEqual([
      'postgres',
      'shop',
      password,
      'shop',
    ])
  },
)

test('a password in the address is the one that counts', () => {
  const DATABASE_URL = 'postgres://shop:own@db/shop'
  expect(readConfig({ DATABASE_URL, PGPASSWORD: 'other' })).toMatchObject({ DATABASE_URL })
  expect(readConfig({ PGPASSWORD: 'other' })).toEqual(readConfig({}))
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
