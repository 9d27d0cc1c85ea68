import type { Locator, Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { entryIdOf } from './harness/filed.ts'
import { importIntoNewEntry } from './harness/import-lines.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const ROWS = 1205

/** A sheet of lanterns worth 1 dollar, 2 dollars and so on, with its row of totals. */
const sheet = (): string => {
  const numbers = Array.from({ length: ROWS }, (_, index) => index + 1)
  const rows = numbers.map((number) => `Lantern ${number},9405.41.8440,TW,1,NO,${number},2`)
  const sum = numbers.reduce((total, number) => total + number, 0)
  return [
    'Description,HTS,Origin,Qty,Unit,Value,Gross kg',
    ...rows,
    `Total,,,${ROWS},,${sum},${ROWS * 2}`,
  ].join('\n')
}

/** Presses the button that makes further entries: the server makes them, and its answer never comes. */
async function pressAndLoseAnswer(page: Page, make: Locator): Promise<void> {
  const address = '**/further-entries'
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await make.click()
  await lost
  await page.unroute(address)
}

test(
  'a sheet of 1,205 rows fills this entry and a further one of the same shipment, and undo takes both back',
  long,
  async ({ page, session }) => {
    const { entry, source, preview } = await importIntoNewEntry(page, session)
    await source
      .getByLabel('Sheet with lines')
      .setInputFiles({ name: 'lanterns.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet()) })
    await expect(preview).toContainText('the last 206 lines are left out')
    await preview.getByRole('checkbox', { name: 'Put the other lines into a further entry' }).check()
    const row = (name: string) => preview.getByRole('row', { name: new RegExp(`^${name} `) })
    await expect(row('This entry')).toContainText('999')
    await expect(row('Further entry 1')).toContainText('206')
    await expect(row('Sheet')).toContainText('726,615')
    await expectAccessible(page, 'the preview of a sheet that is split')
    await screenshot(page, 'a sheet that is split')
    const make = preview.getByRole('button', { name: 'Import 999 lines, make 1 further entry' })
    // The answer of the first try is lost: the further entry is there, and nothing says so.
    await pressAndLoseAnswer(page, make)
    await expect(preview.getByRole('alert')).toBeVisible()
    const listed = async () =>
      ((await session.send('GET', '/api/entries?page_size=1')) as { total: number }).total
    expect(await listed()).toBe(2)
    await make.click()
    const done = page.getByRole('dialog', { name: 'The sheet is split' })
    await expect(done).toContainText('206 lines')
    expect(await listed()).toBe(2)
    await done.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('The import is undone: the further entry is deleted.')).toBeVisible()
    expect(await listed()).toBe(1)
    await expect(page.getByRole('grid', { name: 'Lines' })).toHaveAttribute('aria-rowcount', '3')

    await press(page, 'Import lines')
    await source
      .getByLabel('Sheet with lines')
      .setInputFiles({ name: 'lanterns.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet()) })
    await preview.getByRole('checkbox', { name: 'Put the other lines into a further entry' }).check()
    await make.click()
    await expect(done).toContainText('206 lines')
    await expectAccessible(page, 'a sheet that was split')
    await done.getByRole('link').click()
    await expect(page).not.toHaveURL(new RegExp(entry.id))
    const grid = page.getByRole('grid', { name: 'Lines' })
    await expect(grid).toHaveAttribute('aria-rowcount', '208')
    await expect(page.getByText('206 lines', { exact: true })).toBeVisible()

    const id = /entries\/([^/]+)\//.exec(page.url())?.[1] ?? ''
    const further = (await session.entry(id)).draft_data
    expect(further.shipment_origin).toMatchObject({
      bill_of_lading: SAMPLE_DRAFT.shipment_origin?.bill_of_lading,
    })
    await expect.poll(async () => (await session.entry(entry.id)).draft_data.line_items?.length).toBe(999)
    const lines = [(await session.entry(entry.id)).draft_data, further].flatMap((one) => one.line_items ?? [])
    expect(lines.map(({ description }) => description)).toEqual(
      Array.from({ length: ROWS }, (_, index) => `Lantern ${index + 1}`),
    )
    await expect
      .poll(async () => (await session.entry(id)).draft_data.line_items?.at(-1)?.duty_amount, {
        timeout: 180_000,
      })
      .toBeTruthy()
  },
)

test(
  'an import whose page was closed half way is found again, and is resumed with the sheet or discarded',
  long,
  async ({ page, session }) => {
    const { entry, source, preview } = await importIntoNewEntry(page, session)
    const file = { name: 'lanterns.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet()) }
    const listed = async () =>
      ((await session.send('GET', '/api/entries?page_size=1')) as { total: number }).total
    const make = preview.getByRole('button', { name: 'Import 999 lines, make 1 further entry' })
    /** The further entry is made, the answer is lost, and the person closes the page. */
    const abandon = async () => {
      await source.getByLabel('Sheet with lines').setInputFiles(file)
      await preview.getByRole('checkbox', { name: 'Put the other lines into a further entry' }).check()
      await pressAndLoseAnswer(page, make)
      await expect(preview.getByRole('alert')).toBeVisible()
      await page.goto('/dashboard')
    }
    const found = page.getByRole('status').filter({ hasText: 'The import of a sheet did not end' })
    await abandon()
    await page.goto(`/entries/${entry.id}/step-4`)
    await expect(found).toContainText('206 lines')
    await expectAccessible(page, 'an import that did not end')
    await screenshot(page, 'an import that did not end')

    await found.getByRole('link').click()
    await expect(page.getByText('This draft has lines of a sheet whose import did not end.')).toBeVisible()
    // A draft that is looked at gets its duty, and is saved with it before it can be deleted as it is shown.
    const further = entryIdOf(page)
    await expect
      .poll(async () => (await session.entry(further)).draft_data.line_items?.at(-1)?.duty_amount, {
        timeout: 60_000,
      })
      .toBeTruthy()
    await page.getByRole('status').filter({ hasText: 'did not end' }).getByRole('link').click()
    await found.getByRole('button', { name: 'Delete the draft…' }).click()
    const question = page.getByRole('dialog', { name: 'Delete the draft?' })
    await expect(question).toContainText('206 lines')
    await question.getByRole('button', { name: 'Delete the draft' }).click()
    await expect(page.getByText('The draft is deleted.')).toBeVisible()
    await expect(found).toBeHidden()
    expect(await listed()).toBe(1)

    await press(page, 'Import lines')
    await abandon()
    await page.goto(`/entries/${entry.id}/step-4`)
    await found.getByRole('button', { name: 'Import the sheet again' }).click()
    await source.getByLabel('Sheet with lines').setInputFiles(file)
    await make.click()
    await expect(page.getByRole('dialog', { name: 'The sheet is split' })).toContainText('206 lines')
    expect(await listed()).toBe(2)
    await page.getByRole('button', { name: 'Stay in this entry' }).click()
    await expect(found).toBeHidden()
    await expect.poll(async () => (await session.entry(entry.id)).draft_data.line_items?.length).toBe(999)
  },
)
