import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { webPasswords } from '../../../server/account/webPasswords.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { passes } from '../../../server/database/orderTables.ts'
import { sandboxGateway } from '../../../server/payments/sandboxGateway.ts'
import { freePort } from '../../listen.ts'
import { findPostgres, startPostgres } from '../../postgres.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'
import { orderMaker, sendOrder } from '../customer.ts'
import { startShop } from '../liveShop.ts'

const folder = temporaryFolder()
const minutes = (count: number) => String(count * 60_000)

/** A sandbox gateway that counts the questions about payments. */
async function countingGateway() {
  const port = await freePort()
  const asked: string[] = []
  const app = new Hono()
  app.use('/merchant/v1/payment/search', async (c, next) => {
    asked.push(c.req.query('order_id') ?? '')
    await next()
  })
  app.route('/', sandboxGateway({ merchantId: 'sandbox', secret: 'sandbox-secret' }))
  const server = serve({ fetch: app.fetch, port, hostname: 'localhost' })
  return { url: `http://localhost:${port}`, asked, close: () => server.close() }
}

test.skipIf(!findPostgres())(
  'two processes of a shop ask the gateway once in ten minutes, and delete what has expired once in an hour',
  async () => {
    const postgres = await startPostgres()
    const gateway = await countingGateway()
    const env = {
      DATABASE_URL: postgres.url(),
      DATA_DIR: folder,
      TRUSTED_PROXIES: '1',
      PUBLIC_ORIGIN: 'http://localhost:1',
      PAYHERE_MERCHANT_ID: 'sandbox',
      PAYHERE_SECRET: 'sandbox-secret',
      PAYHERE_URL: `${gateway.url}/pay/checkout`,
      PAYHERE_APP_ID: 'sandbox',
      PAYHERE_APP_SECRET: 'sandbox',
    }
    const { db, close } = await openDatabase({ url: postgres.url(), passwords: webPasswords })
    try {
      const first = await startShop(env)
      const make = await orderMaker(first.url)
      const id = await sendOrder(first.url, 'unpaid', { ...make('unpaid'), payment_method: 'payhere' })
      await first.end('SIGTERM')
      expect(gateway.asked).toEqual([])

      /** Two processes whose clocks are so many minutes ahead; ended when all have said that they are ready. */
      const two = async (ahead: number) => {
        await db.insert(passes).values({ hash: `expired ${ahead}`, expires: 1 })
        const shops = await Promise.all(
          [1, 2].map(() => startShop({ ...env, SHOP_CLOCK_OFFSET_MS: minutes(ahead) })),
        )
        // Ends what was begun: a process finishes its work before it exits.
        expect(await Promise.all(shops.map((shop) => shop.end('SIGTERM')))).toEqual([0, 0])
      }
      const kept = async () => (await db.select().from(passes)).map(({ hash }) => hash)

      await two(11)
      expect(gateway.asked).toEqual([String(id)])
      // The first process has deleted what had expired, less than an hour ago.
      expect(await kept()).toHaveLength(1)
      await two(61)
      expect(gateway.asked).toEqual([String(id), String(id)])
      expect(await kept()).toEqual([])
    } finally {
      await close()
      gateway.close()
      await postgres.stop()
    }
  },
  240_000,
)
