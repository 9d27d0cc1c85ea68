import { defineConfig } from '@playwright/test'

/** Background services of Chromium would go to the network, and its sandbox does not start as root. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const isRoot = process.getuid?.() === 0

export const browserOptions = {
  executablePath: process.env.CHROMIUM_PATH || (isRoot ? '/usr/bin/chromium' : undefined),
  args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET,
}

/** `journeys`: one file per goal of a person; `accessibility`: every page and state under axe (docs/testing.md). */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './harness/web-build.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
  projects: [
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: 'accessibility/**' },
    { name: 'accessibility', testMatch: 'accessibility/*.spec.ts' },
  ],
})
