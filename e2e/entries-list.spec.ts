import { readFile } from 'node:fs/promises'
import { formatEntryNumber } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { signUpByApi } from './harness/account.ts'
import type { ApiSession } from './harness/api-session.ts'
import { expect, test } from './harness/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('region', { name: 'Entries' }).locator('tbody tr')
const filters = (page: Page) =>
  page.locator('details', { has: page.locator('summary', { hasText: 'Filters' }) })

/** Somebody with so many entries, the first of them the sample entry with its port and its value. */
async function withEntries(session: ApiSession, count: number) {
  const first = await session.createEntry(SAMPLE_DRAFT)
  const numbers = [formatEntryNumber(first.entry_number)]
  for (let made = 1; made < count; made++) {
    numbers.push(formatEntryNumber((await session.createEntry()).entry_number))
  }
  return { first, numbers, valued: numbers[0] ?? '' }
}

test('without entries the list says how to begin', async ({ page }) => {
  await signUpByApi(page)
  await page.goto('/entries')
  await expect(page.getByText('No entries found')).toBeVisible()
  await expect(page.getByText('Get started by creating a new entry.')).toBeVisible()
  await page.goto('/entries?q=4501')
  await expect(page.getByText('Try adjusting your filters or search terms.')).toBeVisible()
  await page.getByRole('region', { name: 'Entries' }).getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/entries$/)
  await page.getByRole('link', { name: 'Create New Entry' }).click()
  await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/step-1$/)
})

test('a row shows the entry, and view and edit open it', async ({ page, session }) => {
  const { valued, first } = await withEntries(session, 2)
  await page.goto('/entries')
  const row = rows(page).filter({ hasText: valued })
  await expect(row).toContainText(`Port: ${SAMPLE_DRAFT.header?.port_code} Formal`)
  await expect(row).toContainText('Los Angeles, California')
  await expect(row).toContainText('$12,129.00')
  await expect(row).toContainText('Draft')
  for (const action of ['View', 'Edit']) {
    await row.getByRole('link', { name: `${action} ${valued}` }).click()
    await expect(page).toHaveURL(new RegExp(`/entries/${first.id}/step-1$`))
    await page.goBack()
  }
})

test('search, status and range narrow the list, and the address keeps them', async ({ page, session }) => {
  const { valued } = await withEntries(session, 3)
  await page.goto('/entries')
  await expect(filters(page)).not.toHaveAttribute('open')
  await filters(page).locator('summary').click()
  await page.getByLabel('Search').fill(String(SAMPLE_DRAFT.header?.port_code))
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=/)
  await page.getByLabel('Created').selectOption('week')
  await page.getByLabel('Status', { exact: true }).selectOption('draft')
  await expect(page).toHaveURL(/status=draft/)
  await expect(rows(page)).toContainText(valued)
  await expect(page.getByText('1 found')).toBeVisible()

  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(filters(page)).toHaveAttribute('open')
  await expect(filters(page)).toContainText('3 active')
  await page.getByLabel('Status', { exact: true }).selectOption('accepted')
  await expect(page.getByText('Try adjusting your filters or search terms.')).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
  await filters(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByLabel('Search').fill(valued)
  await expect(rows(page)).toHaveCount(1)
})

test('?status=draft opens the panel with the filter set', async ({ page, session }) => {
  await withEntries(session, 1)
  await page.goto('/entries?status=draft')
  await expect(filters(page)).toHaveAttribute('open')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('draft')
  await expect(rows(page)).toHaveCount(1)
  await page.goto('/entries?status=nonsense')
  await expect(rows(page)).toHaveCount(1)
})

