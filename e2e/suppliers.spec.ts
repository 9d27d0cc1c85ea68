import type { DraftData, LineItem } from '@edfe/domain/entry'
import { expectAccessible } from './harness/accessible.ts'
import type { ApiSession } from './harness/api-session.ts'
import { fill } from './harness/by-mouse.ts'
import { nameOf } from './harness/field.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const FACTORY = {
  name: 'Hoa Minh Furniture Co., Ltd.',
  address_line1: '14 Song Than Rd',
  city: 'Binh Duong',
  country: 'VN',
}
const line = (more: Partial<LineItem> = {}): LineItem => ({ id: 'line-1', line_number: 1, ...more })
const EARLIER: DraftData = {
  shipment_origin: { mode_of_transport: '11', country_of_origin: 'VN', incoterm: 'FOB' },
  line_items: [
    line({ manufacturer_mid: 'VNHOAMIN14BIN', manufacturer: FACTORY, relationship: 'N' }),
    line({ id: 'line-2', line_number: 2, manufacturer_mid: 'TWSUNLAM8KAO' }),
  ],
}

/** A later entry that names no supplier yet. */
async function nextEntry(session: ApiSession) {
  await session.createEntry(EARLIER)
  const { id } = await session.createEntry({
    shipment_origin: { mode_of_transport: '11' },
    line_items: [line()],
  })
  return { id, stored: async () => (await session.entry(id)).draft_data }
}

test('a known manufacturer is suggested in step 2, and one choice fills in all that belongs to it', async ({
  page,
  session,
}) => {
  const { id, stored } = await nextEntry(session)
  await page.goto(`/entries/${id}/step-2`)
  const maker = page.getByRole('combobox', { name: nameOf('Manufacturer ID') })
  await maker.click()
  await maker.press('ArrowDown')
  const list = page.getByRole('listbox', { name: 'Known suppliers' })
  await expect(list.getByRole('option')).toHaveCount(2)
  await expect(list.getByRole('option').first()).toContainText('VNHOAMIN14BIN')
  await expectAccessible(page, 'known suppliers')
  await screenshot(page, 'known suppliers')
  await maker.pressSequentially('furn')
  await expect(list.getByRole('option')).toHaveCount(1)
  await maker.press('ArrowDown')
  await maker.press('Enter')
  await expect(maker).toHaveValue('VNHOAMIN14BIN')
  await expect(page.getByText('The manufacturer is Hoa Minh Furniture Co., Ltd.')).toBeVisible()
  await expect
    .poll(async () => (await stored()).parties?.manufacturer)
    .toMatchObject({ ...FACTORY, manufacturer_id: 'VNHOAMIN14BIN' })
  expect((await stored()).line_items?.[0]?.relationship).toBe('N')
  await expect
    .poll(async () => (await stored()).shipment_origin)
    .toMatchObject({ country_of_origin: 'VN', incoterm: 'FOB' })

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(maker).toHaveValue('FURN')
  await expect.poll(async () => (await stored()).parties?.manufacturer?.name ?? '').toBe('')
  expect((await stored()).line_items?.[0]?.relationship ?? '').toBe('')
  await expect.poll(async () => (await stored()).shipment_origin?.incoterm ?? '').toBe('')
})

test('a name of a line’s manufacturer brings address, ID and relationship along; what is typed freely stays', async ({
  page,
  session,
}) => {
  const { id, stored } = await nextEntry(session)
  await page.goto(`/entries/${id}/lines`)
  const name = page.getByRole('combobox', { name: nameOf('Manufacturer name') })
  await name.fill('Harbor Lamps')
  await name.press('Tab')
  await expect(name).toHaveValue('Harbor Lamps')
  await name.fill('hoa')
  await page.getByRole('option', { name: /Hoa Minh/ }).click()
  await expect(name).toHaveValue(FACTORY.name)
  await expect(page.getByLabel(nameOf('Manufacturer city'))).toHaveValue(FACTORY.city)
  await expect(page.getByRole('combobox', { name: nameOf('Manufacturer ID of the line') })).toHaveValue(
    'VNHOAMIN14BIN',
  )
  await expect
    .poll(async () => (await stored()).line_items?.[0])
    .toMatchObject({ relationship: 'N', manufacturer_mid: 'VNHOAMIN14BIN' })
})

