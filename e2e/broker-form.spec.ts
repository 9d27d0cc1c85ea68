import { BROKER_LAYOUTS, textPdf } from '@edfe/domain/test/fixtures'
import { SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { entryIdOf } from './harness/filed.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test("the PDF of a broker's 7501 begins the next entry with what the person takes", async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const lines = [1, 2, 3].map((number) => ({
    ...sampleEntryLine(`line-${number}`, number),
    description: `Solar wall lanterns, model ${number}`,
    entered_value: String(1000 * number),
    duty_amount: `${39 * number}.00`,
  }))
  const { total_entered_value, total_duty, grand_total, ...totals } = SAMPLE_DRAFT.totals_declarations ?? {}
  const filed = await session.createEntry({
    ...SAMPLE_DRAFT,
    line_items: lines,
    totals_declarations: totals,
  })
  const pdf = await (await page.request.get(`/api/entries/${filed.id}/pdf`)).body()

  await page.goto('/start')
  await page.getByRole('button', { name: 'Open the broker’s PDF' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Start from a broker’s 7501' })
  const file = dialog.getByLabel('PDF of the form')
  const give = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await give('scan.pdf', Buffer.from(textPdf([[]])))
  await expect(dialog.getByText(/^This PDF has no text: it is a scan/)).toBeVisible()
  await give('invoice.pdf', Buffer.from('an invoice'))
  await expect(dialog.getByText('This file cannot be read as a PDF.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Start the entry' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await give('7501.pdf', pdf)
  await expect(dialog.getByRole('row', { name: /Manufacturer ID/ })).toContainText('TWHSI118TAI')
  await expect(dialog.getByRole('row', { name: /model 3/ })).toContainText('$3,000.00')
  await expectAccessible(page, 'values of a broker form')
  await screenshot(page, 'broker-form')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'values of a broker form on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByLabel('Take line 2').uncheck()
  await dialog.getByLabel('Take Location of goods').uncheck()
  await dialog.getByRole('button', { name: 'Start the entry' }).click()

  await expect(page).toHaveURL(/\/step-1$/)
  const { draft_data: draft } = await session.entry(entryIdOf(page))
  expect(draft.line_items?.map(({ description }) => description)).toEqual([
    'Solar wall lanterns, model 1',
    'Solar wall lanterns, model 3',
  ])
  expect(draft.line_items?.[0]).toMatchObject({ htsus: '9405.41.8440', entered_value: '1000', net_qty: '65' })
  expect(draft.shipment_origin).toMatchObject({ manufacturer_id: 'TWHSI118TAI', us_port_unlading: '2709' })
  expect(draft.shipment_origin?.bill_of_lading ?? '').toBe('')
  expect(draft.shipment_origin?.import_date ?? '').toBe('')
  expect(draft.parties?.location_of_goods ?? '').toBe('')
  expect(draft.parties).toMatchObject({ consignee_number: 'SAME', same_as_importer: true })
  expect(draft.header?.entry_date ?? '').not.toBe(SAMPLE_DRAFT.header?.entry_date)
  expect(faults).toEqual([])
})

test('a form of 120 lines is compared with the tariff in all of them, also after the network was lost', async ({
  page,
  session,
}) => {
  const lines = Array.from({ length: 120 }, (_, index) => ({
    ...sampleEntryLine(`line-${index + 1}`, index + 1),
    description: `Solar wall lanterns, model ${index + 1}`,
    entered_value: '1000',
    duty_amount: index === 119 ? '140.00' : '139.00',
  }))
  const { total_entered_value, total_duty, grand_total, ...totals } = SAMPLE_DRAFT.totals_declarations ?? {}
  const filed = await session.createEntry({
    ...SAMPLE_DRAFT,
    line_items: lines,
    totals_declarations: totals,
  })
  const buffer = await (await page.request.get(`/api/entries/${filed.id}/pdf`)).body()
  await page.goto('/start')
  let asked = 0
  await page.route('**/api/tariff/duties', (route) => {
    asked += 1
    // The second part is lost, and so is the try after it.
    return asked === 2 || asked === 3 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: 'Open the broker’s PDF' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start from a broker’s 7501' })
  await dialog
    .getByLabel('PDF of the form')
    .setInputFiles({ name: '7501.pdf', mimeType: 'application/pdf', buffer })
  await expect(dialog.getByText('The duty of 70 of 120 lines could not be compared.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(dialog.getByText('Duty compared with the tariff for all 120 lines. 1 differs.')).toBeVisible()
  expect(asked).toBe(5)
  await expect(dialog.getByRole('row', { name: /model 119 / })).toContainText('Tariff today: 3.9%, $139.00')
  await expect(dialog.getByRole('row', { name: /model 120 / })).toContainText('Differs. Tariff today:')
  await expectAccessible(page, 'a form of 120 lines')
})

for (const [layout, texts] of Object.entries(BROKER_LAYOUTS)) {
  test(`a form with ${layout} is read from its PDF, with the duty of the tariff beside that of the form`, async ({
    page,
    session,
  }) => {
    await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
    await page.goto('/start')
    await page.getByRole('button', { name: 'Open the broker’s PDF' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start from a broker’s 7501' })
    await dialog
      .getByLabel('PDF of the form')
      .setInputFiles({ name: '7501.pdf', mimeType: 'application/pdf', buffer: Buffer.from(textPdf([texts])) })
    await expect(dialog.getByRole('row', { name: /Vessel name/ })).toContainText('PACIFIC LARK')
    await expect(dialog.getByRole('row', { name: /Bond number/i })).toContainText('123456789')
    await expect(dialog.getByRole('row', { name: /Importer of record name/ })).toContainText(
      'HARBOR LAMP COMPANY',
    )
    const lantern = dialog.getByRole('row', { name: /SOLAR WALL LANTERNS/ })
    await expect(lantern).toContainText('Form: 3.9%, $473.03')
    // The surcharge of section 122 began on this day.
    await expect(lantern).toContainText('Differs. Tariff today: 3.9%, $1,685.93')
    const table = dialog.getByRole('row', { name: /OAK TABLES/ })
    await expect(table).toContainText('Form: 3%, $60.00')
    await expect(table).toContainText('Differs. Tariff today:')

    await dialog.getByRole('button', { name: /show Manufacturer ID on its page/ }).press('Enter')
    const pages = dialog.getByRole('region', { name: 'Pages of the form' })
    const marks = pages.locator('canvas ~ span')
    await expect(marks).toHaveCount(1)
    await dialog.getByRole('button', { name: /^1 ?, show the line on its page/ }).press('Enter')
    await expect.poll(() => marks.count()).toBeGreaterThan(4)
    // Every figure is beside the page that it is compared with, not under it.
    await expect(async () => {
      const figures = await table.locator('td').last().boundingBox()
      const shown = await pages.boundingBox()
      expect(figures!.x + figures!.width).toBeLessThanOrEqual(shown!.x)
    }).toPass()
    await expectAccessible(page, `a form with ${layout}`)
    await screenshot(page, `broker-form ${layout}`)
    await dialog.getByRole('button', { name: 'Start the entry' }).click()
    await expect(page).toHaveURL(/\/step-1$/)
    const { draft_data: draft } = await session.entry(entryIdOf(page))
    expect(draft.shipment_origin?.importing_carrier).toBe('PACIFIC LARK')
    expect(draft.bond_information?.bond_number).toBe('123456789')
    expect(draft.line_items?.[0]).toMatchObject({ htsus: '9405.41.8440', entered_value: '12129' })
    expect(draft.line_items?.[1]?.duty_amount ?? '', 'the duty of the form is never taken').not.toBe('60.00')
  })
}
