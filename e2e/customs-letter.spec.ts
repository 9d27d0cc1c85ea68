import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot, screenshots } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

test('a CBP Form 28 is taken in, answered in time and closed by keyboard, and its part is checked on the next entry', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const [line] = SAMPLE_DRAFT.line_items ?? []
  const ofPart = { ...SAMPLE_DRAFT, line_items: [{ ...line!, part_number: 'HM-2107' }] }
  const { id } = await session.createEntry(ofPart)
  await page.goto(`/entries/${id}/step-6`)
  await submitAndBeAccepted(page)

  // The letter, with its last day.
  const open = page.getByRole('button', { name: 'CBP sent a Form 28 or 29…' })
  await open.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A letter of CBP about this entry' })
  await expect(dialog.getByLabel('Answer by')).toHaveValue('04/04/2026')
  await dialog.getByLabel('Date of the letter').fill('03/02/2026')
  await expect(dialog.getByLabel('Answer by')).toHaveValue('04/01/2026')
  await dialog.getByRole('button', { name: 'Keep the letter' }).press('Enter')
  await expect(dialog.getByText('Copy what CBP asks from the letter.')).toBeVisible()
  await dialog.getByLabel('What CBP asks or proposes').focus()
  await page.keyboard.type('Of what is the base of the lamp made?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel('Line that it is about')).toHaveValue(/./)
  await expectAccessible(page, 'a letter of CBP')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'a letter of CBP on a phone')
  await expectAccessible(page, 'a letter of CBP on a phone')
  await screenshot(page, 'customs-letter phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Keep the letter' }).press('Enter')
  await expect(dialog).toBeHidden()
  const panel = page.getByRole('region', { name: 'What CBP asks for' })
  await expect(panel.getByText(/Of what is the base of the lamp made\?/)).toBeVisible()
  await expect(panel.getByText(/Letter of 03\/02\/2026, about part HM-2107/)).toBeVisible()
  await expect(panel.getByText('Send by')).toBeVisible()
  await expectAccessible(page, 'an entry with a letter of CBP')
  await screenshots(page, 'customs-letter')
  await page.goto('/reports/deadlines')
  const due = page.getByRole('region', { name: 'What is due' }).getByRole('row', { name: /Answer CBP/ })
  await expect(due).toContainText('Wed Apr 1')
  await due.getByRole('link').press('Enter')

  // Its answer, with a document of the entry.
  await panel.locator('input[type=file]').setInputFiles({
    name: 'drawing.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  })
  await expect(panel.getByRole('list', { name: 'Documents for this request' })).toHaveText(
    'drawing.pdfReady to send',
  )
  await panel.getByRole('button', { name: /^Answer…/ }).press('Enter')
  const answer = page.getByRole('dialog', { name: 'Answer with documents' })
  await expect(answer.getByRole('checkbox', { name: /drawing\.pdf/ })).toBeChecked()
  await answer.getByLabel(/^What you answer/).fill('The base is of steel.')
  await answer.getByRole('button', { name: 'Mark as sent' }).press('Enter')
  await expect(answer).toBeHidden()
  await expect(panel.getByText('The base is of steel.')).toBeVisible()

  // What CBP decided, by its Form 29.
  await panel.getByRole('button', { name: 'CBP sent a Form 28 or 29…' }).press('Enter')
  await dialog.getByLabel('Form', { exact: true }).selectOption('29')
  await expect(dialog.getByLabel('Answer by')).toHaveValue('03/25/2026')
  await dialog.getByLabel('What CBP asks or proposes').fill('The lamps are under 9405.49.')
  await dialog.getByLabel('Line that it is about').selectOption({ label: 'Line 001, part HM-2107' })
  await dialog.getByRole('button', { name: 'Keep the letter' }).press('Enter')
  await expect(dialog).toBeHidden()
  await panel
    .getByRole('button', { name: 'Record the outcome… (CBP Form 29, Notice of Action)' })
    .press('Enter')
  const outcome = page.getByRole('dialog', { name: 'What became of it' })
  await outcome.getByLabel('Outcome').selectOption('number_changed')
  await outcome.getByLabel('Number that CBP takes').fill('9405.49.8400')
  await outcome.getByRole('button', { name: 'Record the outcome' }).press('Enter')
  await expect(outcome).toBeHidden()
  await expect(panel.getByText(/^CBP changed the number to 9405\.49\.8400 on 03\/05\/2026\./)).toBeVisible()

  // The next entry of the part is checked against it, with a link to this one.
  const next = await session.createEntry(ofPart)
  await page.goto(`/entries/${next.id}/step-6`)
  await expect(page.getByText(/CBP put part HM-2107 under 9405\.49\.8400 by its Notice/)).toBeVisible()
  await expectAccessible(page, 'a check against a Notice of Action')
  await screenshots(page, 'customs-letter check')
  await page.getByRole('link', { name: 'Open that entry' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/entries/${id}`))
  expect(faults).toEqual([])
})
