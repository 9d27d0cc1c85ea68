import { sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { open, openWith } from './harness/detail-page.ts'
import { expect, test } from './harness/test.ts'

test('a question mark in the sheet is typed into its cell and opens nothing', async ({ page, session }) => {
  const { entry, stored } = await openWith(session, { line_items: [sampleEntryLine('line-1', 1)] })
  await open(page, entry, 'step-4')
  await page
    .getByRole('gridcell')
    .filter({ hasText: sampleEntryLine('line-1', 1).description })
    .click()
  await page.keyboard.type('LED? lamps')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await stored()).line_items?.map(({ description }) => description))
    .toEqual(['LED? lamps'])
})

test('on a phone a value is set for two of three lines, and two lines are removed', async ({
  page,
  session,
}) => {
  const line_items = [1, 2, 3].map((number) => sampleEntryLine(`line-${number}`, number))
  const { entry, stored } = await openWith(session, { line_items })
  const descriptions = async () => (await stored()).line_items?.map(({ description }) => description)
  const before = line_items[0]?.description
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, entry, 'step-4')
  await press(page, 'Select lines')
  await page.getByRole('button', { name: 'Select line 001' }).click()
  await page.getByRole('button', { name: 'Select line 003' }).focus()
  await page.keyboard.press('Space')
  await expectAccessible(page, 'lines selected on a phone')
  await expectNoSidewaysScroll(page, 'lines selected on a phone')

  await press(page, 'Set for 2 selected…')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Field').selectOption({ label: 'Description' })
  await dialog.getByLabel('New value').fill('Garden lanterns')
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  await expect.poll(descriptions).toEqual(['Garden lanterns', before, 'Garden lanterns'])

  await page.getByRole('toolbar', { name: 'Lines' }).getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Remove 2 selected' }).click()
  await expect.poll(descriptions).toEqual([before])
  await press(page, 'End selection')
  await expect(page.getByRole('button', { name: 'Line 001 details' })).toBeVisible()
})
