import { button, choose, rows, withEntries } from './harness/entry-list.ts'
import { hold } from './harness/hold.ts'
import { expect, test } from './harness/test.ts'

test('one entry is archived, brought back at once, and restored later', async ({ page, session }) => {
  const { valued } = await withEntries(session, 2)
  await page.goto('/entries')
  await page.evaluate(() => {
    addEventListener('entriesChanged', () => document.body.setAttribute('data-changed', 'yes'))
  })
  await choose(page, 'Archive', valued)
  const dialog = page.getByRole('dialog', { name: 'Archive Entry' })
  await expect(dialog).toContainText(
    `Are you sure you want to archive entry ${valued}? You can restore it later from the archived entries view.`,
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(button(page, `Archive ${valued}`)).toBeFocused()

  const archiving = await hold(page, '**/api/entries/*/archive')
  await choose(page, 'Archive', valued)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeVisible()
  archiving.release()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('body')).toHaveAttribute('data-changed', 'yes')
  await expect(page.getByText(`Entry ${valued} archived.`)).toBeVisible()
  await button(page, 'Undo').click()
  await expect(rows(page)).toHaveCount(2)
  await page.unroute('**/api/entries/*/archive')

  await choose(page, 'Archive', valued)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(rows(page)).toHaveCount(1)
  const view = page.getByRole('navigation', { name: 'Views of the list' })
  await expect(view.getByRole('link', { name: 'All 1' })).toHaveAttribute('aria-current', 'page')
  await view.getByRole('link', { name: 'Archived 1' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archived entries')
  await choose(page, 'Restore', valued)
  await expect(page.getByText('Archived entries are listed here. You can restore them.')).toBeVisible()
  await view.getByRole('link', { name: 'All 2' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('many entries are archived at once', async ({ page, session }) => {
  await withEntries(session, 4)
  await page.goto('/entries')
  const archive = button(page, 'Archive Selected')
  await expect(rows(page)).toHaveCount(4)
  await expect(archive).toHaveCount(0)
  await button(page, 'Select All').click()
  await expect(page.getByText('4 selected')).toBeVisible()
  await button(page, 'Deselect All').click()
  await expect(page.getByText(/\d selected/)).toHaveCount(0)
  await expect(archive).toHaveCount(0)
  await page.getByRole('checkbox').nth(0).check()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('checkbox').nth(2).check()
  await archive.click()
  const dialog = page.getByRole('dialog', { name: 'Archive Multiple Entries' })
  await expect(dialog).toContainText('3 entries')
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('3 entries archived.')).toBeVisible()

  await page.goto('/entries?archived=true')
  await button(page, 'Select All').click()
  await button(page, 'Restore Selected').click()
  await expect(page.getByText('3 entries restored.')).toBeVisible()
})

test('a failed archive names its entry and leaves it in the list', async ({ page, session }) => {
  const { valued } = await withEntries(session, 1)
  await page.goto('/entries')
  await page.route('**/api/entries/*/archive', (route) => route.abort())
  await choose(page, 'Archive', valued)
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  const alert = page.getByRole('alert').filter({ hasText: '1 entry could not be archived.' })
  await expect(alert).toContainText(`${valued}: The server cannot be reached.`)
  await expect(rows(page)).toHaveCount(1)
})

test('of several entries one that cannot be archived is named, and the others are', async ({
  page,
  session,
}) => {
  const { numbers, first } = await withEntries(session, 3)
  await page.goto('/entries')
  await page.route(`**/api/entries/${first.id}/archive`, (route) =>
    route.fulfill({ status: 409, json: { code: 'x', message: 'Somebody else is filing it.' } }),
  )
  await button(page, 'Select All').click()
  await button(page, 'Archive Selected').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  const alert = page.getByRole('alert').filter({ hasText: '1 entry could not be archived.' })
  await expect(alert).toContainText(`${numbers[0]}: Somebody else is filing it.`)
  await expect(page.getByText('2 entries archived.')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await button(page, 'Undo').click()
  await expect(rows(page)).toHaveCount(3)
})
