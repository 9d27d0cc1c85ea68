import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** On step 6 of an entry without errors: ticks the acknowledgement and submits. */
export async function acknowledgeAndSubmit(page: Page) {
  const tick = page.getByRole('checkbox', { name: /^I have reviewed this entry summary/ })
  await tick.check()
  await expect(tick).toBeChecked()
  await page.getByRole('button', { name: 'Submit (practice)' }).click()
}

/** Collects the addresses that are loaded anew from here on: none when a page updates live. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  return loads
}
