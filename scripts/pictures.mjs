/** `npm run pictures`: the pictures of the README, from the demonstration, into docs/pictures. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inDemonstration } from './lib/demonstration.mjs'
import { inRoot } from './lib/paths.mjs'

const FOLDER = inRoot('docs', 'pictures')

await inDemonstration(async ({ page, url }) => {
  mkdirSync(FOLDER, { recursive: true })
  /** A page when it has nothing left to load. */
  const picture = async (path, name) => {
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' }).catch(() => {})
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
    await page.waitForTimeout(1500)
    await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  }
  await picture('/dashboard', 'dashboard')
  await page.getByRole('link', { name: 'Approve this entry' }).click()
  await page.waitForURL('**/entries/*/*')
  await picture(new URL(page.url()).pathname.replace(/[^/]+$/, 'step-6'), 'review')
})