test('step 4 and the parties page suggest the same suppliers', async ({ page, session }) => {
  const { id, stored } = await nextEntry(session)
  await page.goto(`/entries/${id}/step-4`)
  const maker = page.getByRole('combobox', { name: nameOf('Manufacturer ID of the line') })
  await maker.fill('vnh')
  await page.getByRole('option', { name: /Hoa Minh/ }).click()
  await expect(maker).toHaveValue('VNHOAMIN14BIN')
  await expect(page.getByRole('radio', { name: 'No' }).first()).toBeChecked()
  await expect.poll(async () => (await stored()).line_items?.[0]?.manufacturer?.city).toBe(FACTORY.city)

  await page.goto(`/entries/${id}/parties`)
  await page.getByRole('button', { name: 'Add the seller' }).click()
  await page.getByRole('combobox', { name: nameOf('Seller name') }).fill('Hoa M')
  await page.getByRole('option', { name: /Hoa Minh/ }).click()
  await expect(page.getByLabel(nameOf('Seller city'))).toHaveValue(FACTORY.city)
  await fill(page, { label: 'Seller phone', value: '+84 123 456 789' })
  await expect.poll(async () => (await stored()).parties?.seller?.name).toBe(FACTORY.name)
})

test('a factory that is named gives the ID of step 2, of the line and of the party, and is a supplier from then on', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry({
    shipment_origin: { mode_of_transport: '11' },
    line_items: [line({ description: 'Oak chairs' })],
  })
  const stored = async () => (await session.entry(id)).draft_data
  const dialog = page.getByRole('dialog', { name: 'Name the factory' })
  await page.goto(`/entries/${id}/step-2`)
  await page.getByRole('button', { name: 'Name the factory…' }).click()
  await dialog.getByLabel('Name of the factory').fill(FACTORY.name)
  await dialog.getByLabel('Street and number').fill(FACTORY.address_line1)
  await dialog.getByLabel('City').fill(FACTORY.city)
  await expect(dialog.getByRole('button', { name: 'Use this ID' })).toBeDisabled()
  await dialog.getByLabel('Country of the factory').selectOption('VN')
  await expectAccessible(page, 'the dialog of a factory')
  await screenshot(page, 'the dialog of a factory')
  await dialog.getByRole('button', { name: 'Use VNHOA14BIN' }).click()
  await expect(page.getByRole('combobox', { name: nameOf('Manufacturer ID') })).toHaveValue('VNHOA14BIN')
  await expect.poll(stored).toMatchObject({
    shipment_origin: { manufacturer_id: 'VNHOA14BIN' },
    parties: { manufacturer: { ...FACTORY, manufacturer_id: 'VNHOA14BIN' } },
  })

  await page.goto(`/entries/${id}/step-4`)
  await page.getByRole('button', { name: 'Change the factory of the entry…' }).click()
  await expect(dialog.getByLabel('Name of the factory')).toHaveValue(FACTORY.name)
  await dialog.getByLabel('Street and number').fill('9 New Road')
  await dialog.getByRole('button', { name: 'Use VNHOA9BIN' }).click()
  await expect.poll(stored).toMatchObject({
    shipment_origin: { manufacturer_id: 'VNHOA9BIN' },
    parties: { manufacturer: { address_line1: '9 New Rd', manufacturer_id: 'VNHOA9BIN' } },
  })
  await page.getByRole('button', { name: 'Name the factory…' }).click()
  await dialog.getByLabel('City').fill('Da Nang')
  await dialog.getByRole('button', { name: 'Use VNHOA9DAN' }).click()
  await expect
    .poll(async () => (await stored()).line_items?.[0])
    .toMatchObject({ manufacturer_mid: 'VNHOA9DAN', manufacturer: { city: 'Da Nang', country: 'VN' } })

  await page.goto(`/entries/${id}/parties`)
  await page.getByRole('button', { name: 'Name the factory…' }).click()
  await expect(dialog.getByLabel('Street and number')).toHaveValue('9 New Rd')
  await page.keyboard.press('Escape')

  await page.goto('/parts')
  await page.getByRole('button', { name: 'New part' }).click()
  const part = page.getByRole('dialog', { name: 'New part' })
  await part.getByRole('button', { name: 'Name the factory…' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog, 'one press closes the dialog on top').toBeHidden()
  await expect(part).toBeVisible()
})

