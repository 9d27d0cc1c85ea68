/**
 * `npm run pictures`: the pictures of the README, from the demonstration, into docs/pictures. Needs the packages and a
 * Chromium, as the tests do.
 */

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserOptions } from './lib/chromium.mjs'
import { DEMO_ACCOUNT } from './lib/demo.mjs'
import { inRoot } from './lib/paths.mjs'
import { freePort } from './lib/ports.mjs'
import { projectEnv, projectNode } from './lib/project-node.mjs'

const FOLDER = inRoot('docs', 'pictures')
const WINDOW = { width: 1280, height: 800 }

const data = mkdtempSync(join(tmpdir(), 'edfe-pictures-'))
const port = await freePort()
const url = `http://localhost:${port}`
const demo = spawn(projectNode(), [inRoot('scripts', 'start.mjs'), '--demo'], {
  env: projectEnv({ PORT: String(port), DATA_DIR: data }),
  stdio: ['ignore', 'inherit', 'inherit'],
})
try {
  await answers(`${url}/api/health`)
  const browser = await chromium.launch(browserOptions)
  const page = await browser.newPage({
    viewport: WINDOW,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  })
  mkdirSync(FOLDER, { recursive: true })
  await signIn(page)
  await picture(page, '/dashboard', 'dashboard')
  await page.getByRole('link', { name: 'Approve this entry' }).click()
  await page.waitForURL('**/entries/*/*')
  await picture(page, new URL(page.url()).pathname.replace(/[^/]+$/, 'step-6'), 'review')
  await browser.close()
} finally {
  demo.kill('SIGINT')
  await new Promise((resolve) => demo.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}

/** Waits until the server answers; the first start of the demonstration takes about half a minute. */
async function answers(address) {
  for (let turn = 0; turn < 600; turn += 1) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${address} does not answer.`)
}

async function signIn(page) {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Email').fill(DEMO_ACCOUNT.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
}

/** A page when it has nothing left to load. */
async function picture(page, path, name) {
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' }).catch(() => {})
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
  await page.waitForTimeout(1500)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
}
