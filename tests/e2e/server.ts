import { rmSync } from 'node:fs'
import { startShop } from '../operate/liveShop.ts'
import { startPostgres } from '../postgres.ts'
import { startBalancer } from './balancer.ts'
import { dataDir } from './dataDir.ts'

/** Starts several processes of the shop on one Postgres, behind a balancer on the port of the single server. */
async function startMany(count: number, port: number): Promise<void> {
  const postgres = await startPostgres()
  const env = {
    DATABASE_URL: postgres.url(),
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    TRUSTED_PROXIES: '1',
    RENDER_LIMIT_MS: process.env.RENDER_LIMIT_MS ?? '',
  }
  const shops = await Promise.all(Array.from({ length: count }, () => startShop(env))).catch(
    async (error) => {
      await postgres.stop()
      throw error
    },
  )
  const balancer = await startBalancer(
    port,
    shops.map(({ url }) => url),
  )
  process.stdout.write(`${count} processes of the shop behind one address: ${env.PUBLIC_ORIGIN}\n`)
  process.once('SIGTERM', async () => {
    balancer.close()
    balancer.closeAllConnections()
    await Promise.all(shops.map((shop) => shop.end('SIGTERM')))
    await postgres.stop()
    process.exit(0)
  })
}

// The server under test starts with only the seed, without data of an earlier run.
rmSync(dataDir, { recursive: true, force: true })
const processes = Number(process.env.E2E_PROCESSES ?? 1)
if (processes > 1) await startMany(processes, Number(process.env.PORT))
else await import('../../server/main.ts')
