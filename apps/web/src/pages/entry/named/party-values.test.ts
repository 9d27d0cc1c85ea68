import { expect, test } from 'vitest'
import { pickedValues } from './party-values.ts'

const known = { name: 'Harbor Lamp Company', city: 'Los Angeles', number: '12-3456789' }

test('picking a party replaces all of it and brings its number', () => {
  expect(pickedValues('importer_of_record', known, false)).toMatchObject({
    'parties.importer_of_record.name': 'Harbor Lamp Company',
    'parties.importer_of_record.address_line2': '',
    'parties.importer_number': '12-3456789',
  })
})

test('a masked social security number is not written into an entry', () => {
  const values = pickedValues('importer_of_record', { ...known, number: '***-**-6789' }, false)
  expect(values).not.toHaveProperty('parties.importer_number')
})

test('the number of a consignee that is the importer stays SAME', () => {
  expect(pickedValues('ultimate_consignee', known, true)).not.toHaveProperty('parties.consignee_number')
})
