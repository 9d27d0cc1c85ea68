import { expect, test } from 'vitest'
import { selfFilerValues } from './broker-values.ts'

const importer = {
  name: 'Alder & Finch Lighting LLC',
  address_line1: '1420 E 7th St',
  city: 'Los Angeles',
  state: 'CA',
  zip: '90021',
}

test('block 46 of a self-filer has the name and address of block 30', () => {
  expect(selfFilerValues(importer)).toEqual({
    'totals_declarations.broker_name': 'Alder & Finch Lighting LLC',
    'totals_declarations.broker_address_line1': '1420 E 7th St',
    'totals_declarations.broker_address_line2': '',
    'totals_declarations.broker_city': 'Los Angeles',
    'totals_declarations.broker_state': 'CA',
    'totals_declarations.broker_zip': '90021',
  })
})

test('the phone of the importer is copied in the format of block 46, and a typed phone is not emptied', () => {
  expect(selfFilerValues({ ...importer, phone: '2135550142' })['totals_declarations.broker_phone']).toBe(
    '(213) 555-0142',
  )
  expect(selfFilerValues(importer)).not.toHaveProperty('totals_declarations.broker_phone')
})
