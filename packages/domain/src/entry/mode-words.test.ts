import { expect, test } from 'vitest'
import { fieldLabel } from './field-words.ts'
import { namedByMode } from './mode-words.ts'

const label = (field: string, mode: string) => fieldLabel(`shipment_origin.${field}`, mode).defaultMessage

test.each([
  ['40', 'Airline', 'Flight number', 'Air waybill'],
  ['21', 'Railroad', 'Train or trip number', 'Bill of lading'],
  ['30', 'Trucking company', 'Trip number', 'Bill of lading'],
  ['11', 'Vessel name', 'Voyage number', 'Bill of lading'],
  ['', 'Importing carrier', 'Voyage, flight or trip number', 'Bill of lading'],
])('mode %s names carrier, trip and bill: %s, %s, %s', (mode, carrier, trip, bill) => {
  expect(label('importing_carrier', mode)).toBe(carrier)
  expect(label('trip_number', mode)).toBe(trip)
  expect(label('bill_of_lading', mode)).toBe(bill)
})

test('a field that no mode names has the label of the field table', () => {
  expect(label('import_date', '40')).toBe('Import date')
  expect(namedByMode('shipment_origin.bill_of_lading', '40')).toEqual({ way: 'air', label: 'Air waybill' })
  expect(namedByMode('shipment_origin.bill_of_lading', '11')).toBeUndefined()
})
