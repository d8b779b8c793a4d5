import { createPrivateKey, createPublicKey } from 'node:crypto'
import * as z from 'zod'
import { shop } from '../src/shop.config.ts'
import { textLkUrl } from './outbox/senders/textLkSender.ts'
import { kokoPage } from './payments/koko.ts'
import { payHerePage } from './payments/payhere.ts'

const httpAddress = z
  .string()
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), {
    error: 'is not an http(s) address',
    abort: true,
  })
  .refine((text) => !/[?#]/.test(text), 'must not have a query or fragment')

const origin = httpAddress
  .refine((text) => new URL(text).pathname === '/', 'must not have a path')
  .transform((text) => new URL(text).origin)

const withoutSlash = httpAddress.transform((text) => text.replace(/\/+$/, ''))

const urlOf = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^[+-]?\d+$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `is not between ${least} and ${most}`)

const oneOf = <const Value extends string>(...values: Value[]) =>
  z.custom<Value>((value) => (values as unknown[]).includes(value), `is not one of ${values.join(', ')}`)

const flag = oneOf('true', 'false').transform((text) => text === 'true')
/** A key in PEM; in an environment variable its line breaks are written as \n. */
const pem = (read: (key: string) => unknown) =>
  z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine((text) => {
      try {
        read(text)
        return true
      } catch {
        return false
      }
    }, 'is not a key in PEM')

const secret = z.string().min(16, 'must have at least 16 characters')

/**
 * Every environment variable that the server and its command line read: the schema of its value, and its default and
 * purpose as OPERATING.md states them. An empty variable counts as not set.
 */
export const variables = {
  NODE_ENV: {
    fits: oneOf('development', 'production', 'test').default('development'),
    default: '`development`',
    about: '`production` requires `PUBLIC_ORIGIN`, logs JSON, and has demo data only with `SHOP_DEMO=true`',
  },
  PORT: {
    fits: whole(0, 65_535).optional(),
    default: '4173, or the next free port',
    about: 'Port to listen on. If it is set and already in use, the server does not start',
  },
  HOST: {
    fits: z.string().default('localhost'),
    default: '`localhost`',
    about: 'Name or address to listen on; `0.0.0.0` for all network interfaces',
  },
  PUBLIC_ORIGIN: {
    fits: origin.optional(),
    default: 'the address it listens on',
    about:
      'Address at which visitors reach the shop, for links in emails and for cookies: `https://shop.example`',
  },
  API_ORIGIN: {
    fits: withoutSlash.optional(),
    default: 'none',
    about:
      'Address of your own back end, with its path if any. It answers `/api` and pictures instead of the reference API',
  },
  DATABASE_URL: {
    fits: urlOf('postgres:', 'postgresql:').optional(),
    default: 'none: PGlite in `DATA_DIR`',
    about: 'Address of a Postgres server, which several server processes may share',
  },
  DATA_DIR: {
    fits: z.string().default('data'),
    default: '`data`',
    about: 'Folder of the embedded database, uploads, and messages written to files',
  },
  SHOP_DEMO: {
    fits: flag.optional(),
    default: '`true`, in production `false`',
    about: 'Whether an empty database is filled with the demo catalogue, users and orders',
  },
  SHOP_CLOCK_OFFSET_MS: {
    fits: whole(-1e13, 1e13).default(0),
    default: '0',
    about: "Milliseconds by which the server's clock is moved, to test time limits",
  },
  RENDER_LIMIT_MS: {
    fits: whole(50, 60_000).default(1000),
    default: '1000',
    about: 'Milliseconds that rendering a page and its calls may take; after that, the browser renders it',
  },
  CDN_SECONDS: {
    fits: whole(0, 86_400).default(0),
    default: '0',
    about: "Seconds for which a CDN in front of the server may hold visitors' pages, see Ways to deploy",
  },
  CDN_PURGE_URL: {
    fits: z.url({ protocol: /^https?$/, error: 'is not an http(s) address' }).optional(),
    default: 'none',
    about: 'Address to which an import of products sends a POST, for the CDN to drop what it holds',
  },
  TRUSTED_PROXIES: {
    fits: whole(0, 10).default(0),
    default: '0',
    about: 'Number of proxies in front of the server whose `X-Forwarded` headers are trusted',
  },
  RECAPTCHA_SECRET: {
    fits: z.string().optional(),
    default: 'none: the built-in captcha',
    about: 'Secret key of reCAPTCHA, for complaints; the site key is in `src/shop.config.ts`',
  },
  SMTP_URL: {
    fits: urlOf('smtp:', 'smtps:').optional(),
    default: 'none: files in `DATA_DIR/outbox`',
    about: 'Address of the mail server: `smtps://user:password@mail.example`',
  },
  SMTP_FROM: {
    fits: z.string().includes('@', 'is not an email address').default(`${shop.name} <${shop.email}>`),
    default: 'name and email of `src/shop.config.ts`',
    about: 'Sender of emails',
  },
  WHATSAPP_URL: {
    fits: httpAddress.optional(),
    default: 'none: files in `DATA_DIR/outbox`',
    about: 'Messages endpoint of the WhatsApp Cloud API: `https://.../<phone number id>/messages`',
  },
  WHATSAPP_TOKEN: {
    fits: z.string().optional(),
    default: 'none',
    about: 'Access token for `WHATSAPP_URL`',
  },
  SMS_TOKEN: {
    fits: z.string().optional(),
    default: 'none: no text messages',
    about: 'API token of Text.lk. With it, orders to be paid on delivery are confirmed by SMS too',
  },
  SMS_FROM: {
    fits: z.string().max(11, 'has more than 11 characters').optional(),
    default: 'none',
    about: 'Sender ID that is registered at Text.lk',
  },
  SMS_URL: {
    fits: httpAddress.default(textLkUrl),
    default: 'that of Text.lk',
    about: 'Address of another service that takes messages as Text.lk does (API v3)',
  },
  PAYHERE_MERCHANT_ID: {
    fits: z.string().regex(/^\w+$/, 'is not a merchant ID').optional(),
    default: 'none: card payments are simulated',
    about: "Merchant ID of PayHere. With it, cards are paid on PayHere's page",
  },
  PAYHERE_SECRET: {
    fits: z.string().min(8, 'must have at least 8 characters').optional(),
    default: 'none',
    about: 'Merchant secret of PayHere for the domain of `PUBLIC_ORIGIN`',
  },
  PAYHERE_URL: {
    fits: httpAddress.default(payHerePage),
    default: 'the live page',
    about:
      "PayHere's page; its sandbox is `https://sandbox.payhere.lk/pay/checkout`, the shop's own `npm run gateway`",
  },
  PAYHERE_APP_ID: {
    fits: z.string().optional(),
    default: 'none: PayHere is not asked',
    about: 'ID of a business app at PayHere that may retrieve payments, for those of which it told nothing',
  },
  PAYHERE_APP_SECRET: { fits: z.string().optional(), default: 'none', about: 'Secret of that app' },
  KOKO_MERCHANT_ID: {
    fits: z.string().regex(/^\w+$/, 'is not a merchant ID').optional(),
    default: 'none: installments are simulated',
    about: "Merchant ID of Koko. With it, installments are paid on Koko's page",
  },
  KOKO_API_KEY: { fits: z.string().optional(), default: 'none', about: 'API key of Koko' },
  KOKO_PRIVATE_KEY: {
    fits: pem(createPrivateKey).optional(),
    default: 'none',
    about: "The shop's private key for Koko, PEM on one line with `\\n` for its line breaks",
  },
  KOKO_PUBLIC_KEY: {
    fits: pem(createPublicKey).optional(),
    default: 'none',
    about: "Koko's public key, likewise",
  },
  KOKO_URL: {
    fits: httpAddress.default(kokoPage),
    default: 'the live page',
    about: "Koko's page; its test page is `https://qaapi.paykoko.com/api/merchants/orderCreate`",
  },
  OPERATOR_TOKEN: {
    fits: secret.optional(),
    default: 'none: no `/operate`',
    about:
      "Token with which the operator signs in at `/operate`, the shop's page for a phone; at least 16 characters",
  },
  METRICS_TOKEN: {
    fits: secret.optional(),
    default: 'none: no `/metrics`',
    about: 'Bearer token for reading `/metrics`, at least 16 characters',
  },
  LOG_LEVEL: {
    fits: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
    default: '`info`',
    about: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  },
} satisfies Record<string, { fits: z.ZodType; default: string; about: string }>

type Name = keyof typeof variables
type Values = { [Key in Name]: z.output<(typeof variables)[Key]['fits']> }

/** The settings of a server. Origins and addresses have no trailing slash. */
export type Config = Omit<Values, 'SHOP_DEMO'> & { SHOP_DEMO: boolean }

/** Invalid settings. `problems` holds one sentence per variable for the operator, without any secret value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Yields conflicts between variables that are each valid by themselves. */
function* conflicts(values: Partial<Values>): Generator<string> {
  if (values.NODE_ENV === 'production' && !values.PUBLIC_ORIGIN)
    yield 'PUBLIC_ORIGIN is required in production: the address at which visitors reach the shop.'
  if (values.PAYHERE_MERCHANT_ID && !values.PAYHERE_SECRET)
    yield 'PAYHERE_SECRET is required with PAYHERE_MERCHANT_ID.'
  if (values.PAYHERE_SECRET && !values.PAYHERE_MERCHANT_ID)
    yield 'PAYHERE_MERCHANT_ID is required with PAYHERE_SECRET.'
  if (Boolean(values.PAYHERE_APP_ID) !== Boolean(values.PAYHERE_APP_SECRET))
    yield 'PAYHERE_APP_ID and PAYHERE_APP_SECRET are required together.'
  if (values.PAYHERE_MERCHANT_ID && !values.PUBLIC_ORIGIN)
    yield 'PUBLIC_ORIGIN is required with PAYHERE_MERCHANT_ID: PayHere sends there what became of a payment.'
  if (values.PAYHERE_MERCHANT_ID && values.API_ORIGIN)
    yield 'PAYHERE_MERCHANT_ID cannot be used with API_ORIGIN: the back end keeps the orders, and takes the payments.'
  if (values.SMS_TOKEN && !values.SMS_FROM) yield 'SMS_FROM is required with SMS_TOKEN.'
  const koko = ['KOKO_MERCHANT_ID', 'KOKO_API_KEY', 'KOKO_PRIVATE_KEY', 'KOKO_PUBLIC_KEY'] as const
  if (koko.some((name) => values[name])) {
    for (const name of koko) if (!values[name]) yield `${name} is required with the other settings of Koko.`
    if (!values.PUBLIC_ORIGIN)
      yield 'PUBLIC_ORIGIN is required with KOKO_MERCHANT_ID: Koko sends there what became of a payment.'
    if (values.API_ORIGIN)
      yield 'KOKO_MERCHANT_ID cannot be used with API_ORIGIN: the back end takes the payments.'
  }
  if (values.OPERATOR_TOKEN && values.API_ORIGIN)
    yield 'OPERATOR_TOKEN cannot be used with API_ORIGIN: the back end keeps the orders.'
  if (values.WHATSAPP_URL && !values.WHATSAPP_TOKEN) yield 'WHATSAPP_TOKEN is required with WHATSAPP_URL.'
  if (values.WHATSAPP_TOKEN && !values.WHATSAPP_URL) yield 'WHATSAPP_URL is required with WHATSAPP_TOKEN.'
}

/** Reads the settings from the environment. Throws a `ConfigError` that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  const invalid = new Set<string>()
  for (const [name, { fits }] of Object.entries(variables)) {
    const read = fits.safeParse(env[name]?.trim() || undefined)
    if (read.success) {
      values[name] = read.data
      continue
    }
    invalid.add(name)
    problems.push(`${name} ${read.error.issues[0]?.message}.`)
  }
  for (const sentence of conflicts(values as Partial<Values>))
    if (!invalid.has(sentence.split(' ', 1)[0]!)) problems.push(sentence)
  if (problems.length > 0) throw new ConfigError(problems)
  const { SHOP_DEMO, ...rest } = values as Values
  return { ...rest, SHOP_DEMO: SHOP_DEMO ?? rest.NODE_ENV !== 'production' }
}
