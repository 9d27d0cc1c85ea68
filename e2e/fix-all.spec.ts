import { SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { open, openWith } from './harness/detail-page.ts'
import { expect, test } from './harness/test.ts'

test('one fix for three lines shows what it changes before it is done, and one undo takes it back', async ({
  page,
  session,
}) => {
  const line_items = [1, 2, 3].map((number) => ({
    ...sampleEntryLine(`line-${number}`, number),
    description: '',
  }))
  const { entry, stored } = await openWith(session, { ...SAMPLE_DRAFT, line_items })
  const descriptions = async () => (await stored()).line_items?.map(({ description }) => description)
  await open(page, entry, 'step-6')
  const finding = page
    .getByRole('listitem')
    .filter({ hasText: '3 lines: ' })
    .filter({ hasText: 'escription' })
  await finding.getByLabel(/^Description/).fill('Solar wall lanterns')
  await finding.getByRole('button', { name: 'Fix all 3…' }).click()

  const preview = finding.getByRole('region', { name: /3 lines change$/ })
  await expect(preview.getByRole('heading')).toBeFocused()
  await expect(preview.getByRole('row', { name: 'Line 002 Blank Solar wall lanterns' })).toBeVisible()
  expect(await descriptions()).toEqual(['', '', ''])
  await expectAccessible(page, 'the preview of a fix')
  await expectNoSidewaysScroll(page, 'the preview of a fix')
  await preview.getByRole('button', { name: 'Cancel' }).click()
  await expect(finding.getByRole('button', { name: 'Fix all 3…' })).toBeFocused()

  await page.keyboard.press('Enter')
  await preview.getByRole('button', { name: 'Change 3 lines' }).click()
  await expect.poll(descriptions).toEqual(Array.from({ length: 3 }, () => 'Solar wall lanterns'))
  await press(page, 'Undo')
  await expect.poll(descriptions).toEqual(['', '', ''])
})
