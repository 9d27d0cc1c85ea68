import { SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { watchFaults } from './harness/faults.ts'
import { entryIdOf, sentRecords } from './harness/filed.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('charges above the value are accepted with a Census warning, and a replacement says why they are right', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const line = { ...sampleEntryLine('line-1', 1), charges: '14200' }
  const entry = await session.createEntry({ ...SAMPLE_DRAFT, line_items: [line] })
  await page.goto(`/entries/${entry.id}/step-6`)
  await submitAndBeAccepted(page)
  await expect(page.getByRole('heading', { name: 'What to check' })).toBeVisible()
  await expect(page.getByText(/^Charges improbable\. The summary is accepted/)).toBeVisible()
  await expectAccessible(page, 'census warning')
  await screenshot(page, 'census-warning')

  await page.getByRole('button', { name: 'Replace…' }).click()
  await press(page, 'Make the draft', /\/step-1/)
  await expect.poll(() => entryIdOf(page)).not.toBe(entry.id)
  const draft = entryIdOf(page)
  await page.goto(`/entries/${draft}/lines`)
  await page.getByRole('button', { name: 'Add a Census override' }).click()
  await page.getByLabel('Census warning 1').selectOption({ label: '27J Charges against the value' })
  await page.getByLabel('Why the figures are right 1').selectOption({ label: '19 Rush delivery' })
  await expectAccessible(page, 'census override')
  await screenshot(page, 'census-override')
  await press(page, 'Save & Return to Line Items', /\/step-4/)

  await page.goto(`/entries/${draft}/step-5`)
  await page.getByLabel('Signature').fill('Ruth Okafor')
  await press(page, 'Save & Continue', /\/step-6$/)
  await submitAndBeAccepted(page)
  await expect(page.getByText(/^Charges improbable/)).toBeHidden()
  expect((await sentRecords(page)).find((record) => record.startsWith('CW02'))?.trimEnd()).toBe(
    'CW02     27J19',
  )
  expect(faults).toEqual([])
})
