import type { TestProject } from 'vitest/node'
import { startPostgres } from '../postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the Postgres server that the tests of this project share. */
    postgresUrl: string
  }
}

/** Starts one Postgres server for all files of the project; each worker has its own database in it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  provide('postgresUrl', server.url())
  return server.stop
}
