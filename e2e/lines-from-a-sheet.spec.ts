import type { Locator } from '@playwright/test'
import { FURNITURE_LINES, furnitureSheet } from './fixtures/furniture-sheet.ts'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { importIntoNewEntry, pasteRows } from './harness/import-lines.ts'
import { screenshot, screenshots } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('the sheet of a furniture maker becomes 35 lines, its wrong cells are mended, and undo takes all back', async ({
  page,
  session,
}) => {
  const { entry, source, preview } = await importIntoNewEntry(page, session)
  const file = source.getByLabel('Sheet with lines')

  await file.setInputFiles({ name: 'invoice.xlsx', mimeType: XLSX, buffer: Buffer.from('%PDF-1.7') })
  await expect(source.getByRole('alert')).toContainText('This file cannot be read as a PDF.')

  await file.setInputFiles({ name: 'PL-2211.xlsx', mimeType: XLSX, buffer: Buffer.from(furnitureSheet()) })
  await expect(preview).toContainText(
    `PL-2211.xlsx, sheet Invoice. Headings in row 5, ${FURNITURE_LINES} rows.`,
  )
  await expect(preview.getByRole('row', { name: /^Net quantity/ })).toContainText('Agrees')
  await expect(preview.getByRole('row', { name: /^Value/ })).toContainText('-3,960')
  await expect(preview.getByRole('list', { name: 'Rows that become no line' })).toContainText(
    'Row 24 is a subtotal. It agrees with the rows above it.',
  )
  await expect(preview.getByRole('button', { name: /^Import 35 lines, 3 to correct/ })).toBeVisible()
  await screenshot(page, 'import preview')
  await expectAccessible(page, 'the preview of an import')

  await preview.getByRole('button', { name: 'Use 3,960' }).click()
  await expect(preview.getByRole('row', { name: /^Value/ })).toContainText('Agrees')
  await expect(preview.getByText('Is a zero missing in front?')).toBeVisible()
  await preview.getByRole('button', { name: 'Use 0604.90.6000' }).click()
  const bench = preview.getByRole('textbox', { name: 'HTS, row 12' })
  await bench.fill('9401691100')
  await bench.press('Enter')
  await preview.getByRole('button', { name: 'Import 35 lines', exact: true }).click()

  const grid = page.getByRole('grid', { name: 'Lines' })
  await expect(grid).toHaveAttribute('aria-rowcount', String(FURNITURE_LINES + 2))
  const second = grid.getByRole('row').filter({ hasText: 'Acacia dining table, round' })
  await expect(second).toContainText('9403.60.8040')
  await expect(second).toContainText('VN')
  await expect(second).toContainText('4,950.00')
  await second.getByText('1,020').click()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Missing 1' }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '3')
  await screenshot(page, 'imported lines with something missing')
  await expectAccessible(page, 'the lines with something missing')
  await page.getByRole('button', { name: `All ${FURNITURE_LINES}` }).click()
  const tools = page.getByRole('toolbar', { name: 'Lines' })
  const undo = tools.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(second).toContainText('1,020')
  await screenshot(page, 'imported lines')
  const stored = async () => (await session.entry(entry.id)).draft_data.line_items ?? []
  await expect.poll(async () => (await stored()).length).toBe(FURNITURE_LINES)
  expect((await stored()).at(-1)).toMatchObject({ htsus: '0604.90.6000', net_qty: '400', net_uom: 'NO' })

  await tools.getByText('More', { exact: true }).click()
  await tools.getByRole('button', { name: 'Add to parts…' }).click()
  const parts = page.getByRole('dialog', { name: 'Add lines to your parts' })
  await expect(parts.getByRole('row', { name: /Acacia dining table, round/ })).toBeVisible()
  await screenshot(page, 'lines as parts')
  await expectAccessible(page, 'the parts that lines become')
  await parts.getByRole('button', { name: /^Add \d+ parts/ }).click()
  await expect(page.getByText(/\d+ parts added\./)).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/\d+ parts removed again\./)).toBeVisible()
  expect(await session.send('GET', '/api/parts')).toMatchObject({ all: 0 })

  await undo.click()
  await expect(grid).toHaveAttribute('aria-rowcount', '3')

  await press(page, 'Import lines')
  await pasteRows(source, [
    'Description\tHTS\tOrigin\tQty\tUnit\tValue\tGross kg',
    'Oak table\t9403.60.8040\tVN\t24\tNO\t5280\t1152',
    'Oak shelf\t9403.60.8040\tVN\t30\tNO\t4950\t1020',
  ])
  await preview.getByRole('checkbox', { name: 'Merge equal rows: 2 rows become 1 line' }).check()
  await preview.getByText('Lines of several rows').click()
  await screenshot(page, 'import of merged rows')
  await expectAccessible(page, 'an import of merged rows')
  await preview.getByRole('button', { name: 'Import 1 line', exact: true }).click()
  await grid.getByRole('button', { name: 'Line 001 details' }).click()
  const panel = page.getByRole('region', { name: 'Line 001' })
  await panel.getByText('Rows of the invoice').click()
  await expect(panel.getByRole('row', { name: /Oak shelf/ })).toContainText('$4,950.00')
  await screenshot(page, 'rows of the invoice')
  await expect
    .poll(async () => (await stored())[0])
    .toMatchObject({ entered_value: '10230.00', invoice_rows: [{ quantity: '24' }, { quantity: '30' }] })
})

