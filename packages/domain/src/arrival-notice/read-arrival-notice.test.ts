import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FOREIGN_LOCODES, US_LOCODES } from '../reference/lazy/index.ts'
import { readArrivalNotice } from './read-arrival-notice.ts'
import { readPort } from './read-port.ts'
import { readBill, readDay, readFirms, readKilograms, readPackages, readVessel } from './read-values.ts'

const read = (text: string) =>
  Object.fromEntries(readArrivalNotice(text).map(({ field, value }) => [field.split('.').at(-1), value]))

describe('an arrival notice', () => {
  test('with a value after each label is read whole', () => {
    const notice = `ARRIVAL NOTICE / FREIGHT INVOICE
Vessel/Voyage: PACIFIC LARK / 046E
B/L No.: ONEY48217600355
Port of Loading: KAOHSIUNG, TAIWAN
Port of Discharge: LONG BEACH, CA
Arrival Date: 24-FEB-2026
I.T. No.: V1234567890    I.T. Date: 02/25/2026
Container: TCNU4182206`
    expect(read(notice)).toEqual({
      importing_carrier: 'PACIFIC LARK',
      trip_number: '046E',
      bill_of_lading: 'ONEY48217600355',
      foreign_port_lading: '58309',
      us_port_unlading: '2709',
      import_date: '2026-02-24',
      it_number: 'V1234567890',
      it_date: '2026-02-25',
    })
  })

  test('with values below labels in columns is read by column', () => {
    const notice = `Vessel / voyage\tMaster B/L\tArrival date
EVER GLORY 112W\tEGLV142600318455\tMar 2, 2026`
    expect(read(notice)).toEqual({
      importing_carrier: 'EVER GLORY',
      trip_number: '112W',
      bill_of_lading: 'EGLV142600318455',
      import_date: '2026-03-02',
    })
  })

  test('names place, FIRMS code, carrier, packages, weight and house bill', () => {
    const notice = `CARRIER SCAC: MAEU      HOUSE B/L NO.: TPLX2600417
MASTER B/L NO.: ONEY48217600355
Cargo location: Pier T Container Terminal     FIRMS code: Y258
No. of packages: 1,240 CTNS      Gross weight: 18,420.50 KGS`
    expect(read(notice)).toEqual({
      bill_of_lading: 'ONEY48217600355',
      house_bill: 'TPLX2600417',
      carrier_code: 'MAEU',
      location_of_goods: 'Pier T Container Terminal',
      firms_code: 'Y258',
      manifest_qty: '1240',
      gross_weight_kg: '18420.50',
    })
  })

  test('does not take a house bill for the bill of the carrier', () => {
    expect(read('House B/L: TPLX2600417')).toEqual({ house_bill: 'TPLX2600417' })
    expect(read('HAWB: 12345678')).toEqual({ house_bill: '12345678' })
  })

  test('leaves out the code of a carrier that issued the bill', () => {
    expect(read('SCAC: ONEY\nB/L No.: ONEY48217600355')).toEqual({ bill_of_lading: 'ONEY48217600355' })
  })

  test('of an airline has an air waybill', () => {
    expect(read('MAWB No: 297-12345675')).toEqual({ bill_of_lading: '297-12345675' })
  })

  test('gives no container and no booking for the bill', () => {
    expect(read('Container No.: TCNU4182206\nBooking No.: ONEY12345678')).toEqual({})
  })

  test.each([
    'VESSEL: EVER GLORY VOYAGE: 112W ETD: 02/01/2026 ETA: 02/24/2026',
    'Vessel: EVER GLORY Voy. No.: 112W Sailing date: 01-FEB-2026 Expected arrival: 24-FEB-2026',
    'VSL/VOY: EVER GLORY 112W ETD 02/01/2026 ETA 02/24/2026',
    'Vessel/Voyage: EVER GLORY / 112W   ETD Kaohsiung (KHH): 02/01/2026\nETA: 02/24/2026 ETD: 02/01/2026',
    'ETA: 02/24/2026 ETD: 02/01/2026 VOYAGE: 112W VESSEL: EVER GLORY',
    'VESSEL  VOYAGE  ETD  ETA\nEVER GLORY  112W  01 FEB 2026  24 FEB 2026',
  ])('reads vessel, voyage, departure and expected arrival that share a line: %j', (notice) => {
    expect(read(notice)).toEqual({
      importing_carrier: 'EVER GLORY',
      trip_number: '112W',
      export_date: '2026-02-01',
      import_date: '2026-02-24',
    })
  })

  test('reads ports, bill and packages that share a line', () => {
    const notice =
      'B/L No.: ONEY48217600355 POL: KAOHSIUNG, TAIWAN POD: LONG BEACH, CA No. of packages: 1,240 CTNS Gross weight: 18,420.50 KGS'
    expect(read(notice)).toEqual({
      bill_of_lading: 'ONEY48217600355',
      foreign_port_lading: '58309',
      us_port_unlading: '2709',
      manifest_qty: '1240',
      gross_weight_kg: '18420.50',
    })
  })

  test.each([
    'ETA: 02/24/2026\nArrival date: 02/26/2026',
    'Arrival date: 02/26/2026 ETA: 02/24/2026',
    'ETA: 02/24/2026 ATA: 02/26/2026',
  ])('takes the day of arrival before the day that was expected: %j', (notice) => {
    expect(read(notice)).toEqual({ import_date: '2026-02-26' })
  })

  test('leaves out a voyage that is longer than the field', () => {
    expect(read('Vessel: EVER GIVEN V.1187-025E')).toEqual({ importing_carrier: 'EVER GIVEN' })
  })

  test('with a port name that several ports have leaves the port to the person', () => {
    expect(read('Port of Loading: SAN')).toEqual({})
  })
})

