import { findPostgres } from '../postgres.ts'

/** The suite of the API against each database, and what only a database has; Postgres where this machine has one. */
export function databaseProjects() {
  const project = (name: string, settings = {}) => ({
    extends: false as const,
    test: {
      name,
      environment: 'node' as const,
      include: ['tests/api/**/*.test.ts', 'tests/database/**/*.test.ts'],
      // These open no store.
      exclude: ['tests/api/{http,storefront,orderHistory,pictures,recaptcha,seed}.test.ts'],
      env: { TEST_STORE: name },
      // One database for all files of a worker: each test empties it.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...settings,
    },
  })
  const postgres = findPostgres()
  if (!postgres && process.env.VITEST)
    process.stderr.write('Postgres is not on this machine: its tests are SKIPPED.\n')
  return [
    project('pglite'),
    ...(postgres ? [project('postgres', { globalSetup: ['tests/api/postgres.setup.ts'] })] : []),
  ]
}
