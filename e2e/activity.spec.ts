import { readFileSync } from 'node:fs'
import { formatEntryNumber } from '@edfe/domain/entry'
import type { Browser, Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { type ApiSession, newSession } from './harness/api-session.ts'
import { press } from './harness/by-mouse.ts'
import { watchFaults } from './harness/faults.ts'
import { entryIdOf } from './harness/filed.ts'
import type { Product } from './harness/product.ts'
import { openHistory, submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { joinAs } from './harness/team.ts'
import { expect, ownContext, test } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

async function signedIn(browser: Browser, product: Product, session: ApiSession): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, viewport: DESK })
  await context.addCookies(session.cookiesFor(product.url))
  return context.newPage()
}

async function newAdmin(product: Product) {
  return newSession(product)
}

const sampleEntryDraft = async (session: ApiSession) => session.createEntry(SAMPLE_DRAFT)

/** A state of a page, judged and kept as a picture: dark on a phone, light at a desk. */
async function judge(page: Page, state: string) {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: viewport === PHONE ? 'dark' : 'light', reducedMotion: 'reduce' })
    await expectAccessible(page, `${state} at ${viewport.width}`)
    await expectNoSidewaysScroll(page, `${state} at ${viewport.width}`)
    await screenshot(page, `together ${state} ${viewport.width}`)
  }
}

test('two people on one entry see each other, their pages, and that one of them has gone', async ({
  browser,
  product,
}) => {
  const admin = await newAdmin(product)
  const entry = await sampleEntryDraft(admin)
  const colleague = await joinAs(product, admin, 'preparer', 'Ann Lee')
  const mine = await signedIn(browser, product, admin)
  const hers = await signedIn(browser, product, colleague)
  const faults = watchFaults(mine)
  await mine.goto(`/entries/${entry.id}/step-1`)
  await hers.goto(`/entries/${entry.id}/step-4`)
  await expect(hers.locator('[class*="presence"]')).toHaveText('Ruth Okafor is on Entry Header')
  const note = mine.locator('[class*="presence"]')
  await expect(note).toHaveText('Ann Lee is on Line Items')
  await expect(mine.getByRole('status').filter({ hasText: 'Ann Lee is on Line Items' })).toBeAttached()
  await judge(mine, 'presence')

  await hers.goto(`/entries/${entry.id}/bond`)
  await expect(note).toHaveText('Ann Lee is on Bond Details')
  // Her second tab: each shows the other, and closing one leaves the other.
  const other = await hers.context().newPage()
  await other.goto(`/entries/${entry.id}/step-2`)
  await expect(note).toHaveText('Ann Lee is on Bond Details and Shipment & Origin')
  await expect(hers.locator('[class*="presence"]')).toHaveText(
    'Ruth Okafor is on Entry Header. You, in another tab, are on Shipment & Origin',
  )
  await other.close({ runBeforeUnload: true })
  await expect(note).toHaveText('Ann Lee is on Bond Details')
  await expect(hers.locator('[class*="presence"]')).toHaveText('Ruth Okafor is on Entry Header')

  await hers.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(hers).toHaveURL(/\/dashboard$/)
  await expect(note).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a tab that crashed is not said to be open on the next visit', async ({ browser, product }) => {
  const admin = await newAdmin(product)
  const entry = await sampleEntryDraft(admin)
  const page = await signedIn(browser, product, admin)
  await page.goto(`/entries/${entry.id}/step-2`)
  await expect(page.getByRole('heading', { level: 1, name: 'Shipment & Origin' })).toBeVisible()
  const watching = await signedIn(browser, product, await joinAs(product, admin, 'preparer', 'Ann Lee'))
  await watching.goto(`/entries/${entry.id}/step-1`)
  const note = watching.locator('[class*="presence"]')
  await expect(note).toHaveText('Ruth Okafor is on Shipment & Origin')

  // The page gets no word of it: nothing says that it leaves.
  const crashed = page.waitForEvent('crash')
  void page.goto('chrome://crash').catch(() => undefined)
  await crashed
  const next = await page.context().newPage()
  await next.goto(`/entries/${entry.id}/step-3`)
  await expect(note).toHaveText('Ruth Okafor is on Parties & Locations')
  await expect(next.locator('[class*="presence"]')).toHaveText('Ann Lee is on Entry Header')
})

