import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('Ctrl+K leads to steps, actions, pages and entries by keyboard alone', async ({ page, session }) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-1`)
  const dialog = page.getByRole('dialog', { name: 'Go to, or do' })
  const search = dialog.getByRole('combobox', { name: 'Page, action or entry' })
  const option = (name: string) => dialog.getByRole('option', { name, exact: true })
  const entryType = page.getByLabel('Entry type')

  await entryType.focus()
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await expect(option('Save & Continue')).toBeVisible()
  await expectAccessible(page, 'the command palette')
  await screenshot(page, 'the command palette')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(entryType).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('declarations')
  await expect(option('Step 5: Totals & Declarations')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Totals & Declarations')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('set members')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Members')

  await page.keyboard.press('Control+k')
  await page.keyboard.type(SAMPLE_DRAFT.shipment_origin?.bill_of_lading ?? '')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/entries/${id}/step-1$`))
})
