import type { Page } from '@playwright/test'
import { nameOf, startingWith } from './field.ts'
import { expect } from './test.ts'

/** On step 6 of an entry without errors: ticks the acknowledgement and submits. */
export async function acknowledgeAndSubmit(page: Page) {
  const tick = page.getByRole('checkbox', { name: startingWith('I have reviewed this entry summary') })
  await tick.check()
  await expect(tick).toBeChecked()
  await page.getByRole('button', { name: nameOf('Submit (practice)') }).click()
}

/** Waits until the open page says that the simulator accepted the entry. */
export const expectAccepted = (page: Page) =>
  expect(page.getByText(startingWith('Accepted by the simulator on'))).toBeVisible()

/** Submits the reviewed entry of the open page, which the simulator accepts. */
export async function submitAndBeAccepted(page: Page) {
  await acknowledgeAndSubmit(page)
  await expectAccepted(page)
}

/** Collects the addresses that are loaded anew from here on: none when a page updates live. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  return loads
}

/** Opens the history of an entry, and every sitting in it. */
export async function openHistory(page: Page): Promise<void> {
  const history = page.locator('details', { has: page.getByRole('heading', { name: 'History' }) })
  await history.getByText('History', { exact: true }).click()
  await history.getByText('Newest first.').waitFor()
  for (const sitting of await history.getByText(/changes and steps$/).all()) await sitting.click()
}
