import { type PdfText, textPdf } from '@edfe/domain/test/fixtures'
import type { Locator } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { importIntoNewEntry } from './harness/import-lines.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const COLUMNS = [30, 100, 330, 400, 450, 520]
const row = (y: number, texts: readonly string[]): PdfText[] =>
  texts.map((text, column) => [COLUMNS[column]!, y, text])
const HEADINGS = ['Item No', 'Description of goods', 'HS Code', 'Qty', 'Unit Price', 'Amount USD']

const INVOICE = textPdf([
  [
    [30, 780, 'COMMERCIAL INVOICE'],
    ...row(700, HEADINGS),
    ...row(680, ['HM-118', 'Oak dining table', '9403.60.8081', '24', '220.00', '5,280.00']),
    [100, 669, 'with two leaves, 180 cm'],
    ...row(650, ['HM-204', 'Upholstered chair', '9401.61.4011', '96', '48.50', '4,656.00']),
  ],
  [
    ...row(780, HEADINGS),
    ...row(760, ['HM-207', 'Bench of oak', '9401.69.6031', '12', '95.00', '1,140.00']),
    [100, 730, 'TOTAL'],
    [520, 730, '11,076.00'],
  ],
])

/** The number of a row shows its values on their page; the pointer shows the one that it is over. */
async function marksItsPlace(preview: Locator): Promise<void> {
  const pages = preview.getByRole('region', { name: 'Pages of the invoice' })
  const marks = pages.locator('canvas ~ span')
  await preview.getByRole('button', { name: 'Row 5: show on its page' }).press('Enter')
  await expect(pages.getByText('Page 2 of 2')).toBeVisible()
  await expect(marks).toHaveCount(6)
  await preview
    .getByRole('row', { name: /HM-118/ })
    .getByRole('cell')
    .last()
    .hover()
  await expect(pages.getByText('Page 1 of 2')).toBeVisible()
  await expect(marks).toHaveCount(1)
  // Printed 520 points from the left and 680 from below on a page of 612 by 792.
  await expect(async () => {
    const [page, mark] = [await pages.locator('canvas').boundingBox(), await marks.boundingBox()]
    expect((mark!.x - page!.x) / page!.width).toBeCloseTo(520 / 612, 2)
    expect((mark!.y + mark!.height - page!.y) / page!.height).toBeCloseTo((792 - 680) / 792, 1)
  }).toPass()
}

test('the rows of an invoice PDF become lines, beside its pages', async ({ page, session }) => {
  const { entry, source, preview } = await importIntoNewEntry(page, session)
  const file = source.getByLabel('Sheet with lines')
  const give = (name: string, pdf: string) =>
    file.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) })

  await give('blank.pdf', textPdf([[]]))
  await expect(source.getByRole('alert')).toContainText('No row of this PDF has headings of goods')
  await give('letter.pdf', textPdf([[[30, 700, 'Dear customer']]]))
  await expect(source.getByRole('alert')).toContainText('No row of this PDF has headings of goods')

  await give('HM-2231.pdf', INVOICE)
  await expect(preview).toContainText('3 rows.')
  await expect(preview.getByRole('row', { name: /^Value/ })).toContainText('Agrees')
  await expect(preview.getByText('Page 1 of 2')).toBeVisible()
  await expectAccessible(page, 'the preview of an invoice PDF')
  await screenshot(page, 'invoice-pdf preview')
  await marksItsPlace(preview)
  await screenshot(page, 'invoice-pdf marked')
  await preview.getByRole('button', { name: /^Import 3 lines/ }).click()

  const stored = async () => (await session.entry(entry.id)).draft_data.line_items ?? []
  await expect.poll(async () => (await stored()).length).toBe(3)
  expect(
    (await stored()).map(({ description, htsus, net_qty, entered_value }) => [
      description,
      htsus,
      net_qty,
      entered_value,
    ]),
  ).toEqual([
    ['Oak dining table with two leaves, 180 cm', '9403.60.8081', '24', '5280.00'],
    ['Upholstered chair', '9401.61.4011', '96', '4656.00'],
    ['Bench of oak', '9401.69.6031', '12', '1140.00'],
  ])
})
