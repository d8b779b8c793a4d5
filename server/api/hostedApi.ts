import { join } from 'node:path'
import { shop } from '../../src/shop/config.ts'
import { nodePasswords } from '../account/nodePasswords.ts'
import type { Captcha } from '../complaint/captcha.ts'
import { receiptsIn } from '../complaint/receipts.ts'
import { compressed } from '../http/compression.ts'
import { clientAddress, isTls } from '../http/forwarded.ts'
import type { Log } from '../observability/log.ts'
import { orderLinks } from '../orders/orderLinks.ts'
import { readPlaces } from '../orders/places.ts'
import { startDelivery } from '../outbox/outboxWorker.ts'
import { fileSender } from '../outbox/senders/fileSender.ts'
import type { PaymentGateway } from '../payments/gateway.ts'
import { startPeriodic } from '../periodic.ts'
import type { ImageStore } from '../store/images.ts'
import type { Sender } from '../store/outbox.ts'
import type { Store } from '../store/store.ts'
import { createApi } from './api.ts'
import { pollPayments } from './paymentNotifications.ts'
import type { Compressed } from './services.ts'

export type HostedOptions = {
  store: Store
  now: () => Date
  log: Log
  origin: () => string
  images: ImageStore
  /** Folder of messages that are written to files instead of being sent. */
  dataDir: string
  /** By default writes files to `dataDir`. */
  sender?: Sender | undefined
  /** The built-in one by default. */
  captcha?: Captcha | undefined
  /** Gateways that take payments on pages of their own; by default payments are simulated. */
  gateways?: readonly PaymentGateway[] | undefined
  /** Whether orders to be paid on delivery are confirmed by SMS too; not by default. */
  sms?: boolean | undefined
  /** The token with which the operator signs in; without it there is no operator's page. */
  operatorToken?: string | undefined
  /** Number of proxies in front of the server whose X-Forwarded headers are trusted; none by default. */
  trustedProxies?: number | undefined
}

/** Milliseconds between two deletions of expired records. */
const pruneEvery = 60 * 60 * 1000
/** Milliseconds between two rounds of asking the gateways about payments that they have not reported. */
const pollEvery = 10 * 60 * 1000
/** Milliseconds. Longer than a password-reset request for a registered address takes, so timing reveals nothing. */
const answerFloorMs = 300

async function compress(text: string): Promise<Compressed> {
  const [br, gzip] = await Promise.all([compressed(text, 'br', 'many'), compressed(text, 'gzip', 'many')])
  return { br, gzip }
}

type HostedApi = {
  /** Answers a call. `env` carries the server's details of the connection. */
  fetch(request: Request, env?: unknown): Promise<Response>
  stop(): Promise<void>
}

/** The reference API as a server runs it: stores files, delivers the outbox and deletes expired records. */
export function hostedApi(options: HostedOptions): HostedApi {
  const { store, now, log, origin, dataDir, images, captcha, gateways = [] } = options
  const { operatorToken, sms = false, trustedProxies = 0 } = options
  const sender = options.sender ?? fileSender(join(dataDir, 'outbox'), { from: shop.email, now })
  const app = createApi({
    store,
    now,
    log,
    origin,
    compress,
    answerFloorMs,
    passwords: nodePasswords,
    places: readPlaces,
    receipts: receiptsIn(images),
    clientOf: clientAddress(trustedProxies),
    isTls: (c) => isTls(c, trustedProxies),
    sms,
    ...(captcha && { captcha }),
    gateways,
    operatorToken,
  })
  // So that the first address need not wait for it; a failure is told to whoever asks.
  readPlaces().catch(() => {})
  const delivery = startDelivery({ store, sender, now, log })
  const links = () => orderLinks({ store, origin, now })
  const periodic = startPeriodic({ store, now, log }, [
    {
      name: 'prune',
      everyMs: pruneEvery,
      run: () => store.prune(Number(now())),
      failed: 'What has expired could not be deleted',
    },
    {
      name: 'payments',
      everyMs: pollEvery,
      async run(signal) {
        if ((await pollPayments({ store, now, links }, gateways, log, signal)) > 0) delivery.wake()
      },
      failed: 'The payments that are awaited could not be read',
    },
  ])
  return {
    async fetch(request, env) {
      const answer = await app.fetch(request, env as object)
      // Any request that changes data may have put a message into the outbox.
      if (request.method !== 'GET') delivery.wake()
      return answer
    },
    async stop() {
      await periodic.stop()
      await delivery.stop()
    },
  }
}
