import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { BOND } from './fixtures/sample-forms.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { fill, fillAll, press } from './harness/by-mouse.ts'
import { alert, open, openWith } from './harness/detail-page.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { expect, test } from './harness/test.ts'

const { made, printed } = SAMPLE_ENTRY
test('the bond on file is a card in step 1, and one entry can have another bond', async ({
  page,
  session,
}) => {
  await setUpOrganization(session)
  await page.goto('/entries/new/step-1')
  await expect(page.getByText(`Continuous, number ${made.bond.number}`)).toBeVisible()
  await expect(page.getByLabel('Bond number')).toHaveCount(0)
  await expectAccessible(page, 'the bond on file in step 1')
  await expectNoSidewaysScroll(page, 'the bond on file in step 1')

  const change = page.getByRole('button', { name: 'Change for this entry (the bond)' })
  await change.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Bond number')).toBeFocused()
  await fill(page, { label: 'Bond number', value: '12345' })
  await press(page, 'Save & Continue')
  await expect(alert(page)).toContainText('Bond number must be 9 digits')
  await expectAccessible(page, 'the fields of the bond in step 1')
  await press(page, 'Use the bond on file')
  await expect(page.getByText(`Continuous, number ${made.bond.number}`)).toBeHidden()
  await expect(page.getByLabel('Bond number')).toHaveValue(made.bond.number)
})

test('without a bond on file, bond type and surety fill in coverage and company, and the rest is typed in step 1', async ({
  page,
  session,
}) => {
  const { entry, stored } = await openWith(session, { header: {}, bond_information: {} })
  await open(page, entry, 'step-1')
  await fillAll(page, [
    { label: 'Entry type', value: '01', kind: 'pick' },
    { label: 'Surety number', value: printed.surety, kind: 'search' },
    { label: 'Bond type', value: '8', kind: 'pick' },
  ])
  await expect(page.getByLabel('Bond coverage')).toHaveValue('continuous')
  await expect(page.getByLabel('Surety company')).not.toHaveValue('')
  await fillAll(page, BOND)
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect
    .poll(async () => (await stored()).bond_information)
    .toMatchObject({
      bond_number: made.bond.number,
      bond_type_detail: 'continuous',
      surety_company: made.bond.suretyCompany,
    })
  await page.getByRole('link', { name: 'Bond Details' }).click()
  await expect(page.getByLabel('Bond number')).toHaveValue(made.bond.number)
})

test('the importer of the settings is a card in step 3, and the goods go to it by one tick', async ({
  page,
  session,
}) => {
  await setUpOrganization(session)
  await page.goto('/entries/new/step-1')
  await page.getByRole('link', { name: /Parties & Locations/ }).click()
  const importer = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Importer of record', exact: true }) })
  await expect(importer).toContainText(made.importer.name)
  await expect(importer).toContainText(made.importerNumber)
  await expect(importer).toContainText('1420 E 7th St, Los Angeles, CA 90021')
  await expect(page.getByLabel('Importer number')).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Same as Importer of Record' }).check()
  await expect(page.getByText('The same as the importer of record.')).toBeVisible()
  await expectAccessible(page, 'the cards of step 3')
  await expectNoSidewaysScroll(page, 'the cards of step 3')

  await fill(page, { label: 'FIRMS code', value: 'y292' })
  await page.getByRole('button', { name: 'Change for this entry (ultimate consignee)' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Ultimate consignee name')).toBeFocused()
  await expect(page.getByLabel('Ultimate consignee city')).toHaveValue(made.importer.city)
  await press(page, 'Add the seller')
  await expect(page.getByLabel('Seller name')).toBeFocused()
  await page.getByLabel('Seller name').fill('Song Hong Lighting')
  await press(page, 'Save & Continue')
  await expect(alert(page)).toContainText('Seller address is required')
  await expect(alert(page)).toContainText('Location of goods is required')
  await press(page, 'Remove the seller')
  await expect(page.getByRole('button', { name: 'Add the seller' })).toBeFocused()
  await expect(page.getByLabel('Seller name')).toBeHidden()
  await press(page, 'Save & Continue')
  await expect(alert(page)).not.toContainText('Seller')
})

test('a finding on the importer of the settings opens its card', async ({ page, session }) => {
  await setUpOrganization(session)
  const { entry, stored } = await openWith(session, {})
  await open(page, entry, 'step-3')
  await expect(page.getByRole('button', { name: 'Change for this entry (importer of record)' })).toBeVisible()
  await open(page, entry, 'step-3#field=parties.importer_of_record.city')
  await expect(page.getByLabel('Importer of record city')).toBeFocused()
  await page.getByLabel('Importer of record city').fill('Long Beach')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect.poll(async () => (await stored()).parties?.importer_of_record?.city).toBe('Long Beach')
  await press(page, 'Use the importer of your settings')
  await expect(page.getByLabel('Importer of record city')).toHaveValue(made.importer.city)
  await expect(page.getByText('Filled in from your settings. Undo')).toBeVisible()
})

test('a warehouse entry gets its export timing in step 2', async ({ page, session }) => {
  const { entry, stored } = await openWith(session, { header: { entry_type: '21' } })
  await open(page, entry, 'step-2')
  await page.getByRole('checkbox', { name: 'Warehouse withdrawal' }).check()
  await fillAll(page, [
    { label: 'Date of export', value: '02/01/2026' },
    { label: 'Warehouse reference', value: 'wh-4410' },
  ])
  await press(page, 'Save & Continue')
  await expect(alert(page)).toContainText('Date of export cannot be before the import date')
  await fill(page, { label: 'Date of export', value: '03/04/2026' })
  await expectAccessible(page, 'export timing in step 2')
  await press(page, 'Save & Continue', /\/step-3$/)
  expect((await stored()).export_details).toMatchObject({
    export_date: '2026-03-04',
    warehouse_withdrawal: true,
    warehouse_reference: 'WH-4410',
  })
})
