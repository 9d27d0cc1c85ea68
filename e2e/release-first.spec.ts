import type { Page } from '@playwright/test'
import { RELEASED_FIRST_DRAFT } from './fixtures/released-first-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import * as keyboard from './harness/by-keyboard.ts'
import { watchFaults } from './harness/faults.ts'
import { figuresOf, sentRecords } from './harness/filed.ts'
import { expectAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }

/** Presses a button of the panel and the one that confirms it, by keyboard. */
async function ask(page: Page, button: string, title: string, action: string) {
  await page.getByRole('button', { name: button, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: action, exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
}

test('goods that come by truck are released first, and their summary is due ten working days later', async ({
  page,
  product,
  session,
}) => {
  const faults = watchFaults(page)
  const entry = await session.createEntry(RELEASED_FIRST_DRAFT)
  await page.setViewportSize(PHONE)
  await page.goto(`/entries/${entry.id}/step-6`)
  const panel = page.getByRole('region', { name: 'One shipment, three filings' })
  const strip = panel.getByRole('list', { name: 'Filings of this shipment' }).getByRole('listitem')
  await expect(strip).toHaveCount(3)
  await expect(strip.nth(0)).toContainText('Not needed')
  await expect(strip.nth(1)).toContainText('Not filed yet')
  await expectAccessible(page, 'a release that is not filed')
  await expectNoSidewaysScroll(page, 'a release that is not filed')

  await ask(page, 'File the release…', 'File the release?', 'File the release')
  await expect(strip.nth(1), 'the answer shows without a reload').toContainText('On file', {
    timeout: 60_000,
  })
  await expect(panel.getByRole('button', { name: 'File the release…' })).toHaveCount(0)
  await ask(page, 'Update bills and port…', 'Update bills and port?', 'Update the release')
  await panel.locator('summary').filter({ hasText: 'Requests about the release' }).press('Enter')
  await expect(panel.getByText('Bills and port updated')).toBeVisible()
  await expect(panel.getByText(/^CBP accepted it/)).toHaveCount(2)

  await panel.getByRole('button', { name: 'Cancel the release…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel the release?' })
  await dialog.getByRole('button', { name: 'Ask CBP to cancel it' }).press('Enter')
  await expect(dialog.getByText('Choose a reason')).toBeVisible()
  await expectAccessible(page, 'the cancellation of a release')
  await screenshot(page, 'release-cancellation phone')
  await dialog.getByRole('button', { name: 'Keep the release' }).press('Enter')
  await expect(dialog).toBeHidden()

  const number = (await session.entry(entry.id)).entry_number
  const { release } = await (await page.request.get(`/api/entries/${entry.id}/release`)).json()
  const images = [
    `A${RELEASED_FIRST_DRAFT.header?.port_code}ZZZ      030526     SO`,
    `B  ${RELEASED_FIRST_DRAFT.header?.port_code}${number.slice(0, 3)}SO`,
    `SO10${RELEASED_FIRST_DRAFT.header?.port_code}${number.slice(0, 3)}  ${number.slice(3)} 0107-4418290`,
    `SO600219261012${'98RELEASED'.padEnd(42)}02192603`,
  ].map((record) => record.padEnd(80))
  const data = { application: 'raw', transmission_id: release.messages[0].id, images }
  const said = await page.request.post(`${product.gatewayUrl}/control/messages`, { data })
  expect(said.status(), await said.text()).toBe(201)
  await expect(strip.nth(1)).toContainText('Released 02/19/2026')
  await expect(strip.nth(2)).toContainText('Due 03/05/2026')
  await expect(page.getByRole('region', { name: 'Your goods' })).toBeVisible()
  await expectAccessible(page, 'a release of goods whose summary is due')
  await expectNoSidewaysScroll(page, 'a release of goods whose summary is due')
  await screenshot(page, 'release-first phone')

  await page.setViewportSize({ width: 1280, height: 900 })
  await screenshot(page, 'release-first')

  // The last day of the summary is today: number and data are those of the release.
  await page.setViewportSize(PHONE)
  await keyboard.fill(page, { label: 'I have reviewed this entry summary', kind: 'tick' })
  await keyboard.press(page, 'Submit (practice)')
  await expectAccepted(page)
  await expect(strip.nth(1)).toContainText('Released 02/19/2026')
  await expect(strip.nth(2)).toContainText('On file')
  const records = await sentRecords(page)
  expect(records.find((record) => record.startsWith('10'))?.slice(39, 40), 'no release is asked again').toBe(
    ' ',
  )
  expect(figuresOf(records)).toMatchObject({ totalDuty: '1685.93', total: '1727.94' })
  await expectAccessible(page, 'goods that are released and summarized')
  await expectNoSidewaysScroll(page, 'goods that are released and summarized')
  expect(faults).toEqual([])
})
