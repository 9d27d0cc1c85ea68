import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import type { ApiSession } from './harness/api-session.ts'
import { watchFaults } from './harness/faults.ts'
import { entryIdOf } from './harness/filed.ts'
import { countPresses, secondsOfPerson } from './harness/presses.ts'
import { acknowledgeAndSubmit, submitAndBeAccepted } from './harness/review.ts'
import { expect, long, test } from './harness/test.ts'

const LINES = 300
const dollarsOf = (row: number): number => 100 + (row % 50)

/** What a supplier of lamps sends: 300 rows with their sums, in the columns of an invoice. */
const sheet = (): string => {
  const numbers = Array.from({ length: LINES }, (_, index) => index + 1)
  const rows = numbers.map(
    (number) =>
      `SWL-${1000 + number},"Solar wall lantern, model ${number}",9405.41.8440,TW,10,PCS,${dollarsOf(number)},12,1`,
  )
  const sum = numbers.reduce((total, number) => total + dollarsOf(number), 0)
  return [
    'Item,Description of goods,HS code,Origin,Qty,Unit,Amount (USD),G.W. (kg),Ctns',
    ...rows,
    `Total,,,,${LINES * 10},,${sum},${LINES * 12},${LINES}`,
  ].join('\n')
}

/** An entry of last month that CBP has accepted. */
async function filedBefore(page: Page, session: ApiSession): Promise<void> {
  const line_items = (SAMPLE_DRAFT.line_items ?? []).map((line) => ({
    ...line,
    duty_source: 'calculated' as const,
  }))
  const { id } = await session.createEntry({ ...SAMPLE_DRAFT, line_items })
  await page.goto(`/entries/${id}/step-6`)
  await acknowledgeAndSubmit(page)
  await expect.poll(async () => (await session.entry(id)).status).toBe('accepted')
  await page.goto('/entries')
}

const next = (page: Page) => page.getByRole('button', { name: 'Save & Continue' }).click()
const type = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label, { exact: true }).click()
  await page.keyboard.type(text)
}
/** Replaces what a field holds. */
const retype = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label, { exact: true }).click({ clickCount: 3 })
  await page.keyboard.type(text)
}
const today = async (page: Page, label: string) => {
  const field = page.getByLabel(label, { exact: true })
  await field.locator('..').getByRole('button', { name: 'Today' }).click()
  await expect(field).toHaveValue('03/05/2026')
}

/** Copies the filed entry from the list, and gives the days and the bill of this shipment up to step 3. */
async function copyForNextShipment(page: Page, { withLines }: { withLines: boolean }) {
  await page.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('button', { name: /^Copy as new entry / }).click()
  const dialog = page.getByRole('dialog', { name: /^Copy entry / })
  if (!withLines) await dialog.getByRole('checkbox', { name: /^Line items/ }).click()
  await dialog.getByRole('button', { name: 'Copy entry' }).click()
  await expect(page).toHaveURL(/\/step-1$/)
  await today(page, 'Entry date')
  await today(page, 'Summary date')
  await next(page)
  await expect(page).toHaveURL(/\/step-2$/)
  await today(page, 'Import date')
  await type(page, 'Bill of lading', 'EGLV30418813')
  await type(page, 'Export date', '2/10/26')
  await next(page)
  await expect(page).toHaveURL(/\/step-3$/)
  await next(page)
  await expect(page).toHaveURL(/\/step-4$/)
}

async function signAndFile(page: Page) {
  await next(page)
  // The save waits for the duty of each line, which the tariff is asked for a few at a time.
  await expect(page).toHaveURL(/\/step-5$/, { timeout: 180_000 })
  await page.getByRole('checkbox', { name: /^I declare that I am the importer of record/ }).click()
  await page.getByRole('checkbox', { name: /^I further declare that the merchandise/ }).click()
  await type(page, 'Signature', SAMPLE_ENTRY.made.declarant.name)
  await next(page)
  await expect(page).toHaveURL(/\/step-6$/)
  await submitAndBeAccepted(page)
}

test(
  'a returning importer files a repeat shipment with another quantity and value in less than three minutes of hands and eyes',
  long,
  async ({ page, session }) => {
    const faults = watchFaults(page)
    await filedBefore(page, session)
    const done = await countPresses(page)
    await copyForNextShipment(page, { withLines: true })
    await retype(page, 'Net Quantity', '70')
    await retype(page, 'Entered Value', '13062')
    await page.keyboard.press('Tab')
    await signAndFile(page)
    const presses = await done('repeat shipment')
    expect(presses.keys, JSON.stringify(presses)).toBeLessThan(60)
    expect(secondsOfPerson(presses)).toBeLessThan(180)
    const [line] = (await session.entry(entryIdOf(page))).draft_data.line_items ?? []
    expect(line).toMatchObject({ net_qty: '70', entered_value: '13062.00', duty_amount: '1815.62' })
    expect(faults).toEqual([])
  },
)

test(
  'a returning importer files a sheet of 300 lines in less than five minutes of hands and eyes',
  long,
  async ({ page, session }) => {
    const faults = watchFaults(page)
    await filedBefore(page, session)
    const done = await countPresses(page)
    await copyForNextShipment(page, { withLines: false })
    await page.getByRole('button', { name: 'Import lines', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Add lines from a file or a paste' })
      .getByLabel('Sheet with lines')
      .setInputFiles({ name: 'lanterns.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet()) })
    const preview = page.getByRole('dialog', { name: 'Import lines' })
    await preview.getByRole('button', { name: `Import ${LINES} lines`, exact: true }).click()
    await page.getByRole('button', { name: new RegExp(`^Questions ${LINES}$`) }).click()
    const questions = page.getByRole('region', { name: 'Questions about the lines' })
    const related = questions.getByLabel('Are the buyer and seller related?')
    await related.click()
    await related.selectOption('No')
    await questions.getByRole('button', { name: `Answer for ${LINES} lines`, exact: true }).click()
    await expect(related).toBeHidden()
    await signAndFile(page)
    const presses = await done('300-line sheet')
    expect(presses.keys, JSON.stringify(presses)).toBeLessThan(60)
    expect(secondsOfPerson(presses)).toBeLessThan(300)
    expect((await session.entry(entryIdOf(page))).draft_data.line_items).toHaveLength(LINES)
    expect(faults).toEqual([])
  },
)
