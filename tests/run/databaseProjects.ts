import { findPostgres } from '../postgres.ts'

/** The API suite against each database, plus the tests for databases only. Postgres only if installed. */
export function databaseProjects() {
  const project = (name: string, settings = {}) => ({
    extends: false as const,
    test: {
      name,
      environment: 'node' as const,
      include: ['tests/api/**/*.test.ts', 'tests/database/**/*.test.ts'],
      // These use no store.
      exclude: ['tests/api/{http,storefront,pages,pictures,recaptcha,seed}.test.ts'],
      env: { TEST_STORE: name },
      // All files of a worker share one database, which each test empties.
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
