import type { Page } from '@playwright/test'
import { PAID_TOO_MUCH, SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import type { ApiSession } from './harness/api-session.ts'
import { watchFaults } from './harness/faults.ts'
import { entryIdOf } from './harness/filed.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

/** From what was found to the post summary correction that CBP takes: the duty of the sample at its rate. */
async function fileCorrection(page: Page, session: ApiSession) {
  await page.getByRole('button', { name: /^Prepare a correction of/ }).click()
  await page.waitForURL(/\/step-1/)
  await expect(page.getByText('This draft corrects an entry after payment')).toBeVisible()

  const draft = await session.entry(entryIdOf(page))
  await session.save(draft, {
    header: { ...draft.draft_data.header, correction_explanation: 'The duty was 3.9 percent of the value.' },
    line_items: SAMPLE_DRAFT.line_items,
    totals_declarations: SAMPLE_DRAFT.totals_declarations,
  })
  await page.goto(`/entries/${draft.id}/step-6`)
  await submitAndBeAccepted(page)
}

test('what was paid too much is found, and filed as a post summary correction', async ({ page, session }) => {
  const faults = watchFaults(page)
  await page.goto('/reports')
  await page.getByRole('link', { name: 'What can come back' }).click()
  await expect(page.getByText('No entry is on file yet.')).toBeVisible()
  const entry = await session.createEntry(PAID_TOO_MUCH)
  await page.goto(`/entries/${entry.id}/step-6`)
  await submitAndBeAccepted(page)
  await page.getByRole('button', { name: 'How you would pay' }).click()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByRole('button', { name: 'Correct after payment…' })).toBeVisible()

  await page.goto('/refunds')
  await expect(page.getByText('1 entry with 1 line checked.')).toBeVisible()
  const row = page.getByRole('row', { name: /Another regular rate of duty/ })
  await expect(row).toContainText('$500.00')
  await expect(row).toContainText('Post summary correction')
  await expect(row).toContainText('82 FR 2385')
  await expectAccessible(page, 'what can come back')
  await screenshot(page, 'refunds')
  await fileCorrection(page, session)
  await page.goto('/refunds')
  await expect(page.getByText('Nothing was paid too much by the duties that are known here.')).toBeVisible()
  expect(faults).toEqual([])
})

const HEADINGS =
  'Entry Summary Number,Entry Type Code,Entry Date,Liquidation Date,Entry Summary Line Number,Country of Origin Code,Line SPI Code,HTS Number - Full,Line Tariff Goods Value Amount,Line Tariff Duty Amount'

/** A report of ACE: lines of a broker that paid right, the entry filed here with 500 dollars too much, and a row that cannot be read. */
function reportOf(number: string): string {
  const rows = Array.from({ length: 499 }, (_, at) => {
    const begin = `XYZ-1${100_000 + at}-1,01,03/10/2026,,1,VN,`
    return [`${begin},6109.10.0012,"1,000",${at === 7 ? 'n/a' : '165.00'}`, `${begin},9903.03.01,,100.00`]
  }).flat()
  const { htsus = '', entered_value } = sampleEntryLine()
  const own = `${number},01,03/10/2026,,1,TW,,${htsus},${entered_value},973.03`
  const surcharge = `${number},01,03/10/2026,,1,TW,,9903.03.01,,1212.90`
  return [HEADINGS, ...rows, own, surcharge].join('\r\n')
}

test('a refund is found in a report of ACE of 500 lines, and filed as a post summary correction', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const entry = await session.createEntry(PAID_TOO_MUCH)
  await page.goto(`/entries/${entry.id}/step-6`)
  await submitAndBeAccepted(page)
  await page.getByRole('button', { name: 'How you would pay' }).click()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByRole('button', { name: 'Correct after payment…' })).toBeVisible()

  await page.goto('/refunds')
  await page.getByRole('button', { name: 'Read an ACE report or 7501s…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Read an ACE report or 7501s' })
  await dialog.getByLabel('Exported report').setInputFiles({
    name: 'ES-003.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(reportOf(entry.entry_number)),
  })
  await expect(dialog).toContainText('499 entries in 1,000 rows; 2 rows are not taken.')
  await expect(dialog).toContainText('Row 16, Duty: “n/a” cannot be read.')
  await expectAccessible(page, 'ACE report before it is kept')
  await screenshot(page, 'ace-report')
  await dialog.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText('499 entries with 499 lines checked.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Another regular rate of duty/ })).toContainText('$500.00')
  await expectAccessible(page, 'what can come back of a report')
  await screenshot(page, 'refunds of a report')
  await fileCorrection(page, session)
  expect(faults).toEqual([])
})

test('an entry that a report names as liquidated has a letter for its protest', async ({ page, session }) => {
  const faults = watchFaults(page)
  await session.createEntry(SAMPLE_DRAFT)
  const { htsus = '', entered_value } = sampleEntryLine()
  const liquidated = `XYZ-1100001-1,01,03/10/2025,01/23/2026,1,TW,,${htsus},${entered_value},973.03`
  await page.goto('/refunds')
  await page.getByRole('button', { name: 'Read an ACE report or 7501s…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Read an ACE report or 7501s' })
  await dialog.getByLabel('Exported report').setInputFiles({
    name: 'ES-003.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADINGS, liquidated].join('\r\n')),
  })
  await dialog.getByRole('button', { name: 'Save and check' }).click()
  const row = page.getByRole('row', { name: /Another regular rate of duty/ })
  await expect(row).toContainText('Protest after liquidation (CBP Form 19)')
  const download = page.waitForEvent('download')
  await row.getByRole('link', { name: 'Protest letter for XYZ-1100001-1 (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe('protest-XYZ-1100001-1.pdf')
  await expectAccessible(page, 'a protest among what can come back')
  expect(faults).toEqual([])
})
