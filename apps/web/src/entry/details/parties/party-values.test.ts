import { expect, test } from 'vitest'
import { mergedValues, pickedValues } from './party-values.ts'

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

test('merging writes the chosen rows and nothing else', () => {
  const rows = [
    { field: 'phone', known: '+1 213 555 0142' },
    { field: 'number', known: '***-**-6789' },
  ]
  expect(mergedValues('importer_of_record', rows, false)).toEqual({
    'parties.importer_of_record.phone': '+1 213 555 0142',
  })
})

test('merging into a consignee that is the importer leaves SAME alone', () => {
  expect(mergedValues('ultimate_consignee', [{ field: 'number', known: '12-3456789' }], true)).toEqual({})
})
