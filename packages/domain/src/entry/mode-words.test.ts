import { expect, test } from 'vitest'
import { labelByMode, labelOfPath, namedByMode } from './mode-words.ts'

test.each([
  ['40', 'Airline', 'Flight number', 'Air waybill'],
  ['21', 'Railroad', 'Train or trip number', 'Bill of lading'],
  ['30', 'Trucking company', 'Trip number', 'Bill of lading'],
  ['11', 'Vessel name', 'Voyage number', 'Bill of lading'],
  ['', 'Importing carrier', 'Voyage, flight or trip number', 'Bill of lading'],
])('mode %s names carrier, trip and bill: %s, %s, %s', (mode, carrier, trip, bill) => {
  expect(labelByMode('importing_carrier', mode)).toBe(carrier)
  expect(labelByMode('trip_number', mode)).toBe(trip)
  expect(labelByMode('bill_of_lading', mode)).toBe(bill)
})

test('a finding has the label of the mode, where its field is named by it', () => {
  expect(labelOfPath('shipment_origin.bill_of_lading', '40')).toBe('Air waybill')
  expect(namedByMode('shipment_origin.bill_of_lading', '40')).toEqual({ way: 'air', label: 'Air waybill' })
  expect(namedByMode('shipment_origin.bill_of_lading', '11')).toBeUndefined()
  expect(labelOfPath('shipment_origin.import_date', '40')).toBe('Import date')
  expect(labelOfPath('shipment_origin.unknown', '40')).toBeUndefined()
})
