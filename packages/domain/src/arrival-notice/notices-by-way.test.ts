import { describe, expect, test } from 'vitest'
import { readArrivalNotice } from './read-arrival-notice.ts'
import { readUnlading } from './read-port.ts'
import { readFlight } from './read-trip.ts'
import { isDayInDoubt, readVessel } from './read-values.ts'

const read = (text: string) =>
  Object.fromEntries(readArrivalNotice(text).map(({ field, value }) => [field.split('.').at(-1), value]))

describe('a notice', () => {
  test('of an airline has its flight, its airport and no seaport abroad', () => {
    expect(
      read(`ARRIVAL NOTICE - AIR CARGO
MAWB No: 160-12345675   HAWB No: PVG2600417
Flight: CX 0880 / 24FEB2026
Airport of Departure: HKG   Airport of Destination: JFK
Port of Loading: HONG KONG
Arrival Date: 25-FEB-2026
Pieces: 12 PCS   Gross Weight: 245.5 KGS
FIRMS: E123`),
    ).toEqual({
      bill_of_lading: '160-12345675',
      house_bill: 'PVG2600417',
      carrier_code: 'CX',
      trip_number: 'CX880',
      us_port_unlading: '4701',
      import_date: '2026-02-25',
      firms_code: 'E123',
      manifest_qty: '12',
      gross_weight_kg: '245.5',
    })
  })

  test('of an airline with a gateway has its airline by name', () => {
    expect(
      read(`AIR WAYBILL ARRIVAL NOTIFICATION
Airline: LUFTHANSA CARGO
AWB 020-98765432
Flight no. LH8160
Gateway: ORD
ETA: 02/25/2026`),
    ).toEqual({
      bill_of_lading: '020-98765432',
      importing_carrier: 'LUFTHANSA CARGO',
      carrier_code: 'LH',
      // 'LH8160' has one character too many for the form.
      trip_number: '8160',
      us_port_unlading: '3901',
      import_date: '2026-02-25',
    })
  })

  test('of a trucker has its PAPS number, its crossing and pounds as kilograms', () => {
    expect(
      read(`PAPS PRE-ARRIVAL
Carrier: SWIFT TRANSPORTATION
SCAC: SWFT
PAPS #: SWFT123456789
Trailer: 53123   Trip No: 4412
Border crossing: Laredo, TX
ETA at border: 02/25/2026 14:30
Pieces: 24 PLTS  Weight: 42,000 LBS`),
    ).toEqual({
      bill_of_lading: 'SWFT123456789',
      importing_carrier: 'SWIFT TRANSPORTATION',
      trip_number: '4412',
      us_port_unlading: '2304',
      import_date: '2026-02-25',
      manifest_qty: '24',
      gross_weight_kg: '19050.88',
    })
  })

  test('of a trucker with a PRO number has the bill of its carrier', () => {
    expect(
      read(`TRUCK PRE-ARRIVAL NOTICE
SCAC: ABCD
PRO No.: 0012345678
Port of crossing: Port Huron MI
Estimated crossing time: 2026-02-25 08:00`),
    ).toEqual({ bill_of_lading: 'ABCD0012345678', us_port_unlading: '3802', import_date: '2026-02-25' })
  })

  test('of a railroad has its waybill and its train', () => {
    expect(
      read(`RAIL ARRIVAL NOTICE
Railroad: CANADIAN NATIONAL
Waybill No.: CNRU 654321
Railcar: CNRU 765432
Train No: 149
Port of crossing: Detroit, MI
Arrival date: Feb 25, 2026`),
    ).toEqual({
      bill_of_lading: 'CNRU654321',
      importing_carrier: 'CANADIAN NATIONAL',
      trip_number: '149',
      us_port_unlading: '3801',
      import_date: '2026-02-25',
    })
  })

  test('by sea that prints the letters of an airport names no harbor', () => {
    expect(read('Vessel: ONE STORK V.055E\nPOL: Shanghai   POD: LAX')).toEqual({
      importing_carrier: 'ONE STORK',
      trip_number: '055E',
      foreign_port_lading: '57035',
    })
  })
})

test.each([
  ['JFK', '4701', undefined],
  ['LAX', '2720', undefined],
  ['MIA', '5206', undefined],
  ['SEA', '3029', undefined],
  ['USJFK', '4701', undefined],
  ['New York (JFK)', '4701', '1001'],
  ["John F. Kennedy Int'l Airport", '4701', '4701'],
  ['New York, NY', undefined, '1001'],
  ['Los Angeles, CA', '2720', '2704'],
  ['Miami', '5206', '5201'],
  ['Boston, MA', '0417', '0401'],
  ['Detroit MI', '3807', '3801'],
  ['Chicago, IL', '3901', '3901'],
  ['Anchorage', '3126', '3126'],
  ['Atlanta', '1704', '1704'],
  ['Portland, OR', '2910', '2904'],
  // Two airports.
  ['Houston, TX', undefined, '5301'],
  ['LAX/ORD', undefined, undefined],
])('goods for %j leave an aircraft at %s and a vessel at %s', (text, air, sea) => {
  expect([readUnlading(text, 'air'), readUnlading(text, 'sea')]).toEqual([air, sea])
})

test.each([
  ['CX880', 'CX880'],
  ['CX 0880 / 24FEB', 'CX880'],
  ['5X-76', '5X76'],
  ['FX5280', '5280'],
  ['KE 081', 'KE81'],
  ['to be advised', undefined],
])('the flight %j is %s', (text, flight) => {
  expect(readFlight(text)).toBe(flight)
})

describe('days in numbers', () => {
  test('read day first where another day of the notice shows it', () => {
    expect(read('Sailing date: 24/02/2026\nETA: 03/04/2026')).toEqual({
      export_date: '2026-02-24',
      import_date: '2026-04-03',
    })
    expect(read('ETD: 24.02.2026\nETA: 03.04.2026')).toEqual({
      export_date: '2026-02-24',
      import_date: '2026-04-03',
    })
  })

  test.each([
    ['03/04/2026', true],
    ['3-4-26', true],
    ['04.03.2026', true],
    ['03/03/2026', false],
    ['03/24/2026', false],
    ['24/03/2026', false],
    ['4 March 2026', false],
    ['2026-03-04', false],
  ])('%s is in doubt: %s', (written, isInDoubt) => expect(isDayInDoubt(written)).toBe(isInDoubt))

  test('read month first where none shows it, or where both are there', () => {
    expect(read('ETD: 02/03/2026\nETA: 03/04/2026')).toMatchObject({ import_date: '2026-03-04' })
    expect(read('Issued: 24/02/2026\nETD: 02/27/2026\nETA: 03/04/2026')).toMatchObject({
      import_date: '2026-03-04',
    })
  })
})

test.each([
  ['M/V YM WELLNESS 031E', 'YM WELLNESS'],
  ['MV ONE STORK 055E (Panama flag)', 'ONE STORK'],
  ['EVER ACE (IMO 9893890) 018E', 'EVER ACE'],
])('the vessel of %j is %s', (text, vessel) => {
  expect(readVessel(text)).toBe(vessel)
})
