import { readFile } from 'node:fs/promises'
import { formatEntryNumber } from '@edfe/domain/entry'
import { fileByApi } from './accessibility/file-by-api.ts'
import { sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { fill } from './harness/by-keyboard.ts'
import { watchFaults } from './harness/faults.ts'
import { importIntoNewEntry, pasteRows } from './harness/import-lines.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('an importer sees what a part costs once it is here, and takes the figures along', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  await page.goto('/reports')
  await page.getByRole('link', { name: 'Landed cost' }).click()
  await expect(page.getByText('No filed entry is dated in these months.')).toBeVisible()
  const part = (part_number: string) => ({ line_items: [{ ...sampleEntryLine(), part_number }] })
  await fileByApi(session, part('HM-2107'))
  await fileByApi(session, part('hm-2107'))
  await fileByApi(session, part(''))
  await page.reload()
  const lamps = page.getByRole('row', { name: /HM-2107/i })
  await expect(lamps).toContainText('$24,258.00')
  await expect(lamps).toContainText('$946.06')
  await expect(lamps).toContainText('$114.34')
  await expect(page.getByRole('row', { name: 'No part number' })).toContainText('$473.03')
  await expect(page.getByText('3 entries added up.')).toBeVisible()
  await expectAccessible(page, 'landed cost')
  await screenshot(page, 'landed cost')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'landed cost on a phone')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('landed-cost-by-part-2025-04-2026-03.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.split('\r\n')[1]).toMatch(/^"hm-2107","2","24258\.00","[\d.]+","946\.06","114\.34","[\d.]+"$/i)
  await page.getByRole('combobox', { name: 'Sum by' }).selectOption('File reference')
  await expect(page.getByRole('row', { name: /\$1,419\.09/ })).toBeVisible()
  expect(faults).toEqual([])
})

test('a supplier’s sheet brings the purchase orders, which the sheet of lines shows and changes', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const { entry, source, preview } = await importIntoNewEntry(page, session)
  await pasteRows(source, [
    'Purchase Order No.\tDescription\tHTS\tOrigin\tQty\tUnit\tValue\tGross kg',
    'PO 77\tOak table\t9403.60.8040\tVN\t24\tNO\t5280\t1152',
    'PO 78\tOak bed\t9403.50.9045\tVN\t30\tNO\t4950\t1020',
    '\tOak chair\t9401.69.6011\tVN\t10\tNO\t900\t60',
  ])
  await expect(preview.getByLabel('Column A becomes')).toHaveValue('order')
  await preview.getByRole('button', { name: 'Import 3 lines', exact: true }).click()
  const orders = async () =>
    (await session.entry(entry.id)).draft_data.line_items?.map(({ purchase_order: order }) => order ?? '')
  await expect.poll(orders).toEqual(['PO 77', 'PO 78', ''])
  const grid = page.getByRole('grid', { name: 'Lines' })
  await expect(grid.getByRole('columnheader', { name: 'PO', exact: true })).toBeVisible()
  await grid.getByRole('gridcell', { name: 'PO 78', exact: true }).click()
  await page.keyboard.type('PO 80')
  await page.keyboard.press('Enter')
  await expect.poll(orders).toEqual(['PO 77', 'PO 80', ''])
  await expectAccessible(page, 'purchase orders in the sheet of lines')
  await screenshot(page, 'purchase orders in the sheet of lines')
  await expectNoSidewaysScroll(page, 'purchase orders in the sheet of lines')

  await page.goto(`/entries/${entry.id}/step-1`)
  await fill(page, { label: 'Purchase order', value: 'PO 79' })
  await page.keyboard.press('Tab')
  await expect
    .poll(async () => (await session.entry(entry.id)).draft_data.header?.purchase_order)
    .toBe('PO 79')
  await page.goto('/entries?q=PO+79')
  await expect(page.getByRole('link', { name: formatEntryNumber(entry.entry_number) }).first()).toBeVisible()
  expect(faults).toEqual([])
})

test('an entry of two purchase orders shows what each of them cost, in the report and in the books', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const lines = (orders: readonly string[]) =>
    orders.map((purchase_order, at) => ({
      ...sampleEntryLine(`line-${at + 1}`, at + 1),
      purchase_order,
      entered_value: at === 0 ? '8000' : '4129',
      duty_amount: at === 0 ? '312.00' : '161.03',
    }))
  await fileByApi(session, { line_items: lines(['PO 77', 'PO 78']) })
  await fileByApi(session)
  await page.goto('/reports/landed-cost?by=order')
  await expect(page.getByText('2 entries added up.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^PO 77/ })).toContainText('$312.00')
  await expect(page.getByRole('row', { name: /^PO 78/ })).toContainText('$161.03')
  await expect(page.getByRole('row', { name: /^File reference AF-2206/ })).toContainText('$473.03')
  await expect(
    page.getByText('Goods without a purchase order are under the file reference of their entry.'),
  ).toBeVisible()
  await expectAccessible(page, 'landed cost by purchase order')
  await screenshot(page, 'landed cost by purchase order')

  await page.goto('/payments')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: 'For your books' })
      .getByRole('link', { name: 'Details (CSV)' })
      .press('Enter'),
  ])
  const rows = (await readFile(await download.path(), 'utf8'))
    .trim()
    .split('\r\n')
    .map((row) => [...row.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell))
  const [head = []] = rows
  const of = (order: string) =>
    rows
      .filter((row) => row[head.indexOf('Purchase order')] === order)
      .map((row) => row[head.indexOf('Amount')])
  expect(of('PO 77')).toEqual(['312.00', '27.71', '10.00'])
  expect(of('PO 78')).toEqual(['161.03', '14.30', '5.16'])
  expect(of('')).toEqual(['473.03', '42.01', '15.16'])
  expect(faults).toEqual([])
})
