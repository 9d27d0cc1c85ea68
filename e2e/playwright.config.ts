import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserOptions } from '../scripts/lib/chromium.mjs'

/**
 * One file per goal of a person, and in `accessibility/` every page and state under axe (docs/testing.md). They are one
 * project, since the workers of one end before those of the next start.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './harness/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A machine that stalls costs a test another try. The run names each test that needed one (scripts/test.mjs).
  retries: process.env.CI ? 2 : 0,
  // A journey also waits, for a pause before a retry or for a quiet network: more workers than there are processors.
  workers: Math.min(6, availableParallelism() + 2),
  // A busy machine may take several times as long: time fails no test that goes on.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 60_000,
    // A trace slows each test down: `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
})
