import { readFile } from 'node:fs/promises'
import { BROKER_LAYOUTS, textPdf } from '@edfe/domain/test/fixtures'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { press } from './harness/by-keyboard.ts'
import { watchFaults } from './harness/faults.ts'
import { screenshots } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const [LAYOUT = []] = Object.values(BROKER_LAYOUTS)

/** A broker's form of February 24, 2025: lamps at their rate, and oak tables at 3 percent, which are free. */
function brokersForm(change: (text: string) => string = (text) => text) {
  const texts = LAYOUT.map(([x, y, text]) => [x, y, change(text.replaceAll('/2024', '/2025'))] as const)
  return { name: '7501.pdf', mimeType: 'application/pdf', buffer: Buffer.from(textPdf([texts])) }
}

async function openReader(page: Page) {
  await page.goto('/refunds')
  await press(page, 'Read an ACE report or 7501s…')
  return page.getByRole('dialog', { name: 'Read an ACE report or 7501s' })
}

test("a broker's 7501 is read from its PDF, and its lines are judged with ground and last day", async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
  const dialog = await openReader(page)
  const file = dialog.getByLabel(/7501 PDFs/)
  await file.setInputFiles({ ...brokersForm(), buffer: Buffer.from(textPdf([[]])), name: 'scan.pdf' })
  await expect(dialog.getByText(/^scan\.pdf is not a Form 7501 with text/).first()).toBeVisible()
  await file.setInputFiles(brokersForm((text) => (text === '533.03' ? '633.03' : text)))
  await expect(dialog.getByText(/^7501\.pdf: the duties that were read do not add up/).first()).toBeVisible()
  await screenshots(page, 'broker refused')
  await file.setInputFiles(brokersForm())
  await expect(dialog.getByText('1 entry in 2 rows; every row is taken.')).toBeVisible()
  await expectAccessible(page, "a broker's form before it is kept")
  await screenshots(page, 'broker read')
  await press(page, 'Save and check')

  await expect(page.getByText('1 entry with 2 lines checked.')).toBeVisible()
  const tables = page.getByRole('row', { name: /B76-1234567-8/ })
  await expect(tables).toContainText('Line 2')
  await expect(tables).toContainText('Another regular rate of duty')
  await expect(tables).toContainText('$60.00')
  await expect(tables).toContainText('Protest after liquidation (CBP Form 19)')
  await expect(tables).toContainText('Until')
  await expect(page.getByText(/^Numbers, origins, values and answers count as they were filed/)).toBeVisible()
  await expectAccessible(page, "what can come back of a broker's form")
  await expectNoSidewaysScroll(page, "what can come back of a broker's form")
  await screenshots(page, 'broker judged')
  expect(faults).toEqual([])
})

const HEADINGS =
  'Entry Summary Number,Entry Type Code,Entry Date,Liquidation Date,Entry Summary Line Number,Country of Origin Code,Line SPI Code,HTS Number - Full,Line Tariff Goods Value Amount,Line Tariff Duty Amount'

/** Two entries from Vietnam with duty under IEEPA, one of them of two lines. */
const REPORT = [
  HEADINGS,
  'XYZ-1100001-1,01,04/20/2025,02/27/2026,1,VN,,9405.41.8440,1000,39.00',
  'XYZ-1100001-1,01,04/20/2025,02/27/2026,1,VN,,9903.01.25,,100.00',
  'XYZ-1100001-1,01,04/20/2025,02/27/2026,2,VN,,9405.41.8440,2000,78.00',
  'XYZ-1100001-1,01,04/20/2025,02/27/2026,2,VN,,9903.01.25,,200.00',
  'XYZ-1100002-9,01,05/20/2025,,1,VN,,9405.41.8440,500,19.50',
  'XYZ-1100002-9,01,05/20/2025,,1,VN,,9903.01.25,,50.00',
].join('\r\n')

test('entries of a report that come back by CAPE make the list for its declaration', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
  const dialog = await openReader(page)
  await dialog
    .getByLabel('Exported report')
    .setInputFiles({ name: 'ES-003.csv', mimeType: 'text/csv', buffer: Buffer.from(REPORT) })
  await expect(dialog.getByText('2 entries in 6 rows; every row is taken.')).toBeVisible()
  await press(page, 'Save and check')
  await expect(page.getByText('2 entries with 3 lines checked.')).toBeVisible()
  const invalid = page.getByRole('row', { name: /IEEPA/ })
  await expect(invalid).toHaveCount(3)
  await expect(invalid.first()).toContainText('CAPE')
  await expectAccessible(page, 'entries that come back by CAPE')
  await expectNoSidewaysScroll(page, 'entries that come back by CAPE')
  await screenshots(page, 'cape')
  const download = page.waitForEvent('download')
  await press(page, 'CAPE file 1 (CSV)')
  const file = await download
  expect(file.suggestedFilename()).toBe('cape-entries-1.csv')
  expect(await readFile(await file.path(), 'utf8')).toBe('Entry Number\r\nXYZ-1100001-1\r\nXYZ-1100002-9\r\n')
  expect(faults).toEqual([])
})
