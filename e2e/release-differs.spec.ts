import { RELEASED_FIRST_DRAFT } from './fixtures/released-first-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const FILED = 'CPKX261012117'
const TYPED = 'CPKX261012118'

test(
  'a summary that differs from its release: each difference is named before it is filed, and the release follows',
  long,
  async ({ page, session }) => {
    const faults = watchFaults(page)
    const entry = await session.createEntry(RELEASED_FIRST_DRAFT)
    await session.send('POST', `/api/entries/${entry.id}/release`, { action: 'add' })
    await page.goto(`/entries/${entry.id}/step-6`)
    const panel = page.getByRole('region', { name: 'One shipment, three filings' })
    const strip = panel.getByRole('list', { name: 'Filings of this shipment' }).getByRole('listitem')
    await expect(strip.nth(1)).toContainText('On file')
    await expect(panel.getByRole('heading', { name: /differs from the release/ })).toHaveCount(0)

    // The bill was typed wrong in one of the two: CBP has matched neither yet.
    await page.goto(`/entries/${entry.id}/step-2`)
    const bill = page.getByLabel('Bill of lading').first()
    await bill.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('8')
    await expect(bill).toHaveValue(TYPED)
    await page.keyboard.press('Tab')
    await expect
      .poll(async () => (await session.entry(entry.id)).draft_data.shipment_origin?.bill_of_lading)
      .toBe(TYPED)

    await page.goto(`/entries/${entry.id}/step-6`)
    const differs = panel.getByRole('heading', { name: 'The entry differs from the release on file' })
    await expect(differs).toBeVisible()
    await expect(panel.getByText(`The release has bill ${FILED}, which the summary lacks.`)).toBeVisible()
    await expect(panel.getByText(`The summary has bill ${TYPED}, which the release lacks.`)).toBeVisible()
    await expectAccessible(page, 'a summary that differs from its release')
    await screenshot(page, 'release-differs')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page, 'a summary that differs from its release')
    await screenshot(page, 'release-differs phone')

    await panel.getByRole('button', { name: 'Update bills and port…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Update bills and port?' })
    await dialog.getByRole('button', { name: 'Update the release', exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(differs).toHaveCount(0)
    await expect(strip.nth(1)).toContainText('On file')
    expect(faults).toEqual([])
  },
)