test('a factory named in step 4 is taken back in step 2, and the form there does not save it again', async ({
  page,
  session,
}) => {
  const manufacturer_id = 'CNABC123SHE'
  const { id } = await session.createEntry({
    shipment_origin: { mode_of_transport: '11', manufacturer_id },
    line_items: [line({ description: 'Oak chairs' })],
  })
  const stored = async () => (await session.entry(id)).draft_data
  const dialog = page.getByRole('dialog', { name: 'Name the factory' })
  await page.goto(`/entries/${id}/step-4`)
  await page.getByRole('button', { name: 'Change the factory of the entry…' }).click()
  await dialog.getByLabel('Name of the factory').fill(FACTORY.name)
  await dialog.getByLabel('Street and number').fill(FACTORY.address_line1)
  await dialog.getByLabel('City').fill(FACTORY.city)
  await dialog.getByLabel('Country of the factory').selectOption('VN')
  await dialog.getByRole('button', { name: 'Use VNHOA14BIN' }).click()
  await expect.poll(stored).toMatchObject({ shipment_origin: { manufacturer_id: 'VNHOA14BIN' } })

  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Shipment' }).click()
  const field = page.getByRole('combobox', { name: nameOf('Manufacturer ID') })
  await expect(field).toHaveValue('VNHOA14BIN')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue(manufacturer_id)
  await fill(page, { label: 'Bill of lading', value: 'MAEU123456789' })
  await expect
    .poll(stored)
    .toMatchObject({ shipment_origin: { manufacturer_id, bill_of_lading: 'MAEU123456789' } })
})

test('the one dialog of factories offers the known suppliers, and one of them brings ID, origin, relationship and terms', async ({
  page,
  session,
}) => {
  const { id, stored } = await nextEntry(session)
  await page.goto(`/entries/${id}/step-4`)
  const dialog = page.getByRole('dialog', { name: 'Name the factory' })
  const known = dialog.getByRole('combobox', { name: 'One of your suppliers' })
  await page.getByRole('button', { name: 'Name the factory of the entry…' }).click()
  await known.fill('hoa')
  const suppliers = dialog.getByRole('listbox', { name: 'Known suppliers' }).getByRole('option')
  await expect(suppliers).toHaveCount(1)
  await expectAccessible(page, 'known suppliers in the dialog of a factory')
  await screenshot(page, 'known suppliers in the dialog of a factory')
  await known.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(
    page.getByText(/Also filled in: name and address, origin, terms \(FOB\), relationship/),
  ).toBeVisible()
  await expect.poll(stored).toMatchObject({
    shipment_origin: { manufacturer_id: 'VNHOAMIN14BIN', country_of_origin: 'VN', incoterm: 'FOB' },
    parties: { manufacturer: FACTORY },
    line_items: [{ relationship: 'N' }],
  })

  await page.goto('/parts')
  await page.getByRole('button', { name: 'New part' }).click()
  const part = page.getByRole('dialog', { name: 'New part' })
  await part.getByRole('button', { name: 'Name the factory…' }).click()
  await known.fill('hoa')
  await expect(suppliers).toHaveCount(1)
  await suppliers.click()
  await expect(part.getByLabel('Manufacturer ID')).toHaveValue('VNHOAMIN14BIN')
})
