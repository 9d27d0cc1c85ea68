import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { watchFaults } from './harness/faults.ts'
import { entryIdOf } from './harness/filed.ts'
import { acknowledgeAndSubmit } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('an accepted entry is deleted at CBP, and replaced under its number, each after a question that says what follows', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const entry = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${entry.id}/step-6`)
  await acknowledgeAndSubmit(page)
  await expect(page.getByText(/^Accepted by the simulator on/)).toBeVisible({ timeout: 30_000 })

  await page.getByRole('button', { name: 'Delete at CBP…' }).click()
  const question = page.getByRole('dialog', { name: /^Delete the summary of/ })
  await expect(question).toContainText('nothing is owed for it')
  await screenshot(page, 'deleted-summary question')
  await question.getByRole('button', { name: 'Ask CBP to delete it' }).click()
  await expect(page.getByRole('heading', { name: /^The simulator deleted this summary on/ })).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page, 'deleted summary')
  await screenshot(page, 'deleted-summary')

  await page.getByRole('button', { name: 'Replace…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Replace the summary of/ })
  await expect(dialog).toContainText('the accepted summary is no longer on file')
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