test('one entry is archived, brought back at once, and restored later', async ({ page, session }) => {
  const { valued } = await withEntries(session, 2)
  await page.goto('/entries')
  await page.evaluate(() => {
    addEventListener('entriesChanged', () => document.body.setAttribute('data-changed', 'yes'))
  })
  await button(page, `Archive ${valued}`).click()
  const dialog = page.getByRole('dialog', { name: 'Archive Entry' })
  await expect(dialog).toContainText(
    `Are you sure you want to archive entry ${valued}? You can restore it later from the archived entries view.`,
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(button(page, `Archive ${valued}`)).toBeFocused()

  let go = () => {}
  await page.route('**/api/entries/*/archive', async (route) => {
    await new Promise<void>((done) => {
      go = done
    })
    await route.continue()
  })
  await button(page, `Archive ${valued}`).click()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeVisible()
  go()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('body')).toHaveAttribute('data-changed', 'yes')
  await expect(page.getByText(`Entry ${valued} archived.`)).toBeVisible()
  await button(page, 'Undo').click()
  await expect(rows(page)).toHaveCount(2)
  await page.unroute('**/api/entries/*/archive')

  await button(page, `Archive ${valued}`).click()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Archived entries' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archived entries')
  await button(page, `Restore ${valued}`).click()
  await expect(page.getByText('Archived entries are listed here. You can restore them.')).toBeVisible()
  await page.getByRole('link', { name: 'Active entries' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('many entries are archived at once', async ({ page, session }) => {
  await withEntries(session, 4)
  await page.goto('/entries')
  const archive = button(page, 'Archive Selected')
  await expect(archive).toHaveAttribute('aria-disabled', 'true')
  await expect(archive).toHaveAttribute('title', 'Select at least one entry.')
  await button(page, 'Select All').click()
  await expect(page.getByText('4 selected')).toBeVisible()
  await button(page, 'Deselect All').click()
  await expect(page.getByText('0 selected')).toBeVisible()
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
  await button(page, `Archive ${valued}`).click()
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

test('a list that fails to load says so and is loaded again', async ({ page, session }) => {
  await withEntries(session, 1)
  let go = () => {}
  await page.route('**/api/entries?**', async (route) => {
    await new Promise<void>((done) => {
      go = done
    })
    await route.fulfill({ status: 500, json: {} })
  })
  await page.goto('/entries')
  await expect(page.getByText('Loading entries...')).toBeVisible()
  await expect.poll(() => go.toString().length).toBeGreaterThan(8)
  go()
  await expect(page.getByText('The entries could not be loaded.')).toBeVisible()
  await page.unroute('**/api/entries?**')
  await button(page, 'Try again').click()
  await expect(rows(page)).toHaveCount(1)
})

test('twenty rows a page until a preference is saved, sorted by any column', async ({ page, session }) => {
  test.slow()
  const { valued } = await withEntries(session, 22)
  await page.goto('/entries')
  await expect(rows(page)).toHaveCount(20)
  const pager = page.getByRole('navigation', { name: 'Pages of entries' })
  await expect(pager).toContainText('1–20 of 22 entries')
  await pager.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).last()).toContainText(valued)
  await expect(pager.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await page.goBack()
  await expect(rows(page)).toHaveCount(20)

  await button(page, 'Total value').click()
  await expect(page).toHaveURL(/sort=value_total/)
  await expect(rows(page).first()).toContainText(valued)
  await expect(page.getByRole('columnheader', { name: 'Total value' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await button(page, 'Total value').click()
  await expect(rows(page).first()).not.toContainText(valued)

  await session.send('PUT', '/api/me/preferences', { table_page_size: 10 })
  await page.goto('/entries')
  await expect(rows(page)).toHaveCount(10)
})

test('the filtered list exports as CSV', async ({ page, session }) => {
  const { first } = await withEntries(session, 3)
  await page.goto(`/entries?q=${SAMPLE_DRAFT.header?.port_code}`)
  await expect(rows(page)).toHaveCount(1)
  const link = page.getByRole('link', { name: 'Export CSV' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[1]?.replaceAll('-', '')).toContain(first.entry_number)
})

test('the list works by keyboard alone', async ({ page, session }) => {
  const { valued } = await withEntries(session, 2)
  await page.goto('/entries')
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.keyboard.type(valued)
  await expect(rows(page)).toHaveCount(1)
  const box = page.getByRole('checkbox', { name: `Select ${valued}` })
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await tabTo(page, button(page, `Archive ${valued}`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Entry ${valued} archived.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Entries' })).toBeFocused()
})

test('arrow keys move between rows, Space selects and Enter opens, unless shortcuts are off', async ({
  page,
  session,
}) => {
  const { first } = await withEntries(session, 3)
  await page.goto('/entries?sort=entry_number&order=asc')
  const links = rows(page).getByRole('link', { name: /^[A-Z0-9]{3}-\d{7}-\d$/ })
  await links.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  const box = rows(page).nth(0).getByRole('checkbox')
  await box.focus()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Select the row')
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/entries/${first.id}/step-1$`))
  await page.keyboard.press('?')
  await expect(sheet).not.toContainText('Select the row')

  await session.send('PUT', '/api/me/preferences', { kb_shortcuts: false })
  await page.goto('/entries')
  await links.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(0)).toBeFocused()
})

test('the shortcut sheet lists the keys of the page on screen and closes when the page changes', async ({
  page,
  session,
}) => {
  const { valued } = await withEntries(session, 2)
  const chunk = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-page-[^/]*\.js$/, async (route) => {
    await chunk.promise
    await route.continue()
  })
  await page.goto('/entries')
  await rows(page).getByRole('link', { name: valued, exact: true }).click()
  await expect(page).toHaveURL(/\/step-1$/)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeHidden()
  chunk.resolve()
  await expect(sheet).toContainText('Show this sheet')
  await expect(sheet).not.toContainText('Select the row')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(rows(page)).toHaveCount(2)
})

test('on a phone the filters sort the list', async ({ page, session }) => {
  const { valued } = await withEntries(session, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/entries')
  await filters(page).locator('summary').click()
  await page.getByLabel('Order').selectOption('Highest value first')
  await expect(page).toHaveURL(/sort=value_total/)
  await expect(rows(page).first()).toContainText(valued)
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: ReturnType<Page['getByRole']>) {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 40 && !(await isThere()); press++) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}
