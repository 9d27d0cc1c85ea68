import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { watchFaults } from './harness/faults.ts'
import { entryIdOf, sentRecords } from './harness/filed.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('an accepted entry is deleted at CBP, and replaced under its number, each after a question that says what follows', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const entry = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${entry.id}/step-6`)
  await submitAndBeAccepted(page)

  await page.getByRole('button', { name: 'Delete at CBP…' }).click()
  const question = page.getByRole('dialog', { name: /^Delete the summary of/ })
  await expect(question).toContainText('nothing is owed for it')
  await screenshot(page, 'deleted-summary question')
  await question.getByRole('button', { name: 'Ask CBP to delete it' }).click()
  await expect(page.getByRole('heading', { name: /^The simulator deleted this summary on/ })).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(page, 'deleted summary')
  await screenshot(page, 'deleted-summary')

  await page.getByRole('button', { name: 'Replace…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Replace the summary of/ })
  await expect(dialog).toContainText('CBP has deleted this summary')
  await expectAccessible(page, 'question before a replacement')
  await screenshot(page, 'replaced-entry question')
  await press(page, 'Make the draft', /\/step-1/)

  await expect.poll(() => entryIdOf(page)).not.toBe(entry.id)
  const draft = await session.entry(entryIdOf(page))
  expect(draft).toMatchObject({
    status: 'draft',
    entry_number: entry.entry_number,
    corrects_entry_id: entry.id,
  })
  await expect(page.getByText('This draft replaces an accepted entry')).toBeVisible()
  await expectAccessible(page, 'replacing draft')
  await screenshot(page, 'replaced-entry draft')
  expect(faults).toEqual([])
})

test('a paid entry is corrected after payment: what changes is shown before and after, and CBP takes it', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const entry = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${entry.id}/step-6`)
  await submitAndBeAccepted(page)
  await page.getByRole('button', { name: 'How you would pay' }).click()
  await page.getByRole('button', { name: 'Mark as paid' }).click()

  await page.getByRole('button', { name: 'Correct after payment…' }).click()
  const question = page.getByRole('dialog', { name: /^Correct .* after payment\?/ })
  await expect(question).toContainText('If CBP rejects the correction, the entry on file remains as it is.')
  await screenshot(page, 'post-summary question')
  await press(page, 'Make the draft', /\/step-1/)
  await expect.poll(() => entryIdOf(page)).not.toBe(entry.id)
  await expect(page.getByText('This draft corrects an entry after payment')).toBeVisible()
  await page
    .getByLabel('Explanation of the correction')
    .fill('The packing list was read wrong: the lamps weigh more.')
  await page.getByLabel(/^Ask CBP to accelerate the liquidation/).check()
  await expectAccessible(page, 'step 1 of a correction after payment')
  await screenshot(page, 'post-summary step 1')
  await press(page, 'Save & Continue', /\/step-2/)

  const draft = await session.entry(entryIdOf(page))
  const [line] = draft.draft_data.line_items ?? []
  await session.save(draft, {
    line_items: [{ ...line!, gross_weight_kg: '900' }],
    totals_declarations: SAMPLE_DRAFT.totals_declarations,
  })
  await page.goto(`/entries/${draft.id}/step-6`)
  const changes = page.getByRole('region', { name: 'What this correction changes' })
  await expect(changes.getByRole('row', { name: 'Gross weight, line 001' })).toContainText('900 kg')
  await expect(changes).toContainText('The correction changes no amount that you owe.')
  await expect(changes).toContainText('CBP is asked to accelerate the liquidation.')
  await expectAccessible(page, 'review of a correction after payment')
  await screenshot(page, 'post-summary review')
  await submitAndBeAccepted(page)
  await expect(changes).toContainText('900 kg')
  await screenshot(page, 'post-summary accepted')
  const [control] = (await sentRecords(page)).filter((record) => record.startsWith('10'))
  expect(control?.slice(64, 66)).toBe('YY')
  expect(faults).toEqual([])
})
