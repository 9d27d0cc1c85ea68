import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import type { Locator, Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

test(
  'a CBP request after acceptance appears on the entry and among the tasks until it is answered with documents',
  long,
  async ({ page, product, session }) => {
    const faults = watchFaults(page)
    const entry = await session.createEntry(SAMPLE_DRAFT)
    await page.goto(`/entries/${entry.id}/step-6`)
    await submitAndBeAccepted(page)

    const filing = await (await page.request.get(`/api/entries/${entry.id}/filing`)).json()
    const say = async (message: object) => {
      const data = { transmission_id: filing.transmission.id, ...message }
      const answer = await page.request.post(`${product.gatewayUrl}/control/messages`, { data })
      expect(answer.status(), await answer.text()).toBe(201)
    }
    await say({
      application: 'UC',
      disposition: '2',
      user: 'J MARTIN',
      telephone: '3105550100',
      remarks: ['PLEASE SEND INVOICE AND PACKING LIST'],
    })
    const asked = page.getByRole('heading', { name: 'CBP asks for the entry summary package' })
    await expect(asked, 'the open page updates without a reload').toBeVisible()
    await expect(page.getByText('Sat Apr 4', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'CBP has this summary for review' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Replace…' })).toHaveCount(0)
    await page.getByText('Technical record', { exact: true }).click()
    await expect(page.getByText(/Remarks: “PLEASE SEND INVOICE AND PACKING LIST”/).first()).toBeVisible()

    await say({ application: 'SO', actions: [{ record: 'SO60', code: '04', narrative: 'ENTRY DETAINED' }] })
    await expect(page.getByText('Goods on hold').first()).toBeVisible()
    await expect(
      page.getByText('Accepted (practice)', { exact: true }),
      'the summary stays accepted',
    ).toBeVisible()
    await say({
      application: 'SO',
      actions: [
        { record: 'SO60', code: '98', narrative: 'RELEASED', time: '1500', release_date: SAMPLE_ENTRY.today },
      ],
    })
    await expect(page.getByText('Released (practice)', { exact: true })).toBeVisible()
    await say({ application: 'raw', images: ['A', 'B  2704ZZZNR', 'NR10'] })
    await expect(page.getByText('Unread message').first()).toBeVisible()
    await expectAccessible(page, 'an entry with requests of customs')
    await screenshot(page, 'customs-status')
    await expectNoSidewaysScroll(page, 'an entry with requests of customs')

    const bell = page.getByRole('button', { name: /^Notifications, \d new$/ })
    await bell.press('Enter')
    await page.getByRole('button', { name: 'Mark all read' }).waitFor()
    await expectAccessible(page, 'notifications of the bell')
    await page.keyboard.press('Escape')
    await expect(bell).toHaveAttribute('aria-expanded', 'false')
    await bell.press('Enter')
    await page.getByRole('link', { name: 'Choose what we notify you about' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Notification Settings' })).toBeVisible()
    await expect(bell).toHaveAttribute('aria-expanded', 'false')

    await page.goto('/dashboard')
    await page
      .getByRole('link', { name: /^CBP asks for the entry summary package/ })
      .first()
      .click()
    const answer = page
      .getByRole('listitem')
      .filter({ has: asked })
      .getByRole('button', { name: /^Answer/ })
    const dialog = page.getByRole('dialog', { name: 'Answer with documents' })
    await answer.press('Enter')
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(dialog.getByText('Choose the documents that you send.')).toBeVisible()
    await dialog.getByRole('link', { name: 'Add documents' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
    await page.locator('input[type=file]').setInputFiles({
      name: 'invoice 4411.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Item,Quantity\nLamp,2\n'),
    })
    await expect(page.getByRole('heading', { name: 'invoice 4411.csv' })).toBeVisible()
    await page.goBack()
    await answer.press('Enter')
    await expect(dialog.getByRole('checkbox', { name: /^invoice 4411/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    // A file that is dropped on the request's own row is meant for it.
    const row = page.getByRole('listitem').filter({ has: asked })
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['Item,Weight\nLamp,2\n'], 'weights.csv', { type: 'text/csv' }))
      return data
    })
    await row
      .getByRole('button', { name: /^Add documents \(CBP asks for/ })
      .locator('..')
      .dispatchEvent('drop', { dataTransfer: dropped })
    const added = (of: Page | Locator) =>
      of.getByRole('list', { name: 'Documents for this request' }).getByRole('listitem')
    await expect(added(row)).toHaveText(['weights.csvReady to send'])
    await expectAccessible(page, 'a document on the row of its request')
    await screenshot(page, 'customs-status row')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(added(other), 'another tab says the same').toHaveText(['weights.csvReady to send'])
    await other.close()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await answer.press('Enter')
    await expect(dialog.getByRole('checkbox', { name: /^weights/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: /^invoice 4411/ })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name: /^weights/ }).uncheck()
    await dialog.getByRole('checkbox', { name: /^invoice 4411/ }).check()
    const sheet = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Cover sheet (PDF)' }).click()
    expect((await sheet).suggestedFilename()).toMatch(/^cover-sheet-.*\.pdf$/)
    await expectAccessible(page, 'answer with documents')
    await expectNoSidewaysScroll(page, 'answer with documents')
    await screenshot(page, 'customs-status answer')
    await dialog.getByRole('button', { name: 'Mark as sent' }).press('Enter')
    await expect(
      page.getByText(/^Sent .* through the Document Image System: invoice 4411.csv$/),
    ).toBeVisible()
    await expect(page.getByText(/^Done .* by /)).toBeVisible()
    await expect(answer).toHaveCount(0)
    await page.goto('/dashboard')
    const tasks = page.getByRole('list', { name: 'Tasks' })
    await expect(tasks.getByText(/^Goods detained/), 'CBP has released them since').toHaveCount(0)
    await expect(tasks.getByText(/^CBP asks for the entry summary package/)).toHaveCount(0)
    expect(faults).toEqual([])
  },
)
