import { expect, test } from 'vitest'
import { laneOf, laneValues } from './index.ts'

test('a lane is known with the mode and the origin or the manufacturer', () => {
  const lane = { mode: '11', manufacturer: '', origin: 'VN' }
  expect(laneOf({ shipment_origin: { mode_of_transport: '11', country_of_origin: 'VN' } })).toEqual(lane)
  expect(
    laneOf({ shipment_origin: { mode_of_transport: '11', manufacturer_id: 'VNHOAMIN14BIN' } }),
  ).toMatchObject({
    manufacturer: 'VNHOAMIN14BIN',
  })
  expect(laneOf({ shipment_origin: { mode_of_transport: '11' } })).toBeUndefined()
  expect(laneOf({ shipment_origin: { country_of_origin: 'VN' } })).toBeUndefined()
  expect(laneOf({})).toBeUndefined()
})

test('carrier, ports, exporting country and place are offered; dates, bill and numbers never', () => {
  const values = laneValues({
    shipment_origin: {
      mode_of_transport: '11',
      importing_carrier: 'PACIFIC LARK',
      bill_of_lading: 'ONEY48217600355',
      import_date: '2026-02-24',
      it_number: 'V1234567890',
      foreign_port_lading: '58309',
      us_port_unlading: '2709',
      exporting_country: ' ',
    },
    parties: { firms_code: 'Y258', importer_number: '12-3456789' },
  })
  expect(values).toEqual([
    { field: 'shipment_origin.importing_carrier', value: 'PACIFIC LARK' },
    { field: 'shipment_origin.foreign_port_lading', value: '58309' },
    { field: 'shipment_origin.us_port_unlading', value: '2709' },
    { field: 'parties.firms_code', value: 'Y258' },
  ])
})