test('a sheet in euros asks for the rate, for thousands or decimals, and where a discount goes', async ({
  page,
  session,
}) => {
  const { entry, source, preview } = await importIntoNewEntry(page, session)
  await pasteRows(source, [
    'Description\tHTS\tOrigin\tQty\tUnit\tAmount\tGross weight',
    'Oak table\t9403.60.8093\tDE\t24\tNO\t€ 600\t1.200',
    'Oak shelf\t9403.60.8093\tDE\t30\tNO\t€ 400\t3.500',
    'Discount\t\t\t\t\t-€ 100\t',
    'TOTAL\t\t\t54\t\t€ 900\t4.700',
  ])
  await expect(preview.getByLabel('Currency of the values')).toHaveValue('EUR')
  const done = preview.getByRole('button', { name: /^Import \d lines/ })
  await expect(done).toHaveAttribute('title', 'Type the rate of EUR first.')
  await preview.getByLabel('US dollars for 1 EUR').fill('1.1')
  await preview.getByLabel('Source of the rate').fill('CBP')
  await expect(done).toHaveAttribute('title', 'Say what ‘1.200’ in row 2 is first.')
  await preview
    .getByRole('group', { name: /‘1.200’ in row 2 is/ })
    .getByText('1,200')
    .click()
  await expect(preview.getByText('A line cannot have a value below zero.')).toBeVisible()
  await screenshot(page, 'import with questions')
  await expectAccessible(page, 'an import with questions')
  await preview.getByRole('button', { name: 'Spread over the lines, row 4' }).click()
  await expect(preview.getByRole('row', { name: /^Value/ })).toContainText('Agrees')
  await expect(preview.getByRole('row', { name: /^Gross weight/ })).toContainText('Agrees')
  await preview.getByRole('button', { name: 'Import 2 lines', exact: true }).click()
  const stored = async () => (await session.entry(entry.id)).draft_data.line_items ?? []
  await expect.poll(stored).toMatchObject([
    {
      entered_value: '594.00',
      gross_weight_kg: '1200',
      invoice: {
        currency_code: 'EUR',
        foreign_value: '540.00',
        exchange_rate: '1.1',
        effective_at: SAMPLE_DRAFT.shipment_origin?.export_date,
        source: 'CBP',
      },
    },
    { entered_value: '396.00', gross_weight_kg: '3500' },
  ])
})

test('rows without a number get proposals of the tariff, and one that is accepted goes to rows of the same goods', async ({
  page,
  session,
}) => {
  const { entry, source, preview } = await importIntoNewEntry(page, session)
  await pasteRows(source, [
    'Description\tQty\tAmount',
    'Wooden kitchen table\t24\t600',
    'Cotton shirts\t30\t400',
    'wooden kitchen  table\t2\t50',
  ])
  const proposed = preview.getByRole('list', { name: 'Proposed HTS numbers of row 2' })
  await expect(proposed.getByRole('button')).toHaveCount(3)
  await screenshot(page, 'import with proposals')
  await expectAccessible(page, 'an import with proposals')
  await expect(preview.getByRole('textbox', { name: 'HTS, row 2' })).toHaveValue('')
  const name = (await proposed.getByRole('button').first().textContent()) ?? ''
  await proposed.getByRole('button').first().click()
  await preview.getByRole('button', { name: 'Same for 1 more row' }).click()
  const hts = name.replace('Use ', '')
  await expect(preview.getByRole('textbox', { name: 'HTS, row 2' })).toHaveValue(hts)
  await expect(preview.getByRole('textbox', { name: 'HTS, row 4' })).toHaveValue(hts)
  await expect(preview.getByRole('textbox', { name: 'HTS, row 3' })).toHaveValue('')
  await preview.getByRole('button', { name: /^Import 3 lines/ }).click()
  await expect
    .poll(async () => (await session.entry(entry.id)).draft_data.line_items?.map(({ htsus }) => htsus ?? ''))
    .toEqual([hts, '', hts])
})

