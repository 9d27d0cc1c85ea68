import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const NOTICE = `ARRIVAL NOTICE
Vessel / voyage: PACIFIC LARK / 046E
B/L No.: ONEY48217600355
Port of loading: KAOHSIUNG, TAIWAN     Port of discharge: LONG BEACH, CA
Arrival date: 24-FEB-2026`

test('the text of an arrival notice fills step 2 in with what the person takes, and undo takes it back', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry({
    header: SAMPLE_DRAFT.header,
    shipment_origin: { mode_of_transport: '11', importing_carrier: 'EVER GLORY' },
  })
  await page.goto(`/entries/${id}/step-2`)
  await page.getByRole('button', { name: /^Paste your arrival notice/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste your arrival notice' })
  await dialog.getByLabel('Text of the notice').fill('Dear customer')
  await expect(dialog.getByText(/^Nothing was recognized/)).toBeVisible()
  await dialog.getByLabel('Text of the notice').fill(NOTICE)
  await expect(dialog.getByRole('row', { name: /Importing carrier/ })).toContainText('instead of EVER GLORY')
  await expectAccessible(page, 'values of an arrival notice')
  await screenshot(page, 'values of an arrival notice')
  await dialog.getByLabel('Take Importing carrier').uncheck()
  await dialog.getByRole('button', { name: 'Fill in 4 fields' }).click()
  await expect(dialog).toBeHidden()

  const bill = page.getByRole('textbox', { name: /^Bill of lading/ })
  await expect(bill).toHaveValue('ONEY48217600355')
  await expect(page.getByLabel(/^Import date/)).toHaveValue('02/24/2026')
  await expect(page.getByRole('combobox', { name: /^Foreign port of lading/ })).toHaveValue(/58309/)
  await expect(page.getByRole('combobox', { name: /^U.S. port of unlading/ })).toHaveValue(/2709/)
  await expect(page.getByLabel(/^Importing carrier/)).toHaveValue('EVER GLORY')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bill).toHaveValue('')
  await expect(page.getByRole('combobox', { name: /^U.S. port of unlading/ })).toHaveValue('')
})
