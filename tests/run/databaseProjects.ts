import { findPostgres } from '../postgres.ts'
import { preparedClusters } from './preparedClusters.ts'

/** The API suite against each database, plus the tests for databases only. Postgres only if installed. */
export function databaseProjects() {
  const project = (
    name: string,
    settings: { globalSetup: string[]; setupFiles?: string[]; env?: Record<string, string> },
    others: string[] = [],
  ) => ({
    extends: false as const,
    test: {
      name,
      environment: 'node' as const,
      include: ['tests/api/**/*.test.ts', 'tests/database/**/*.test.ts'],
      // These use no store, or ask of it what others do.
      exclude: [
        'tests/api/{api,delivery,http,orderByList,pages,pictures,placeOrder,recaptcha,seed,storefront}.test.ts',
        ...others,
      ],
      // All files of a worker share one database, which each test empties.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...settings,
      env: { ...settings.env, TEST_STORE: name },
    },
  })
  const postgres = findPostgres()
  if (!postgres && process.env.VITEST)
    process.stderr.write('Postgres is not on this machine: its tests are SKIPPED.\n')
  return [
    project('pglite', preparedClusters),
    // The upgrade is that of an embedded database.
    ...(postgres
      ? [
          project('postgres', { globalSetup: ['tests/api/postgres.setup.ts'] }, [
            'tests/database/upgrade.test.ts',
          ]),
        ]
      : []),
  ]
}
