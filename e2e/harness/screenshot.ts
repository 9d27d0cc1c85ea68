import { resolve } from 'node:path'
import type { Page } from '@playwright/test'

/** Keeps a picture of the whole page in test-results/screens, in the full run: for people to look at, compared with nothing. */
export async function screenshot(page: Page, name: string) {
  if (process.env.EDFE_TEST_FULL !== '1') return
  const path = resolve(import.meta.dirname, '../../test-results/screens', `${name}.png`)
  await page.screenshot({ path, fullPage: true })
}
