import { type Context, Hono } from 'hono'
import { complaints } from '../../src/api/complaint.ts'
import { shop } from '../../src/shop/config.ts'
import { hashQueue, type Passwords } from '../account/passwords.ts'
import { cookieSessions } from '../account/sessions.ts'
import { proofOfWork } from '../complaint/captcha.ts'
import { cookiePasses } from '../complaint/captchaPasses.ts'
import { memoryReceipts } from '../complaint/receipts.ts'
import { limitBody } from '../http/body.ts'
import { refuseCrossSite } from '../http/crossSite.ts'
import { consoleLog, type Log } from '../observability/log.ts'
import { orderLinks } from '../orders/orderLinks.ts'
import { Refusal } from '../refusal.ts'
import { accountRoutes } from './routes/account.ts'
import { analyticsRoutes } from './routes/analytics.ts'
import { captchaRoutes } from './routes/captcha.ts'
import { categoryRoutes } from './routes/categories.ts'
import { complaintRoutes } from './routes/complaint.ts'
import { contentRoutes } from './routes/content.ts'
import { deliveryRoutes } from './routes/delivery.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { messageRoutes } from './routes/messages.ts'
import { operateRoutes } from './routes/operate.ts'
import { orderLinkRoutes } from './routes/orderLinks.ts'
import { orderRoutes } from './routes/orders.ts'
import { paymentRoutes } from './routes/payments.ts'
import { productRoutes } from './routes/products.ts'
import { reviewRoutes } from './routes/reviews.ts'
import type { Services } from './services.ts'

type Given = 'store' | 'places'

/** What is not given has a default: a simulated payment, no operator's page, sessions in cookies. */
export type ApiOptions = Pick<Services, Given> & {
  [Name in Exclude<keyof Services, Given | 'passwords'>]?: Services[Name] | undefined
} & {
  passwords: Passwords
  log?: Log
  /** Whether the visitor's own connection uses TLS; by default derived from the request's URL. */
  isTls?: (c: Context) => boolean
}

/** Calls with personal answers. Browsers must not store these: after a logout, Back would show them again. */
const personal = /^\/api\/(auth|user|order-link|operate)(\/|$)/

/** The reference API: every call of §7 below /api. A refusal answers { message, error } with the same text in both. */
export function createApi(options: ApiOptions): Hono {
  const { store, now = () => new Date(), log = consoleLog, origin = () => shop.origin } = options
  // A shop that is reached by https must never send its cookies over plain http.
  const { isTls = (c) => c.req.url.startsWith('https:') } = options
  const { isSecure = (c) => origin().startsWith('https:') || isTls(c) } = options
  const services: Services = {
    ...options,
    now,
    origin,
    isSecure,
    passwords: hashQueue(options.passwords),
    links: options.links ?? (() => orderLinks({ store, origin, now })),
    sessions: options.sessions ?? cookieSessions(store, now, isSecure),
    passes: options.passes ?? cookiePasses(store, now, isSecure),
    captcha: options.captcha ?? proofOfWork({ store, now }),
    receipts: options.receipts ?? memoryReceipts(),
    sms: options.sms ?? false,
    gateways: options.gateways ?? [],
    clientOf: options.clientOf ?? (() => 'page'),
    answerFloorMs: options.answerFloorMs ?? 0,
  }
  const app = new Hono().basePath('/api') as Hono
  app.use(async (c, next) => {
    await next()
    if (c.res.headers.has('cache-control')) return
    c.header('Cache-Control', personal.test(c.req.path) ? 'no-store' : 'no-cache')
  })
  // Before the check for other sites: a gateway may have the customer's browser send its notification.
  paymentRoutes(app, services)
  app.use(refuseCrossSite(origin), limitBody(`/api${complaints.create.path}`))

  accountRoutes(app, services)
  productRoutes(app, services)
  reviewRoutes(app, services)
  categoryRoutes(app, services)
  contentRoutes(app, services)
  orderRoutes(app, services)
  orderLinkRoutes(app, services)
  operateRoutes(app, services)
  deliveryRoutes(app, services)
  messageRoutes(app, services)
  feedbackRoutes(app, services)
  complaintRoutes(app, services)
  captchaRoutes(app, services)
  analyticsRoutes(app)

  app.notFound((c) => c.json({ message: 'There is no such call.' }, 404))
  app.onError((error, c) => {
    if (error instanceof Refusal) {
      const { message, fields, status, headers } = error
      return c.json({ ...fields, message, error: message }, status, headers)
    }
    log.error(`${c.req.method} ${c.req.path} failed`, error)
    const message = 'Something went wrong. Please try again.'
    return c.json({ message, error: message }, 500)
  })
  return app
}