test('digits of a supplier stay, numbers are proposed under them alone, and equal rows are decided once', async ({
  page,
  session,
}) => {
  const { entry, source, preview } = await importIntoNewEntry(page, session)
  await pasteRows(source, [
    'Goods description\tH.S. Code\tOrigin\tQty\tUnit\tAmount\tGross kg',
    'Dining chair, oak\t9401.69\tVN\t24\tNO\t2400\t120',
    'Dining chair, oak\t9401.69\tVN\t12\tNO\t1200\t60',
    'TV console\t94036080\tVN\t10\tNO\t1500\t300',
  ])
  await expect(preview.getByRole('textbox', { name: 'HTS, row 2' })).toHaveValue('9401.69')
  const ofChairs = preview.getByRole('list', { name: 'Proposed HTS numbers of row 2' }).getByRole('button')
  await expect(ofChairs.first()).toBeVisible()
  for (const button of await ofChairs.all()) await expect(button).toContainText('9401.69.')
  const ofConsole = preview.getByRole('list', { name: 'Proposed HTS numbers of row 4' }).getByRole('button')
  for (const button of await ofConsole.all()) await expect(button).toContainText('9403.60.80')
  await ofChairs.first().click()
  const chosen = await preview.getByRole('textbox', { name: 'HTS, row 2' }).inputValue()
  await preview.getByRole('button', { name: 'Same for 1 more row' }).click()
  await expect(preview.getByRole('textbox', { name: 'HTS, row 3' })).toHaveValue(chosen)
  await ofConsole.first().click()
  await preview.getByRole('button', { name: 'Import 3 lines', exact: true }).click()
  await expect
    .poll(async () => (await session.entry(entry.id)).draft_data.line_items?.map(({ htsus }) => htsus))
    .toEqual([chosen, chosen, expect.stringMatching(/^9403\.60\.80/)])
})

/** The number of rows of a preview that are wholly in sight. */
async function wholeRows(preview: Locator): Promise<number> {
  const table = preview.getByRole('region', { name: 'Columns and rows' })
  const foot = await preview.getByRole('button', { name: 'Cancel' }).boundingBox()
  const box = await table.boundingBox()
  const end = Math.min(box!.y + box!.height, foot!.y)
  const rows = (await table.getByRole('rowheader').all()).slice(0, 12)
  const boxes = await Promise.all(rows.map((row) => row.boundingBox()))
  return boxes.filter((row) => row!.y + row!.height <= end).length
}

test('a window of 1280 by 757 shows eight rows of a sheet that is imported', async ({ page, session }) => {
  await page.setViewportSize({ width: 1280, height: 757 })
  const { source, preview } = await importIntoNewEntry(page, session)
  await source
    .getByLabel('Sheet with lines')
    .setInputFiles({ name: 'PL-2211.xlsx', mimeType: XLSX, buffer: Buffer.from(furnitureSheet()) })
  const table = preview.getByRole('region', { name: 'Columns and rows' })
  await expect(table.getByRole('columnheader', { name: /^U\/M/ })).toContainText("CBP's unit")
  const bench = preview.getByRole('textbox', { name: 'HTS, row 12' })
  await bench.fill('9401.69.6011')
  await bench.press('Enter')
  await expect.poll(() => wholeRows(preview)).toBeGreaterThanOrEqual(8)
  await screenshot(page, 'import preview at 1280 by 757')
})

test('a window of 1280 by 757 shows eight rows while numbers are proposed for all: one row has them with their words', async ({
  page,
  session,
}) => {
  await page.setViewportSize({ width: 1280, height: 757 })
  const { source, preview } = await importIntoNewEntry(page, session)
  const goods = ['table', 'chair', 'bench', 'desk', 'bed', 'bookcase', 'cabinet', 'stool', 'shelf', 'dresser']
  await pasteRows(source, [
    'Description\tQty\tAmount',
    ...goods.map((one, at) => `Wooden kitchen ${one}\t${at + 2}\t${at + 2}00`),
  ])
  const proposed = (row: number) =>
    preview
      .getByRole('list', { name: `Proposed HTS numbers of row ${row}` })
      .getByRole('button', { name: /^Use / })
  await expect(proposed(2)).toHaveCount(3)
  await expect(proposed(6)).toHaveCount(1)
  await expect.poll(() => wholeRows(preview)).toBeGreaterThanOrEqual(8)
  await expectAccessible(page, 'an import with proposals in every row')
  await screenshots(page, 'import with proposals in every row')
  await preview.getByRole('textbox', { name: 'HTS, row 6' }).focus()
  await expect(proposed(6)).toHaveCount(3)
  await expect(proposed(2)).toHaveCount(1)
  await proposed(2).click()
  await expect(preview.getByRole('textbox', { name: 'HTS, row 2' }), 'the press counts').toHaveValue(/^\d{4}/)
})
