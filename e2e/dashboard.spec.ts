import { formatEntryNumber } from '@edfe/domain/entry'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { hold } from './harness/hold.ts'
import { expect, test } from './harness/test.ts'

test('a click anywhere in a row of the newest entries opens the entry, and its icons view and download it, on a desk and on a phone', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [column, cell] of [undefined, 'port', 'value', 'day', 'status'].entries()) {
      if (!cell) continue
      await page.goto('/dashboard')
      // The link of the row lies over the cell, which is what is tested: the mouse clicks where the cell is.
      await page
        .getByRole('region', { name: 'Recent Entries' })
        .locator('tbody td')
        .nth(column)
        .click({ force: true })
      await expect(page, `${cell} at ${width} px`).toHaveURL(new RegExp(`/entries/${id}/step-1$`))
    }
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download 7501 of / }).click()
    await download
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('link', { name: /^View / }).click()
    await expect(page).toHaveURL(new RegExp(`/entries/${id}/step-1$`))
  }
})

test('the newest entries stay where they appear, however late other figures arrive', async ({
  page,
  session,
}) => {
  await session.createEntry(SAMPLE_DRAFT)
  await page.route(/\/api\/tasks/, async (route) => {
    await page.waitForTimeout(300)
    await route.continue()
  })
  const report = await hold(page, /\/api\/reports\/duty/)
  await page.goto('/dashboard')
  const row = page.getByRole('region', { name: 'Recent Entries' }).locator('tbody tr')
  const before = await row.boundingBox()
  report.release()
  await expect(page.getByRole('region', { name: 'Money' })).toBeVisible()
  expect(await row.boundingBox()).toEqual(before)
})

test('drafts are counted again when the window takes the focus', async ({ page, session }) => {
  await session.createEntry()
  // The stream of live events would count them as well.
  await page.route('**/api/events', (route) => route.abort())
  await page.goto('/dashboard')
  const drafts = page.getByRole('link', { name: /^Continue Draft/ })
  await expect(drafts).toContainText('1 draft')
  await session.createEntry()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(drafts).toContainText('2 drafts')
})

test('a task says what to do with which goods, the money is a line, and its curve leads to the bars, which are a table', async ({
  page,
  session,
}) => {
  const { entry_number } = await session.createEntry(SAMPLE_DRAFT)
  const bond = { bond_type_detail: 'continuous', bond_amount: '50000.00' }
  await session.send('PUT', '/api/organization/bond', bond)
  await page.goto('/dashboard')
  const tasks = page.getByRole('region', { name: 'Needs you now' })
  const goods = SAMPLE_DRAFT.line_items?.[0]?.description ?? ''
  await expect(tasks.getByRole('link', { name: `Finish the draft: ${goods}` })).toBeVisible()
  await expect(tasks).toContainText(`${formatEntryNumber(entry_number)}. Stopped at step`)
  const money = page.getByRole('region', { name: 'Money' })
  await expect(money).toContainText('Bond use')
  await expect(money.getByTitle(/of a \$50,000 bond/)).toBeVisible()
  await money.getByRole('link', { name: 'Duty and fees by month, in Reports' }).press('Enter')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const bars = page.getByRole('table', { name: /^Duty and fees by month of entry/ })
    await expect(bars.getByRole('row')).toHaveCount(13)
    await expect(bars.getByRole('columnheader', { name: 'Duty and fees' })).toHaveCount(1)
  }
})

test('a full dashboard is no higher than the window of a desk', async ({ page, session }) => {
  for (let entry = 0; entry < 7; entry += 1) await session.createEntry(SAMPLE_DRAFT)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard')
  const tasks = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')
  await expect(tasks).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Recent Entries' }).locator('tbody tr')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Money' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
  await page.getByRole('button', { name: 'Show all 7 entries' }).press('Enter')
  await expect(tasks).toHaveCount(7)
})

test('the four figures come first, on the first screen of a desk and of a phone', async ({
  page,
  session,
}) => {
  await session.createEntry(SAMPLE_DRAFT)
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/dashboard')
    const tasks = (await page.getByRole('heading', { name: 'Needs you now' }).boundingBox())!
    for (const name of ['Total Entries', 'This Month', 'Total Value', 'Avg. Clearance']) {
      const figure = page.getByText(name, { exact: true })
      await expect(figure).toBeInViewport()
      expect((await figure.boundingBox())!.y, `${name} at ${viewport.width} px`).toBeLessThan(tasks.y)
    }
  }
})