test('two people on different lines are merged without a question, on the same line they choose', async ({
  browser,
  product,
}) => {
  const admin = await newAdmin(product)
  const first = { ...SAMPLE_DRAFT.line_items![0]!, id: 'line-1', line_number: 1 }
  const line_items = [first, { ...first, id: 'line-2', line_number: 2 }]
  const entry = await admin.createEntry({ ...SAMPLE_DRAFT, line_items })
  const colleague = await joinAs(product, admin, 'preparer', 'Ann Lee')
  const mine = await signedIn(browser, product, admin)
  // My page hears nothing of hers before it saves, as over a slow connection.
  await mine.route('**/api/events', (route) => route.abort())
  await mine.goto(`/entries/${entry.id}/step-4`)
  await mine.getByRole('button', { name: 'Line 001 details' }).click()
  const description = (number: number) => mine.locator(`[id="f-line_items-line-${number}-description"]`)
  await expect(description(1)).toBeVisible()

  const hers = async (change: Partial<typeof first>, at: number) => {
    const now = await colleague.entry(entry.id)
    const lines = now.draft_data.line_items!.map((line, index) =>
      index === at ? { ...line, ...change } : line,
    )
    return colleague.save(now, { line_items: lines })
  }
  await hers({ description: 'Lanterns as Ann says' }, 1)
  await description(1).fill('Lanterns as Ruth says')
  await expect(mine.getByText('Ann Lee edited other rows of this page.')).toBeVisible()
  await expect(description(1)).toHaveValue('Lanterns as Ruth says')
  const described = async () =>
    (await admin.entry(entry.id)).draft_data.line_items?.map((line) => line.description)
  await expect.poll(described).toEqual(['Lanterns as Ruth says', 'Lanterns as Ann says'])
  await expect(mine.getByRole('dialog')).toHaveCount(0)

  await hers({ description: 'Lanterns as Ann insists' }, 0)
  await description(1).fill('Lanterns as Ruth insists')
  const dialog = mine.getByRole('dialog', { name: 'Two versions of this entry' })
  await expect(dialog).toContainText('1 field differs')
  await expect(dialog).toContainText('line 001')
  await judge(mine, 'two versions of a line')
  await dialog.getByRole('radiogroup', { name: 'Description' }).getByRole('radio').last().check()
  await dialog.getByRole('button', { name: 'Keep chosen values' }).click()
  await expect.poll(described).toEqual(['Lanterns as Ann insists', 'Lanterns as Ann says'])
})

test('an entry that is assigned to a colleague becomes her task and leaves the other’s own', async ({
  browser,
  product,
}) => {
  const admin = await newAdmin(product)
  const entry = await admin.createEntry()
  const colleague = await joinAs(product, admin, 'preparer', 'Ann Lee')
  const mine = await signedIn(browser, product, admin)
  const hers = await signedIn(browser, product, colleague)
  await hers.goto('/dashboard')
  const tasks = (page: Page) => page.getByRole('region', { name: 'Needs you now' })
  await expect(tasks(hers).getByRole('link', { name: 'Finish the draft' })).toBeVisible()
  await expect(tasks(hers)).toContainText(formatEntryNumber(entry.entry_number))
  await expect(tasks(hers).getByText('Assigned to you.')).toHaveCount(0)

  await mine.goto(`/entries/${entry.id}/step-6`)
  await mine.getByText('Assignment', { exact: true }).click()
  await mine.getByLabel('Assigned to').selectOption('Ann Lee')
  await expect(tasks(hers).getByText('Assigned to you.').first()).toBeVisible()
  await openHistory(mine)
  await expect(mine.getByText('Assigned the entry to Ann Lee')).toBeVisible()
  await judge(mine, 'review of an assigned entry')

  await mine.goto('/dashboard')
  await expect(tasks(mine).getByText(/No open tasks for you\./)).toBeVisible()
  await tasks(mine).getByRole('radio', { name: 'All' }).check()
  await expect(tasks(mine).getByText('Assigned to Ann Lee.').first()).toBeVisible()
  await judge(mine, 'tasks of all')
  await tasks(mine).getByRole('link').first().click()
  await expect(mine).toHaveURL(new RegExp(`/entries/${entry.id}/`))
})

