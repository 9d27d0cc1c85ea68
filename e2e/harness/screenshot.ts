import { resolve } from 'node:path'
import type { Page } from '@playwright/test'

/** Keeps a picture of the whole page in test-results/screens, for people to look at; it is compared with nothing. */
export async function screenshot(page: Page, name: string) {
  const path = resolve(import.meta.dirname, '../../test-results/screens', `${name}.png`)
  await page.screenshot({ path, fullPage: true })
}
