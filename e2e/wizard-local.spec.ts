import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import type { ApiSession } from './harness/api-session.ts'
import { entryIdOf } from './harness/filed.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const BEGIN = '**/api/entries/new-draft'

/** A person who has worked here before, with the server gone at the moment of beginning an entry. */
async function beginWithoutServer(page: Page, session: ApiSession) {
  await session.send('PUT', '/api/organization', { name: 'Alder & Finch', default_port: '2704' })
  const earlier = await session.createEntry(SAMPLE_DRAFT)
  const known = page.waitForResponse(BEGIN)
  await page.goto(`/entries/${earlier.id}/step-1`)
  await known
  await page.route(BEGIN, (route) => route.abort())
  await page.route('**/api/entries', (route) => route.abort())
  // Inside the application, which knows what a new entry begins with.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'New Entry' }).click()
  await expect(page).toHaveURL(/\/entries\/local-[^/]+\/step-1$/)
  const note = page.getByRole('heading', { name: 'This entry is kept in this browser only' })
  await expect(note).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Port code' })).toHaveValue('2704 Los Angeles, California')
  // Pages that come by themselves are here by now; the rest of the network goes as well.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  return { earlier, note }
}

async function serverIsBack(page: Page) {
  await page.unroute(BEGIN)
  await page.unroute('**/api/entries')
  await page.context().setOffline(false)
}

test('an entry started offline continues in this browser, detail pages too, and is uploaded', async ({
  page,
  session,
}) => {
  const { earlier, note } = await beginWithoutServer(page, session)
  await page.getByLabel('Summary date').fill('3/1/26')
  await page.getByLabel('Bond type').selectOption('8')
  await page.getByRole('link', { name: 'Bond Details' }).click()
  await expect(page).toHaveURL(/\/bond$/)
  await page.getByLabel('Bond number').fill('123456789')
  await expectAccessible(page, 'local entry on a detail page')
  await screenshot(page, 'wizard-local bond')
  await page
    .getByRole('link', { name: /Parties & Locations/ })
    .first()
    .click()
  await page.getByLabel('Importer of record name').fill('Alder & Finch')
  await page.getByRole('link', { name: 'Party Details' }).click()
  await page.getByLabel('Importer of record phone').fill('+1 213 555 0142')

  await serverIsBack(page)
  await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/parties$/, { timeout: 40_000 })
  await expect(note).toBeHidden()
  await expect(page.getByLabel('Importer of record phone')).toHaveValue('+1 213 555 0142')
  const taken = await session.entry(entryIdOf(page))
  expect(taken.entry_number).not.toBe(earlier.entry_number)
  expect(taken.entry_number.slice(0, 3)).not.toBe('123')
  expect(taken.draft_data).toMatchObject({
    header: { summary_date: '2026-03-01', bond_type: '8' },
    bond_information: { bond_number: '123456789' },
    parties: { importer_of_record: { name: 'Alder & Finch', phone: '+1 213 555 0142' } },
  })
  const { total } = (await session.send('GET', '/api/entries')) as { total: number }
  expect(total).toBe(2)
})

test('a local entry appears on the dashboard and is uploaded once, even if the first attempt fails', async ({
  page,
  session,
}) => {
  await beginWithoutServer(page, session)
  await page.getByLabel('Summary date').fill('3/1/26')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.context().setOffline(false)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: '1 entry is kept in this browser only' })).toBeVisible()
  await expectAccessible(page, 'dashboard with a local entry')
  await screenshot(page, 'wizard-local dashboard')

  // The entry is created, and its answer is lost: also that of the try with which the dashboard begins.
  const created = Promise.withResolvers<void>()
  await page.route('**/api/entries', async (route) => {
    await route.fetch()
    await route.abort()
    created.resolve()
  })
  await page.getByRole('button', { name: 'Save on the server now' }).click()
  await created.promise
  await expect(page.getByRole('button', { name: 'Save on the server now' })).toBeEnabled()
  await page.unroute('**/api/entries')
  await page.getByRole('button', { name: 'Save on the server now' }).click()
  await expect(page.getByText('What was kept in this browser is saved on the server now.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /kept in this browser only/ })).toHaveCount(0)
  const { entries, total } = (await session.send('GET', '/api/entries')) as {
    entries: { id: string }[]
    total: number
  }
  expect(total).toBe(2)
  expect((await session.entry(entries[0]!.id)).draft_data.header?.summary_date).toBe('2026-03-01')
})
