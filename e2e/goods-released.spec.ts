import type { Locator, Page } from '@playwright/test'
import { RELEASED_FIRST_DRAFT } from './fixtures/released-first-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import type { ApiSession } from './harness/api-session.ts'
import { fill, press } from './harness/by-keyboard.ts'
import { watchFaults } from './harness/faults.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }
const SOON = { timeout: 60_000 }

/** Presses a button of the panel and the one that confirms it, by keyboard. */
async function ask(page: Page, button: string, title: string, action: string) {
  await page.getByRole('button', { name: button, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: action, exact: true }).press('Enter')
  await expect(dialog).toBeHidden(SOON)
}

/** Chooses on the screen, by keyboard, what happens in practice to a release on file. */
async function choose(page: Page, what: string) {
  await fill(page, { label: 'Practice: what happens to the goods', kind: 'pick', value: what })
  await press(page, 'Let it happen')
}

/** An entry whose release is on file, with the strip of its filings. */
async function filed(
  page: Page,
  session: ApiSession,
  bill_of_lading: string,
): Promise<{ id: string; strip: Locator }> {
  const entry = await session.createEntry({
    ...RELEASED_FIRST_DRAFT,
    shipment_origin: { ...RELEASED_FIRST_DRAFT.shipment_origin, bill_of_lading },
  })
  await page.goto(`/entries/${entry.id}/step-6`)
  const strip = page.getByRole('list', { name: 'Filings of this shipment' }).getByRole('listitem')
  await ask(page, 'File the release…', 'File the release?', 'File the release')
  await expect(strip.nth(1)).toContainText('On file', SOON)
  return { id: entry.id, strip }
}

const rowsOfList = (page: Page) => page.getByRole('region', { name: 'Entries' }).locator('tbody tr')

test(
  'hold, exam, release: by bill and agency, with what to do and by when',
  long,
  async ({ page, session }) => {
    const faults = watchFaults(page)
    await page.setViewportSize(PHONE)
    const { id, strip } = await filed(page, session, 'CPKX261012131')
    const goods = page.getByRole('region', { name: 'Your goods' })

    await choose(page, 'CBP detains the goods')
    await expect(strip.nth(1)).toContainText('Goods on hold', SOON)
    await expect(goods).toContainText('Goods detained')
    await expect(goods, 'what to do').toContainText('Answer the notice of detention')
    await expectAccessible(page, 'goods on hold')
    await expectNoSidewaysScroll(page, 'goods on hold')
    await screenshot(page, 'goods on hold phone')
    await page.goto('/entries')
    await expect(rowsOfList(page)).toContainText(['Goods on hold · Summary not filed yet'])

    await page.goto(`/entries/${id}/step-6`)
    await choose(page, 'CBP examines this shipment')
    await expect(strip.nth(1)).toContainText('Exam ordered', SOON)
    await expect(goods.getByRole('heading', { name: /^Bill CPKX/ })).toBeVisible()
    await expect(strip.nth(1)).toContainText('Released', SOON)
    await expect(strip.nth(2), 'by when').toContainText('Due')
    await expectAccessible(page, 'goods that were examined and released')

    await choose(page, 'FDA holds the goods now')
    await expect(strip.nth(1), 'CBP released them, and FDA holds them').toContainText('Goods on hold', SOON)
    await expect(goods.getByRole('heading', { name: 'Food and Drug Administration' })).toBeVisible()
    await expect(strip.nth(1)).toContainText('Released', SOON)

    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/entries')
    await expect(rowsOfList(page)).toContainText([/Released \w+ \d+ · Summary due \w+ \d+/])
    await expectAccessible(page, 'the filings in the list')
    await screenshot(page, 'filings in the list')
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page, 'the filings in the list')
    await screenshot(page, 'filings in the list phone')
    expect(faults).toEqual([])
  },
)

test('a wrong bill finds no match, is corrected by an update, and the goods are released', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const { id, strip } = await filed(page, session, 'CPKX261012132')
  await choose(page, 'No manifest has the bill until you correct it')
  const goods = page.getByRole('region', { name: 'Your goods' })
  await expect(goods).toContainText('Bill CPKX261012132', SOON)
  await expect(goods).toContainText('No bill matches yet')
  await expect(strip.nth(1)).not.toContainText('Released')

  await page.getByRole('link', { name: /^Shipment & Origin/ }).press('Enter')
  await page.waitForURL(/\/step-2$/)
  const typed = page.getByLabel('Bill of lading').first()
  await expect(page.getByRole('heading', { level: 1 }), 'the page has its focus').toBeFocused()
  await typed.press('End')
  await typed.press('Backspace')
  await typed.press('3')
  await expect(typed).toHaveValue('CPKX261012133')
  await page.keyboard.press('Tab')
  await expect
    .poll(async () => (await session.entry(id)).draft_data.shipment_origin?.bill_of_lading)
    .toBe('CPKX261012133')
  await page.getByRole('link', { name: /^Review & Submit/ }).press('Enter')
  await page.waitForURL(/\/step-6$/)
  await expect(page.getByText('The entry differs from the release on file')).toBeVisible()
  await ask(page, 'Update bills and port…', 'Update bills and port?', 'Update the release')
  await expect(page.getByText('The entry differs from the release on file')).toBeHidden(SOON)
  await expect(strip.nth(1)).toContainText('Released', SOON)
  await expectAccessible(page, 'a bill that was corrected')
  expect(faults).toEqual([])
})

test(
  'a release is canceled: CBP refuses it once, then the number is used up',
  long,
  async ({ page, session }) => {
    const faults = watchFaults(page)
    const { strip } = await filed(page, session, 'CPKX261012134')
    await choose(page, 'CBP releases the goods and refuses')
    await expect(strip.nth(1)).toContainText('Released', SOON)
    const cancel = async () => {
      await page.getByRole('button', { name: 'Cancel the release…' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Cancel the release?' })
      await dialog.getByLabel('Reason', { exact: true }).focus()
      await dialog.getByLabel('Reason', { exact: true }).selectOption({ label: 'Clerical error' })
      await dialog.getByRole('button', { name: 'Ask CBP to cancel it' }).press('Enter')
      await expect(dialog).toBeHidden(SOON)
    }
    await cancel()
    await expect(strip.nth(1)).toContainText('CBP refused your cancellation', SOON)
    await cancel()
    await expect(strip.nth(1)).toContainText('Canceled', SOON)
    await expect(page.getByRole('button', { name: 'Cancel the release…' })).toHaveCount(0)
    await expectAccessible(page, 'a canceled release')
    await screenshot(page, 'canceled release')
    await page.goto('/entries')
    await expect(rowsOfList(page)).toContainText(['Release canceled'])
    expect(faults).toEqual([])
  },
)
