import { describe, expect, test } from 'vitest'
import { readArrivalNotice } from './read-arrival-notice.ts'
import { readPort } from './read-port.ts'
import { readDay, readKilograms } from './read-values.ts'

/** Notices of agents abroad, and values as they are written around the world. */

const read = (text: string) =>
  Object.fromEntries(readArrivalNotice(text).map(({ field, value }) => [field.split('.').at(-1), value]))

describe('an arrival notice', () => {
  test('of a French agent has its day and its port', () => {
    expect(
      read(`Vessel: CMA CGM MARCO POLO V.0TUB1E
B/L No.: CMDUMRS0123456
Port of Loading: ANVERS, BELGIQUE
Port of Discharge: NORFOLK VA
Arrival Date: 24 février 2026
Gross weight: 12 500,50 kg`),
    ).toEqual({
      importing_carrier: 'CMA CGM MARCO POLO',
      bill_of_lading: 'CMDUMRS0123456',
      foreign_port_lading: '42305',
      us_port_unlading: '1401',
      import_date: '2026-02-24',
      gross_weight_kg: '12500.50',
    })
  })

  test('of a German agent has its day and its port', () => {
    expect(
      read(`Port of Loading: Hamburg, Deutschland
Port of Discharge: Charleston, S.C.
Arrival Date: 24. März 2026`),
    ).toEqual({ foreign_port_lading: '42879', us_port_unlading: '1601', import_date: '2026-03-24' })
  })

  test('of a Chinese agent has its port in Chinese, and its weight in tonnes', () => {
    expect(
      read(`Port of Loading: 盐田
Port of Discharge: LONG BEACH, CA
Arrival Date: 2026年2月24日
Gross weight: 12.5 MT`),
    ).toEqual({
      foreign_port_lading: '57078',
      us_port_unlading: '2709',
      import_date: '2026-02-24',
      gross_weight_kg: '12500',
    })
  })

  test('of a Spanish agent has its day', () => {
    expect(read('Port of Loading: Puerto Limón, Costa Rica\nArrival Date: 24 de febrero de 2026')).toEqual({
      foreign_port_lading: '22313',
      import_date: '2026-02-24',
    })
  })

  test('with a weight that may be read two ways, and two ports of discharge, leaves both to the person', () => {
    expect(
      read(`Arrival Date: 12 Ocak 2026
Port of Discharge: Los Angeles/Long Beach
Gross weight: 12.500 KGS`),
    ).toEqual({ import_date: '2026-01-12' })
  })
})

test.each([
  ['29.02.2028', '2028-02-29'],
  ['24 mai 2026', '2026-05-24'],
  ['24 Dez 2026', '2026-12-24'],
  ['24 juil. 2026', '2026-07-24'],
  ['24 Şubat 2026', '2026-02-24'],
  // November in Finnish begins like March.
  ['24 marraskuu 2026', '2026-11-24'],
  ['24.02.26', '2026-02-24'],
  ['15/02/26', '2026-02-15'],
  // The 26th of 2024, or the 24th of 2026.
  ['26/02/24', undefined],
  ['24th of February 2026', '2026-02-24'],
  ['FEB/24/2026', '2026-02-24'],
  ['2026-Feb-24', '2026-02-24'],
  ['2026 Feb 24', '2026-02-24'],
  ['2026-02-24T10:00', '2026-02-24'],
  ['29.02.2026', undefined],
  ['29-Feb-2026', undefined],
  ['31/04/2026', undefined],
  // The number by which Excel keeps a day.
  ['46077', undefined],
  ['24 Feb', undefined],
])('the day %j is %j', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each([
  ['12500 KGM', '12500'],
  ['KGS 12,500.00', '12500.00'],
  ['1250 g', '1.25'],
  ['2.5 MTS', '2500'],
  ['12,500.00KG / 27,557 LBS', '12500.00'],
  ['12.500 KGS', undefined],
  ['12.5 tons', undefined],
  ['PKGS 12 KGS 500', undefined],
])('the weight %j is %j kilograms', (text, kilograms) => {
  expect(readKilograms(text)).toBe(kilograms)
})

test.each([
  ['Antwerpen, Belgien', '42305'],
  ['Kopenhagen', '40948'],
  ['Shanghai Port, China', '57035'],
  ['SHANGHAI PT', '57035'],
  ['高雄', '58309'],
  ['Leam Chabang, Thailand', '54930'],
  ['HCMC, Vietnam', '55224'],
  ['Tg. Priok', '56033'],
  ['Sydney', '60267'],
  ['Sydney, Nova Scotia', '13852'],
  ['Sydney, NS, Canada', '13852'],
  ['Hamilton, Ontario', '01520'],
])('the foreign port %j is %s', (text, code) => {
  expect(readPort('foreign-ports', text)).toBe(code)
})

test('an ocean bill and the bill of its forwarder may share a line', () => {
  expect(read('OBL: OOLU2712345670    HBL#: DSVF-12345')).toEqual({
    bill_of_lading: 'OOLU2712345670',
    house_bill: 'DSVF12345',
  })
})

test.each([
  ['WAN HAI 507 E023', { importing_carrier: 'WAN HAI 507', trip_number: 'E023' }],
  ['MSC OSCAR VOY 412', { importing_carrier: 'MSC OSCAR', trip_number: '412' }],
  ['MSC OSCAR / 412', { importing_carrier: 'MSC OSCAR', trip_number: '412' }],
  ['WAN HAI 507', {}],
])('of the vessel %j digits are the voyage where something says so', (text, values) => {
  expect(read(`Vessel: ${text}`)).toEqual(values)
})

test.each(['Los Angeles/Long Beach', 'Seattle/Tacoma', 'LA/LB', 'Richmond', 'Greenville', 'Portland'])(
  '%j may be two ports, and none is taken',
  (text) => {
    expect(readPort('port-codes', text)).toBeUndefined()
  },
)

describe('a port whose name is that of a port of another country too', () => {
  test.each([
    ['Kochi', undefined],
    ['Kochi, India', '53333'],
    ['KOCHI INDIA', '53333'],
    ['Kochi (INCOK)', '53333'],
    ['Cochin', '53333'],
    ['Kochi, Japan', '58873'],
    ['Limon', undefined],
    ['Limon, Honduras', '21519'],
    ['Limon, Costa Rica', '22313'],
  ])('is known by its country: %j is %s', (text, code) => {
    expect(readPort('foreign-ports', text)).toBe(code)
  })
})
