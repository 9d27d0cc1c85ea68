import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { followLiveRegion } from './harness/live-region.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('Ctrl+K leads to steps, actions, pages and entries by keyboard alone', async ({ page, session }) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-1`)
  const dialog = page.getByRole('dialog', { name: 'Go to, or do' })
  const search = dialog.getByRole('combobox', { name: 'Page, action, entry or part' })
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

test('Ctrl+K finds parts and entries by their words in any order and form', async ({ page, session }) => {
  // The first entry makes the organization.
  await session.createEntry(SAMPLE_DRAFT)
  await session.send('POST', '/api/parts', { part_number: 'HM-2107', description: 'Oak dining table' })
  await page.goto('/dashboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Go to, or do' }).waitFor()
  await page.keyboard.type('tables oak')
  const found = page.getByRole('option', { name: /Part HM-2107/ })
  await expect(found).toContainText('Oak dining table')
  await found.click()
  await expect(page.getByRole('searchbox')).toHaveValue('HM-2107')
  await expect(page.getByRole('row', { name: /HM-2107/ })).toBeVisible()
})

test('keys save, go on, add a line and lead to it while the person types', async ({ page, session }) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-1`)
  const heard = await followLiveRegion(page)
  await page.getByLabel('Summary date').fill('03/04/2026')
  await page.keyboard.press('Control+s')
  await expect.poll(heard).toContain('Saved')
  expect((await session.entry(id)).draft_data.header).toMatchObject({ summary_date: '2026-03-04' })
  await page.getByLabel('Summary date').fill('3/5/2026')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/step-2$/)
  expect((await session.entry(id)).draft_data.header).toMatchObject({ summary_date: '2026-03-05' })

  await page.goto(`/entries/${id}/step-4`)
  await page.getByRole('toolbar', { name: 'Lines' }).waitFor()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('2 lines', { exact: true })).toBeVisible()
  await page.keyboard.type('Bulbs')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await session.entry(id)).draft_data.line_items?.length).toBe(2)
  await page.goto(`/entries/${id}/step-5`)
  await page.getByRole('heading', { level: 1, name: 'Totals & Declarations' }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Page, action, entry or part' })).toBeFocused()
  await page.keyboard.type('line 2')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/step-4#/)
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused()

  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText(/Ctrl\s*Enter\s*Save & Continue/)
  await expect(keys).toContainText(/Ctrl\s*Shift\s*Enter\s*Add a line/)
  await expect(keys).toContainText(/Ctrl\s*S\s*Save now/)
})
