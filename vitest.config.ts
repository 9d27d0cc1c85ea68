import { defineConfig } from 'vitest/config'

/** Two kinds of test in Node: `unit` beside its file, and `integration` against a database (docs/testing.md). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/api/test/**'],
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['apps/api/test/**/*.test.ts', 'apps/api/test/**/*.spec.ts'],
          exclude: ['**/node_modules/**'],
          // Loading the server costs more than most files' tests; each test starts an app of its own all the same.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
