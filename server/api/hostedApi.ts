import { join } from 'node:path'
import { shop } from '../../src/shop/config.ts'
import { nodePasswords } from '../account/nodePasswords.ts'
import { receiptsIn, removeOrphans } from '../complaint/receipts.ts'
import { compressed } from '../http/compression.ts'
import { clientAddress, isTls } from '../http/forwarded.ts'
import { orderLinks } from '../orders/orderLinks.ts'
import { readPlaces } from '../orders/places.ts'
import { startDelivery } from '../outbox/outboxWorker.ts'
import { fileSender } from '../outbox/senders/fileSender.ts'
import { startPeriodic } from '../periodic.ts'
import type { ImageStore } from '../store/images.ts'
import type { Sender } from '../store/outbox.ts'
import { type ApiOptions, createApi } from './api.ts'
import { pollPayments } from './paymentNotifications.ts'
import type { Compressed } from './services.ts'

export type HostedOptions = Pick<ApiOptions, 'captcha' | 'gateways' | 'operatorToken' | 'sms'> &
  Required<Pick<ApiOptions, 'store' | 'now' | 'origin' | 'log'>> & {
    images: ImageStore
    /** Folder of messages that are written to files instead of being sent. */
    dataDir: string
    /** By default writes files to `dataDir`. */
    sender?: Sender | undefined
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
  const { store, now, log, origin, dataDir, images, gateways = [], trustedProxies = 0 } = options
  const { sender = fileSender(join(dataDir, 'outbox'), { from: shop.email, now }) } = options
  const app = createApi({
    ...options,
    compress,
    answerFloorMs,
    passwords: nodePasswords,
    places: readPlaces,
    receipts: receiptsIn(images),
    clientOf: clientAddress(trustedProxies),
    isTls: (c) => isTls(c, trustedProxies),
  })
  // So that the first address need not wait for it; a failure is told to whoever asks.
  readPlaces().catch(() => {})
  const delivery = startDelivery({ store, sender, now, log })
  const links = () => orderLinks({ store, origin, now })
  const removeImages = removeOrphans(images, store)
  const periodic = startPeriodic({ store, now, log }, [
    {
      name: 'prune',
      everyMs: pruneEvery,
      run: () => Promise.all([store.prune(Number(now())), removeImages()]),
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
