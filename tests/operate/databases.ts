import { join } from 'node:path'
import { findPostgres, startPostgres } from '../postgres.ts'

type Where = { folder?: string; url?: string }

/**
 * Does `work` with the embedded database in `folder`, then with a Postgres that survives power cuts, or with `only` one
 * of them. `env` are the settings of a shop with that database.
 */
export async function eachDatabase(
  only: string | undefined,
  folder: string,
  work: (name: string, env: Record<string, string>, where: Where) => Promise<unknown>,
): Promise<void> {
  if (only !== 'postgres') await work('PGlite', { DATA_DIR: folder }, { folder: join(folder, 'database') })
  if (only === 'pglite') return
  if (!findPostgres()) return void process.stdout.write('Postgres is not on this machine: skipped.\n')
  const postgres = await startPostgres({ durable: true })
  const url = postgres.url()
  await work('Postgres', { DATABASE_URL: url, DATA_DIR: folder }, { url }).finally(postgres.stop)
}
