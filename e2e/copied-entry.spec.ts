import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { entryIdOf } from './harness/filed.ts'
import { countPresses } from './harness/presses.ts'
import { acknowledgeAndSubmit, submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('an entry is copied from the list: its goods come along, and the draft says what is empty', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const earlier = await session.createEntry(SAMPLE_DRAFT)
  await page.goto('/entries')
  await page.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('button', { name: /^Copy as new entry / }).click()
  const dialog = page.getByRole('dialog', { name: /^Copy entry / })
  await dialog.getByRole('checkbox', { name: /^Declarant/ }).uncheck()
  await expectAccessible(page, 'question before a copy')
  await screenshot(page, 'copied-entry question')
  await expectNoSidewaysScroll(page, 'question before a copy')
  await dialog.getByRole('button', { name: 'Copy entry' }).click()

  await expect(page).toHaveURL(/\/step-1$/)
  await expect.poll(() => entryIdOf(page)).not.toBe(earlier.id)
  const notice = page.getByRole('status').filter({ hasText: 'This entry is a copy of' })
  await expect(notice).toContainText('Bill of lading')
  await expectAccessible(page, 'copied draft')
  await expectNoSidewaysScroll(page, 'copied draft')
  await screenshot(page, 'copied-entry draft')
  const copy = await session.entry(entryIdOf(page))
  expect(copy.draft_data.line_items?.[0]?.htsus).toBe(SAMPLE_DRAFT.line_items?.[0]?.htsus)
  expect(copy.draft_data.totals_declarations).not.toHaveProperty('declarant_title')
  expect(faults).toEqual([])
})

test('the next shipment of the same goods is filed from a copy of a filed entry with fewer than 40 key presses in at most 8 fields', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const earlier = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${earlier.id}/step-6`)
  await acknowledgeAndSubmit(page)
  await expect.poll(async () => (await session.entry(earlier.id)).status).toBe('accepted')
  await page.goto('/entries')
  const done = await countPresses(page)
  await page.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('button', { name: /^Copy as new entry / }).click()
  await page
    .getByRole('dialog', { name: /^Copy entry / })
    .getByRole('button', { name: 'Copy entry' })
    .click()
  await expect(page).toHaveURL(/\/step-1$/)

  const today = async (label: string) => {
    const field = page.getByLabel(label, { exact: true })
    await field.locator('..').getByRole('button', { name: 'Today' }).click()
    await expect(field).toHaveValue('03/05/2026')
  }
  const typed: string[] = []
  const type = (label: string, text: string) => {
    typed.push(label)
    return page.getByLabel(label, { exact: true }).pressSequentially(text)
  }
  const next = () => page.getByRole('button', { name: 'Save & Continue' }).click()
  await today('Entry date')
  await expect(page.getByText('File the summary and pay by 03/19/2026')).toBeVisible()
  await today('Summary date')
  await next()
  await expect(page).toHaveURL(/\/step-2$/)
  await today('Import date')
  await type('Bill of lading', 'EGLV30418813')
  await type('Export date', '2/10/26')
  await next()
  await expect(page).toHaveURL(/\/step-3$/)
  await expect(
    page.getByText('Everything that this step asks for is known. Press Enter to continue.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page, 'a step of known facts is passed by Enter').toHaveURL(/\/step-4$/)
  // The earlier goods were in transit when section 122 began; these owe it.
  await page.getByRole('button', { name: 'Use $1,685.93' }).last().click()
  await next()
  await expect(page).toHaveURL(/\/step-5$/)
  await page.getByRole('checkbox', { name: /^I declare that I am the importer of record/ }).check()
  await page.getByRole('checkbox', { name: /^I further declare that the merchandise/ }).check()
  await type('Signature', SAMPLE_ENTRY.made.declarant.name)
  await next()
  await expect(page).toHaveURL(/\/step-6$/)
  await submitAndBeAccepted(page)
  const { keys } = await done('copy of a filed entry')
  expect(keys).toBeGreaterThan(20)
  expect(keys).toBeLessThan(40)
  expect(typed.length, typed.join(', ')).toBeLessThanOrEqual(8)
  expect(faults).toEqual([])
})
