import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { entryIdOf } from './harness/filed.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('an entry is copied from the list: its goods come along, and the draft says what is empty', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const earlier = await session.createEntry(SAMPLE_DRAFT)
  await page.goto('/entries')
  await page.getByRole('button', { name: /^Copy / }).click()
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
