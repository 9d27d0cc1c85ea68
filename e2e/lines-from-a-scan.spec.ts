import { type InvoiceRow, scannedInvoice, scannedPdf } from './fixtures/scanned-paper.ts'
import { expectAccessible } from './harness/accessible.ts'
import { importIntoNewEntry } from './harness/import-lines.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const ROWS: readonly InvoiceRow[] = [
  ['HM-118', 'Oak dining table', '9403.60.8081', '24', '220.00', '5,280.00'],
  ['HM-204', 'Upholstered chair', '9401.61.4011', '96', '48.50', '4,656.00'],
  ['HM-207', 'Bench of oak', '9401.69.6031', '12', '95.00', '1,140.00'],
]
const GOODS = [
  ['Oak dining table', '9403.60.8081', '24', '5280.00'],
  ['Upholstered chair', '9401.61.4011', '96', '4656.00'],
  ['Bench of oak', '9401.69.6031', '12', '1140.00'],
]
/** Recognition on a busy machine. */
const PATIENCE = { timeout: 120_000 }

test.describe.configure({ timeout: 300_000 })

test('the lines of a scanned invoice are proposed beside its picture, and imported once every row is compared', async ({
  browser,
  page,
  session,
}) => {
  const scan = await scannedInvoice(browser, ROWS, '11,076.00', { turned: 0.6, noise: 20 })
  const { entry, source, preview } = await importIntoNewEntry(page, session)
  const blocked: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text())
  })
  await source
    .getByLabel('Sheet with lines')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scannedPdf([scan]) })
  await expect(source.getByText('Recognizing the text of page 1 of 1…')).toBeVisible()
  await screenshot(page, 'scan being recognized')
  await expect(preview).toContainText('3 rows.', PATIENCE)
  expect(blocked).toEqual([])
  await expect(preview.getByRole('row', { name: /^Value/ })).toContainText('Agrees')

  const [first, second, third] = [0, 1, 2].map((at) => preview.getByRole('row', { name: ROWS[at]![0] }))
  await expect(preview.getByRole('textbox', { name: /^HTS, row/ })).toHaveCount(3)
  await expect(preview.getByText('From the picture').first()).toBeVisible()
  const amount = preview.getByRole('textbox', { name: /^Value \$, row/ }).first()
  await expect(amount).toHaveAccessibleDescription(/^From the picture/)
  await amount.focus()
  await expect(preview.getByRole('img', { name: 'Page 1' }).locator('~ span')).toHaveCount(1)
  await expectAccessible(page, 'the preview of a scanned invoice')
  await screenshot(page, 'scan preview')

  const go = preview.getByRole('button', { name: /^Import 3 lines/ })
  await expect(go).toHaveAccessibleDescription(/Compare 3 rows with the picture first/)
  const agrees = (row: typeof first) => row!.getByRole('checkbox', { name: /agrees with its picture/ })
  await agrees(first).check()
  await expect(preview.getByRole('textbox', { name: /^HTS, row/ })).toHaveCount(2)
  await agrees(second).check()
  await agrees(third).check()
  await expect(preview.getByText('All rows are compared with the picture.')).toBeVisible()
  await go.click()
  const stored = async () => (await session.entry(entry.id)).draft_data.line_items ?? []
  await expect.poll(async () => (await stored()).length).toBe(3)
  expect(
    (await stored()).map(({ description, htsus, net_qty, entered_value }) => [
      description,
      htsus,
      net_qty,
      entered_value,
    ]),
  ).toEqual(GOODS)
})

test('a photograph is read like a scan, once more after its reading was stopped', async ({
  browser,
  page,
  session,
}) => {
  const buffer = await scannedInvoice(browser, ROWS, '11,076.00', { isRuled: true, turned: -1, noise: 20 })
  const { source, preview } = await importIntoNewEntry(page, session)
  const file = source.getByLabel('Sheet with lines')
  await file.setInputFiles({ name: 'IMG_2231.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 400) })
  await expect(source.getByRole('alert')).toContainText('Your browser cannot open this picture.')

  const photograph = { name: 'IMG_2231.jpg', mimeType: 'image/jpeg', buffer }
  await file.setInputFiles(photograph)
  await source.getByRole('button', { name: 'Stop reading' }).click()
  await expect(source.getByRole('progressbar')).toHaveCount(0)
  await expect(source.getByRole('alert')).toHaveCount(0)
  await file.setInputFiles(photograph)
  await expect(preview).toContainText('3 rows.', PATIENCE)
  await expect(preview.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await preview
    .getByRole('textbox', { name: /^HTS, row/ })
    .first()
    .fill('9403.60.8040')
  await expect(preview.getByRole('button', { name: /^Import 3 lines/ })).toHaveAccessibleDescription(
    /Compare 3 rows with the picture first/,
  )
})

test('without the data of recognition, a scan says whom to ask for what', async ({
  browser,
  page,
  session,
}) => {
  await page.route('**/*.traineddata.gz', (route) => route.fulfill({ status: 404 }))
  const buffer = await scannedInvoice(browser, ROWS, '11,076.00')
  const { source } = await importIntoNewEntry(page, session)
  const file = source.getByLabel('Sheet with lines')
  await file.setInputFiles({
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: scannedPdf([buffer]),
  })
  await expect(source.getByRole('alert')).toContainText(
    'This PDF has no text: it is a scan. Ask the supplier for the sheet, or for the PDF that the program printed.',
  )
  await file.setInputFiles({ name: 'IMG_2231.jpg', mimeType: 'image/jpeg', buffer })
  await expect(source.getByRole('alert')).toContainText(
    'This is a picture, and this site reads no text in pictures. Ask the supplier for the sheet',
  )
  await expectAccessible(page, 'a scan that is not read')
})