test('a filed entry has its history and canonical JSON, whose file imports as a new draft to be signed', async ({
  page,
  product,
}) => {
  const session = await newAdmin(product)
  const entry = await sampleEntryDraft(session)
  await page.context().addCookies(session.cookiesFor(product.url))
  await page.goto(`/entries/${entry.id}/developer-data`)
  await expect(page.getByText('Canonical JSON not available for this entry.')).toBeVisible()
  await press(page, 'Write version 1')
  await expect(page.getByText(/^Version 1, \d\d\/\d\d\/\d{4}, .+, Ruth Okafor$/)).toBeVisible()
  await page.goto(`/entries/${entry.id}/step-6`)
  await submitAndBeAccepted(page)
  const history = page.locator('details', { has: page.getByRole('heading', { name: 'History' }) })
  await openHistory(page)
  await expect(history.getByText('Created the entry')).toBeVisible()
  await expect(history.getByText(/^Status from Validated to Submitted/)).toBeVisible()
  await expect(history.getByText(/^Status from Submitted to Accepted/)).toBeVisible()
  await judge(page, 'record of a filed entry')

  await page.getByRole('link', { name: 'Developer data' }).click()
  const arriving = page.waitForEvent('download')
  await press(page, 'Canonical JSON')
  const download = await arriving
  const number = formatEntryNumber(entry.entry_number)
  expect(download.suggestedFilename()).toBe(`${number}-v2.json`)
  const file = readFileSync(await download.path())

  await page.goto('/entries')
  await press(page, 'Import')
  const dialog = page.getByRole('dialog', { name: 'Import entry' })
  const field = dialog.getByLabel('Exported entry (JSON)')
  await field.setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"schema_version":"1.0","header":{"entry_date":"yesterday"}}'),
  })
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(dialog.getByText(/^The file was not imported: \d+ fields? (is|are) wrong\.$/)).toBeVisible()
  await expect(dialog.getByText('header.entry_date', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Must be a day such as 2026-03-05.').first()).toBeVisible()
  await judge(page, 'import with wrong fields')

  await field.setInputFiles({ name: 'entry.json', mimeType: 'application/json', buffer: file })
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/step-1/)
  await expect(page.getByText('The declaration is not imported. Sign it again in step 5.')).toBeVisible()
  await judge(page, 'imported entry')
  const imported = await session.entry(entryIdOf(page))
  expect(imported.id).not.toBe(entry.id)
  expect(imported.entry_number).not.toBe(entry.entry_number)
  expect(imported.draft_data.line_items?.map(({ htsus }) => htsus)).toEqual(
    (await session.entry(entry.id)).draft_data.line_items?.map(({ htsus }) => htsus),
  )
  expect(imported.draft_data.totals_declarations?.declarant_signature ?? '').toBe('')
})

test('three entries are checked at once: each has its result and a link to its review', async ({
  page,
  product,
}) => {
  const session = await newAdmin(product)
  const ready = await sampleEntryDraft(session)
  const empty = [await session.createEntry(), await session.createEntry()]
  await page.context().addCookies(session.cookiesFor(product.url))
  await page.goto('/entries')
  await press(page, 'Select All')
  await press(page, 'Validate selected')
  const panel = page.getByRole('region', { name: 'Check of entries' })
  await expect(panel.getByText('3 checked: 1 without errors, 2 with errors.')).toBeVisible()
  await expect(panel.getByRole('progressbar')).toHaveAttribute('value', '3')
  const rowOf = (number: string) => panel.getByRole('listitem').filter({ hasText: formatEntryNumber(number) })
  await expect(rowOf(ready.entry_number)).toContainText('No errors')
  for (const { entry_number } of empty) await expect(rowOf(entry_number)).toContainText(/\d+ errors/)
  await judge(page, 'check of three entries')

  await panel.getByRole('checkbox', { name: 'Only entries with errors' }).check()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await panel.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/step-6$/)
})

test(
  'a check of the whole filter can be stopped and keeps its results',
  ownContext,
  async ({ page, product }) => {
    const session = await newAdmin(product)
    const entries = await Promise.all([1, 2, 3].map(() => session.createEntry()))
    await page.context().addCookies(session.cookiesFor(product.url))
    // The first result comes at once, the rest never: time enough to press Stop.
    await page.addInitScript((id) => {
      const real = window.fetch
      window.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        if (!url.endsWith('/api/entries/validate-stream')) return real(input, init)
        const signal = input instanceof Request ? input.signal : init?.signal
        const line = { id, done: 1, total: 3, blocking_error_count: 4, warning_count: 0 }
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
            signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')))
          },
        })
        return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
      }
    }, entries[0]?.id)
    await page.goto('/entries')
    await press(page, 'Validate all 3')
    const panel = page.getByRole('region', { name: 'Check of entries' })
    await expect(panel.getByText('1 of 3 entries checked.')).toBeVisible()
    await expectAccessible(page, 'running check')
    await press(page, 'Stop check')
    await expect(panel.getByText('Stopped. 1 of 3 checked: 0 without errors, 1 with errors.')).toBeVisible()
    await press(page, 'Close check')
    await expect(panel).toHaveCount(0)
  },
)
