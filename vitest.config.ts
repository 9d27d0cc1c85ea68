import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserOptions } from './scripts/lib/chromium.mjs'

/** A busy machine may take ten times as long: time fails no test. */
const PATIENCE_MS = 60_000
/** Tests also wait, for the database and for what happens later: one worker more than a small machine has processors. */
const WORKERS = Math.max(3, availableParallelism() - 1)
/** What only the embedded database can show: its server process, its folder and its lock. */
const EMBEDDED = ['server-process', 'kill-9', 'killed-while-filing', 'restore-installation'].map(
  (name) => `apps/api/test/${name}.test.ts`,
)
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
    'entry-search',
    'entry-numbers',
    'field-list',
    'isolation',
    'live-access',
    'party-directory',
    'platform',
    'tenant-binding',
  ].map((name) => `apps/api/test/${name}.test.ts`),
]
/** Shorter than a test may take: what never comes fails with its name. */
const POLL = { poll: { timeout: PATIENCE_MS / 2 } }
/** As for journeys: `npm test` prints each test that passed only when tried again. */
const TRIES_AGAIN = process.env.CI ? 1 : 0
/** Components in a real browser, beside the component. */
const BROWSER_TESTS = 'apps/web/**/*.browser.test.tsx'
const onPostgres = process.env.EDFE_TEST_DATABASE?.startsWith('postgres') ?? false

const database = {
  environment: 'node',
  // Loading the server costs more than most files' tests; each file starts a separate app all the same.
  isolate: false,
  // A test may start several servers.
  testTimeout: 3 * PATIENCE_MS,
  hookTimeout: 3 * PATIENCE_MS,
  retry: TRIES_AGAIN,
  expect: { poll: { timeout: PATIENCE_MS } },
} as const

/** Bundled before the first test: what is found later reloads the page in the middle of one. */
const BUNDLED = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-hook-form',
  'downshift',
  '@formatjs/icu-messageformat-parser',
  'intl-messageformat',
  '@tanstack/react-query',
  '@tanstack/react-router',
]

/** The kinds of test: docs/testing.md. */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Pure functions share their modules: loading them again for each file costs four times the tests.
          isolate: false,
          setupFiles: ['scripts/lib/after-each-file.mjs'],
          testTimeout: PATIENCE_MS,
          expect: POLL,
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/api/test/**', BROWSER_TESTS],
        },
      },
      {
        test: {
          ...database,
          name: 'integration',
          include: ['apps/api/test/**/*.test.ts', 'examples/**/*.test.ts'],
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
      {
        plugins: [react()],
        optimizeDeps: { include: BUNDLED },
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          retry: TRIES_AGAIN,
          testTimeout: PATIENCE_MS,
          expect: POLL,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({ launchOptions: browserOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
