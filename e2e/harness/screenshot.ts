import { resolve } from 'node:path'
import type { Page } from '@playwright/test'

const isKept = () => process.env.EDFE_TEST_FULL === '1'

/** Keeps a picture of the whole page in test-results/screens, in the full run: for people to look at, compared with nothing. */
export async function screenshot(page: Page, name: string) {
  if (!isKept()) return
  const path = resolve(import.meta.dirname, '../../test-results/screens', `${name}.png`)
  await page.screenshot({ path, fullPage: true })
}

/** As `screenshot`, on a desk and on a phone, in both themes. The window is then as it was. */
export async function screenshots(page: Page, name: string) {
  if (!isKept()) return
  const before = page.viewportSize()
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await screenshot(page, `${name} ${width} ${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}
