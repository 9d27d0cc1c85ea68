import { defineConfig } from 'vitest/config'

/** What only the embedded database can show: its server process, its folder and its lock. */
const EMBEDDED = ['apps/api/test/server-process.test.ts']
/**
 * Where the two engines could differ: who sees which row, transactions and their errors, live updates, numbers and days
 * as each driver reads them, search and sorting. Everything else holds on PGlite when it holds on PostgreSQL.
 */
const ENGINE_CONTRACT = [
  ...EMBEDDED,
  ...[
    'account-messages',
    'audit-chain',
    'check-digit',
    'entry-drafts',
    'entry-list',
    'entry-numbers',
    'field-list',
    'isolation',
    'live-access',
    'party-directory',
    'platform',
    'tenant-binding',
  ].map((name) => `apps/api/test/${name}.test.ts`),
]
const onPostgres = process.env.EDFE_TEST_DATABASE?.startsWith('postgres') ?? false

const database = {
  environment: 'node',
  // Loading the server costs more than most files' tests; each file starts an app of its own all the same.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const

/** `unit` beside its file; `integration` on the database of EDFE_TEST_DATABASE; `engine` on PGlite (docs/testing.md). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // A busy machine may take ten times as long: time fails no test.
          testTimeout: 60_000,
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/api/test/**'],
        },
      },
      {
        test: {
          ...database,
          name: 'integration',
          include: ['apps/api/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...(onPostgres ? EMBEDDED : [])],
        },
      },
      {
        test: {
          ...database,
          name: 'engine',
          include: ENGINE_CONTRACT,
          env: { EDFE_TEST_DATABASE: 'pglite' },
        },
      },
    ],
  },
})
