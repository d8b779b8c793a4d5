import { createPrivateKey, createPublicKey } from 'node:crypto'
import * as z from 'zod'
import { shop } from '../src/shop/config.ts'
import { bucketAddress, callAddress, httpAddress, origin, serverAddress, withPassword } from './addresses.ts'
import { textLkUrl } from './outbox/senders/phoneSenders.ts'
import { kokoPage } from './payments/koko.ts'
import { payHerePage } from './payments/payhere.ts'

const withoutSlash = httpAddress.transform((text) => text.replace(/\/+$/, ''))

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^[+-]?\d+$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `is not between ${min} and ${max}`)

const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, `is not one of ${values.join(', ')}`)

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

const hosts = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine(
    (list) => list.every((host) => /^https?:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/i.test(host)),
    "has a host that is not written like 'https://pay.example' or 'https://*.pay.example'",
  )

const mailbox = z
  .string()
  .regex(
    /^(?:(?:"[^"]*"|[^"<>@,;]*) ?<[^\s"<>@,;]+@[^\s"<>@,;]+>|[^\s"<>@,;]+@[^\s"<>@,;]+)$/,
    'is not one email address, such as shop@shop.example or "Silva, Sons" <shop@shop.example>',
  )

const secret = z.string().min(16, 'must have at least 16 characters')

/** The environment variables of the server and its command line (see OPERATING.md). An empty one counts as not set. */
export const variables = {
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: whole(0, 65_535).optional(),
  HOST: z
    .string()
    .regex(/^[\w.-]+$|^[\da-f:]*:[\da-f:]*$/i, 'is not a host alone, such as 0.0.0.0; the port is PORT')
    .default('localhost'),
  PUBLIC_ORIGIN: origin.optional(),
  API_ORIGIN: withoutSlash.optional(),
  DATABASE_URL: serverAddress(['postgres:', 'postgresql:'], { path: true }).optional(),
  PGPASSWORD: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  S3_URL: bucketAddress.optional(),
  SHOP_DEMO: flag.optional(),
  SHOP_CLOCK_OFFSET_MS: whole(-1e13, 1e13).default(0),
  RENDER_LIMIT_MS: whole(50, 60_000).default(1000),
  CDN_SECONDS: whole(0, 86_400).default(0),
  CDN_PURGE_URL: callAddress.optional(),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  RECAPTCHA_SECRET: z.string().optional(),
  SMTP_URL: serverAddress(['smtp:', 'smtps:'], { path: false }).optional(),
  SMTP_FROM: mailbox.default(`"${shop.name.replaceAll('"', '')}" <${shop.email}>`),
  WHATSAPP_URL: httpAddress.optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().max(11, 'has more than 11 characters').optional(),
  SMS_URL: httpAddress.default(textLkUrl),
  PAYHERE_MERCHANT_ID: z.string().regex(/^\w+$/, 'is not a merchant ID').optional(),
  PAYHERE_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  PAYHERE_URL: httpAddress.default(payHerePage),
  PAYHERE_APP_ID: z.string().optional(),
  PAYHERE_APP_SECRET: z.string().optional(),
  KOKO_MERCHANT_ID: z.string().regex(/^\w+$/, 'is not a merchant ID').optional(),
  KOKO_API_KEY: z.string().optional(),
  KOKO_PRIVATE_KEY: pem(createPrivateKey).optional(),
  KOKO_PUBLIC_KEY: pem(createPublicKey).optional(),
  KOKO_URL: httpAddress.default(kokoPage),
  PAYMENT_HOSTS: hosts.optional(),
  OPERATOR_TOKEN: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
}

type Name = keyof typeof variables
type Values = { [Key in Name]: z.output<(typeof variables)[Key]> }

/** The settings of a server. Origins and addresses have no trailing slash. */
export type Config = Omit<Values, 'SHOP_DEMO' | 'PGPASSWORD'> & { SHOP_DEMO: boolean }

/** Invalid settings. `problems` holds one sentence per variable for the operator, without any secret value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Settings that are of use only together. */
const together: readonly (readonly Name[])[] = [
  ['PAYHERE_MERCHANT_ID', 'PAYHERE_SECRET'],
  ['PAYHERE_APP_ID', 'PAYHERE_APP_SECRET'],
  ['WHATSAPP_URL', 'WHATSAPP_TOKEN'],
  ['KOKO_MERCHANT_ID', 'KOKO_API_KEY', 'KOKO_PRIVATE_KEY', 'KOKO_PUBLIC_KEY'],
]

/** Yields conflicts between variables that are each valid by themselves. */
function* conflicts(values: Partial<Values>): Generator<string> {
  if (values.NODE_ENV === 'production' && !values.PUBLIC_ORIGIN)
    yield 'PUBLIC_ORIGIN is required in production: the address at which visitors reach the shop.'
  for (const names of together) {
    const first = names.find((name) => values[name])
    for (const name of names) if (first && !values[name]) yield `${name} is required with ${first}.`
  }
  if (values.SMS_TOKEN && !values.SMS_FROM) yield 'SMS_FROM is required with SMS_TOKEN.'
  for (const name of ['PAYHERE_MERCHANT_ID', 'KOKO_MERCHANT_ID'] as const) {
    if (!values[name]) continue
    if (!values.PUBLIC_ORIGIN)
      yield `PUBLIC_ORIGIN is required with ${name}: the gateway sends there what became of a payment.`
    if (values.API_ORIGIN)
      yield `${name} cannot be used with API_ORIGIN: the back end keeps the orders, and takes the payments.`
  }
  if (values.OPERATOR_TOKEN && values.API_ORIGIN)
    yield 'OPERATOR_TOKEN cannot be used with API_ORIGIN: the back end keeps the orders.'
}

/** Reads the settings from the environment. Throws a `ConfigError` that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  const invalid = new Set<string>()
  for (const [name, schema] of Object.entries(variables)) {
    const text = env[name]?.trim()
    const read = schema.safeParse(text || undefined)
    // A shell takes them off; a file of Docker's --env-file keeps them.
    const quoted = /^".*"$/s.test(text ?? '')
    if (read.success && !quoted) {
      values[name] = read.data
      continue
    }
    invalid.add(name)
    const why = quoted
      ? 'begins and ends with a quotation mark: leave both out'
      : read.error?.issues[0]?.message
    problems.push(`${name} ${why}.`)
  }
  for (const sentence of conflicts(values as Partial<Values>))
    if (!invalid.has(sentence.split(' ', 1)[0]!)) problems.push(sentence)
  if (problems.length > 0) throw new ConfigError(problems)
  const { SHOP_DEMO, PGPASSWORD, DATABASE_URL, ...rest } = values as Values
  return {
    ...rest,
    DATABASE_URL: DATABASE_URL && withPassword(DATABASE_URL, PGPASSWORD),
    SHOP_DEMO: SHOP_DEMO ?? rest.NODE_ENV !== 'production',
  }
}
