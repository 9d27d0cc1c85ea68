import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { signInNew } from './harness/account.ts'
import { button, rows, withEntries } from './harness/entry-list.ts'
import { hold } from './harness/hold.ts'
import { expect, test } from './harness/test.ts'

const filters = (page: Page) =>
  page.locator('details', { has: page.locator('summary', { hasText: 'Filters' }) })

test('without entries the list says how to begin', async ({ page, product }) => {
  await signInNew(page, product)
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

test('a list that fails to load says so and is loaded again', async ({ page, session }) => {
  await withEntries(session, 1)
  const list = await hold(page, '**/api/entries?**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/entries')
  await expect(page.getByText('Loading entries...')).toBeVisible()
  list.release()
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

test('on a phone the filters sort the list', async ({ page, session }) => {
  const { valued } = await withEntries(session, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/entries')
  await filters(page).locator('summary').click()
  await page.getByLabel('Order').selectOption('Highest value first')
  await expect(page).toHaveURL(/sort=value_total/)
  await expect(rows(page).first()).toContainText(valued)
})
