import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserOptions } from './chromium.mjs'
import { DEMO_ACCOUNT } from './demo.mjs'
import { inRoot } from './paths.mjs'
import { freePort } from './ports.mjs'
import { projectEnv, projectNode } from './project-node.mjs'

/** A machine with other work may take this long for one step. */
const TIMEOUT_MS = 240_000
const WINDOW = { width: 1280, height: 800 }

/**
 * Starts the demonstration in a data folder that goes with it, and gives `work` a browser, a page where its account is
 * signed in, and the address. Needs the packages and a Chromium, as the tests do.
 */
export async function inDemonstration(work) {
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
    page.setDefaultTimeout(TIMEOUT_MS)
    await signIn(page, url)
    await work({ browser, page, url })
    await browser.close()
  } finally {
    demo.kill('SIGINT')
    await new Promise((resolve) => demo.once('exit', resolve))
    rmSync(data, { recursive: true, force: true })
  }
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

async function signIn(page, url) {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Email').fill(DEMO_ACCOUNT.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
}