test.each([
  ['02/24/2026', '2026-02-24'],
  ['2026-02-24', '2026-02-24'],
  ['24 Feb 2026', '2026-02-24'],
  ['February 24, 2026', '2026-02-24'],
  ['24.02.2026', '2026-02-24'],
  ['2026/02/24', '2026-02-24'],
  ['2026.2.24', '2026-02-24'],
  ['24FEB2026', '2026-02-24'],
  ['24-Feb-26', '2026-02-24'],
  ['24 FEB 26', '2026-02-24'],
  ['24/02/2026', '2026-02-24'],
  ['02/24/26', '2026-02-24'],
  ['20260224', '2026-02-24'],
  ['24th February, 2026', '2026-02-24'],
  ['Feb. 24th, 2026', '2026-02-24'],
  ['24-FEB-2026 14:30', '2026-02-24'],
  // Day and month first are both in use with points.
  ['02.03.2026', undefined],
  ['24 Feb 12:00', undefined],
  ['31-FEB-2026', undefined],
  ['soon', undefined],
])('the day %j is %j', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test('a bill is four letters and a number with digits, or the 11 digits of an air waybill', () => {
  expect(readBill('HLCU BO1210412345')).toBe('HLCUBO1210412345')
  expect(readBill('FREIGHT COLLECT')).toBeUndefined()
})

test.each([
  ['18,420.50 KGS', '18420.50'],
  ['18.420,50 kg', '18420.50'],
  ['1000 LBS', '453.592'],
  ['18420', undefined],
  ['heavy', undefined],
])('the weight %j is %j kilograms', (text, kilograms) => {
  expect(readKilograms(text)).toBe(kilograms)
})

test.each([
  ['120 CARTONS', '120'],
  ['1,240', '1240'],
  ['0 PKGS', undefined],
  ['2 x 40HC', undefined],
])('the packages %j are %j', (text, count) => {
  expect(readPackages(text)).toBe(count)
})

test.each([
  ['Y258', 'Y258'],
  ['Pier T (Y258)', 'Y258'],
  ['PIER', undefined],
  ['Y25', undefined],
])('the FIRMS code of %j is %j', (text, code) => {
  expect(readFirms(text)).toBe(code)
})

test.each([
  ['EVER GIVEN V.1187-025E', 'EVER GIVEN'],
  ['HMM ALGECIRAS Voy. 0012E', 'HMM ALGECIRAS'],
  ['PACIFIC LARK / 046E', 'PACIFIC LARK'],
  ['EVER GLORY 112W', 'EVER GLORY'],
  ['MSC ANNA FA612A', 'MSC ANNA'],
  ['CMA CGM MARCO POLO (0BXFLE1MA)', 'CMA CGM MARCO POLO'],
  ['ONE APUS VOYAGE NO. 012E', 'ONE APUS'],
  ['COSCO VENICE, V025E', 'COSCO VENICE'],
  ['COSCO SHIPPING ARIES V-042E', 'COSCO SHIPPING ARIES'],
  ['VALPARAISO EXPRESS', 'VALPARAISO EXPRESS'],
])('the vessel of %j is %j', (text, vessel) => {
  expect(readVessel(text)).toBe(vessel)
})

test.each(['SCAC: MAEU B/L 123456789', 'SCAC: MAEU\nB/L No.: 123456789', 'B/L No.: 123456789  SCAC: MAEU'])(
  'the letters of the carrier and the number of its bill make the bill: %j',
  (notice) => {
    expect(read(notice)).toEqual({ bill_of_lading: 'MAEU123456789' })
  },
)

test.each([
  ['PORT KLANG, MALAYSIA', '55751'],
  ['Port Klang', '55751'],
  ['Santos, Brazil', '35177'],
  ['SOUTHAMPTON, UK', '41374'],
  ['Cartagena, Colombia', '30107'],
  ['CARTAGENA, SPAIN', '47063'],
  ['Kingston, Jamaica', '24128'],
  ['SYDNEY, AUSTRALIA', '60267'],
  ['Manzanillo, Mexico', '20120'],
  ['MANZANILLO, PA', '22556'],
  ['Port of Shanghai', '57035'],
  ['CNSHA', '57035'],
  ['Yantian (CNYTN)', '57078'],
  ['KRPUS - Busan', '58023'],
  ['Ho Chi Minh City, Vietnam', '55224'],
  ['Nhava Sheva, India', '53313'],
  ['Đà Nẵng, Việt Nam', '55204'],
  ['Göteborg, Sweden', '40117'],
  ['XIAMEN, P.R. CHINA', '57069'],
  ['SHANGHAI CHINA', '57035'],
  ['Hai Phong Vietnam', readPort('foreign-ports', 'Hai Phong, Vietnam')],
  ['Manzanillo Mexico', '20120'],
  ['Ningbo-Zhoushan', readPort('foreign-ports', 'Ningbo')],
  ['Chattogram, Bangladesh', readPort('foreign-ports', 'Chittagong')],
  ['JNPT', '53313'],
  ['Manzanillo', undefined],
  ['Cartagena', undefined],
  ['Shenzhen', undefined],
  ['London Gateway', undefined],
])('the foreign port %j is %s', (text, code) => {
  expect(readPort('foreign-ports', text)).toBe(code)
})

test.each([
  ['Charleston, SC', '1601'],
  ['CHARLESTON SC', '1601'],
  ['Portland OR', '2904'],
  ['Savannah Georgia', '1703'],
  ['Columbus', undefined],
  ['CHARLESTON, SOUTH CAROLINA', '1601'],
  ['Portland, OR', '2904'],
  ['Buffalo, NY', '0901'],
  ['Dallas/Fort Worth, TX', '5501'],
  ['Dallas/Ft. Worth', '5501'],
  ['Port of Los Angeles', '2704'],
  ['LOS ANGELES, CA', '2704'],
  ['USLAX', '2704'],
  ['Los Angeles, CA (USLAX)', '2704'],
  ['USNYC', '1001'],
  ['New York, NY', '1001'],
  ['NEWARK, NJ', '4601'],
  ['Savannah, GA', '1703'],
  ['Houston', '5301'],
  ['Miami, FL', '5201'],
  ['Port Everglades, FL', '5203'],
  ['Wilmington, NC', '1501'],
  ['Seattle, WA', '3001'],
  ['Chicago, IL', '3901'],
  ['Charleston', undefined],
  ['Portland', undefined],
  ['Springfield, ZZ', undefined],
])('the US port %j is %s', (text, code) => {
  expect(readPort('port-codes', text)).toBe(code)
})

test('each code of a port that carriers print names one port of the schedules', () => {
  const unknown = Object.keys(FOREIGN_LOCODES).filter((code) => !readPort('foreign-ports', code))
  expect(unknown).toEqual([])
  const notInSchedule = Object.values(US_LOCODES).filter((code) => readPort('port-codes', code) !== code)
  expect(notInSchedule).toEqual([])
})

test('any text is read without failure, and each value comes from the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      for (const { found } of readArrivalNotice(text)) expect(text).toContain(found)
    }),
  )
})

test.each([
  ['Vessel: EVER ACE 045W', '045W'],
  ['VSL/VOY: EVER ACE V-045W', '045W'],
  ['M/V EVER ACE 045W', '045W'],
  ['Vsl. Name: EVER ACE', undefined],
])('the vessel is read after each of its labels: %j', (notice, trip_number) => {
  expect(read(notice)).toEqual({ importing_carrier: 'EVER ACE', ...(trip_number && { trip_number }) })
})

test.each([
  ['MAWB No: 020 1234 5675', '020-12345675'],
  ['AWB: 176-12345675', '176-12345675'],
  ['BL No. ONEYSZPE12345600', 'ONEYSZPE12345600'],
  ['Carrier SCAC HDMU / MBL NO: 22334455', 'HDMU22334455'],
])('the bill of %j is %s', (notice, bill) => {
  expect(read(notice)).toEqual({ bill_of_lading: bill })
})

test.each(['24/FEB/2026', "24'Feb'2026", '24FEB2026', '2026年2月24日', '24-Feb-26', '2026.02.24'])(
  'the day %j is read',
  (text) => {
    expect(readDay(text)).toBe('2026-02-24')
  },
)
