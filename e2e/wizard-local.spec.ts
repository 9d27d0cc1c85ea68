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
  await pagesAreHere(page)
  await page.context().setOffline(true)
  return { earlier, note }
}

/** Waits for the pages of an entry that are fetched ahead: the last of them is loaded as a module. */
async function pagesAreHere(page: Page) {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(
        (entry) =>
          /\/assets\/detail-routes-/.test(entry.name) &&
          (entry as PerformanceResourceTiming).initiatorType !== 'fetch',
      ),
  )
  await page.waitForLoadState('networkidle')
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
  await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/parties$/)
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

/** A new entry, opened while the server answers, with a header that may be saved. */
async function openNewEntry(page: Page) {
  await page.goto('/entries/new/step-1')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Port code' })).toHaveValue('2704 Los Angeles, California')
  await pagesAreHere(page)
}

async function fillHeader(page: Page) {
  await page.getByLabel('Summary date').fill('3/1/26')
  await page.getByLabel('Entry date').fill('3/1/26')
}

const savedEntries = async (session: ApiSession) =>
  ((await session.send('GET', '/api/entries')) as { entries: { id: string }[] }).entries

test('a new entry that loses its connection goes on in this browser to its review, and is saved when it is back', async ({
  page,
  session,
}) => {
  await session.send('PUT', '/api/organization', { name: 'Alder & Finch', default_port: '2704' })
  await openNewEntry(page)
  await page.context().setOffline(true)
  await fillHeader(page)
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(page).toHaveURL(/\/entries\/local-[^/]+\/step-2$/)
  await expect(page.getByRole('heading', { name: 'This entry is kept in this browser only' })).toBeVisible()
  await page.getByLabel('Importing carrier').fill('EVER GIVEN')
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByLabel('Importer of record name').fill('Alder & Finch')
  const steps = page.getByRole('navigation', { name: 'Steps' })
  for (const title of ['Line Items', 'Totals & Declarations', 'Review & Submit']) {
    await steps.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await expect(page.getByText(/Bill of lading/).first()).toBeVisible()
  await steps.getByRole('link', { name: 'Entry Header' }).click()
  await expect(page.getByLabel('Summary date')).toHaveValue('03/01/2026')
  await screenshot(page, 'wizard-local after a lost connection')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: /^Continue 123-/ }).click()
  await expect(page).toHaveURL(/\/entries\/local-[^/]+\/step-1$/)

  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/step-1$/)
  const [saved, ...others] = await savedEntries(session)
  expect(others).toEqual([])
  expect((await session.entry(saved!.id)).draft_data).toMatchObject({
    header: { summary_date: '2026-03-01', entry_date: '2026-03-01' },
    shipment_origin: { importing_carrier: 'EVER GIVEN' },
    parties: { importer_of_record: { name: 'Alder & Finch' } },
  })
})

for (const way of ['Skip', 'Bond Details', 'Shipment & Origin', 'Save & Exit'] as const)
  test(`${way} goes on from a new entry whose first save fails, and the server gets it once`, async ({
    page,
    session,
  }) => {
    await session.send('PUT', '/api/organization', { name: 'Alder & Finch', default_port: '2704' })
    await openNewEntry(page)
    await page.route('**/api/entries', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await fillHeader(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: way })
      .or(page.getByRole('main').getByRole('link', { name: way }))
      .first()
      .click()
    const isList = way === 'Save & Exit'
    const place = way === 'Bond Details' ? 'bond' : 'step-2'
    await expect(page).toHaveURL(isList ? /\/entries$/ : new RegExp(`/entries/local-[^/]+/${place}$`))
    if (!isList) {
      await page.goBack()
      await expect(page).toHaveURL(/\/entries\/local-[^/]+\/step-1$/)
      await expect(page.getByLabel('Summary date')).toHaveValue('03/01/2026')
    }
    expect(await savedEntries(session)).toEqual([])
    await page.unroute('**/api/entries')
    if (isList) await page.goto('/dashboard')
    else await page.getByRole('button', { name: 'Save on the server now' }).click()
    await expect.poll(async () => (await savedEntries(session)).length).toBe(1)
    const [saved] = await savedEntries(session)
    expect((await session.entry(saved!.id)).draft_data.header).toMatchObject({ summary_date: '2026-03-01' })
  })
