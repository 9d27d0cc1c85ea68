import { describe, expect, test } from 'vitest'
import { readArrivalNotice } from './read-arrival-notice.ts'

/** Labels that hold the label of another value, and labels that share a value. */

const read = (text: string) =>
  Object.fromEntries(readArrivalNotice(text).map(({ field, value }) => [field.split('.').at(-1), value]))

describe('the gross weight of a notice', () => {
  test.each([
    'Net Weight: 1,100 KG\nGross Weight: 1,200 KG',
    'Net Weight: 1,100 KG Gross Weight: 1,200 KG',
    'Gross Weight: 1,200 KG Net Weight: 1,100 KG',
    'Net Weight  Gross Weight\n1,100 KG  1,200 KG',
    'N.W.: 1100 KGS\nG.W.: 1200 KGS',
    'N.W./G.W.: 1100 KGS / 1200 KGS',
    'G.W./N.W.: 1200 KGS / 1100 KGS',
    'N/W / G/W: 1100 KGS / 1200 KGS',
    'Net/Gross Weight: 1100 KG / 1200 KG',
    'Gross/Net Weight: 1200 KG / 1100 KG',
    'Gross Wt / Net Wt: 1200 KG / 1100 KG',
    'Net: 1100 KG Gross: 1200 KG',
    'G.W./N.W.: 1200/1100 KGS',
    'N.W. - G.W.: 1100 - 1200 KGS',
    'Net/Gross Weight: 2425 / 2645.547 LBS',
  ])('is not the net weight: %j', (notice) => {
    expect(read(notice)).toEqual({ gross_weight_kg: '1200' })
  })

  test.each(['Chargeable Weight', 'Volume Weight', 'Volumetric Wt.', 'Tare Weight', 'Tare'])(
    'is not what stands under %j',
    (label) => {
      expect(read(`${label}: 1500 KG`)).toEqual({})
      expect(read(`${label}: 1500 KG\nGross Weight: 1200 KG`)).toEqual({ gross_weight_kg: '1200' })
    },
  )

  test('is a weight without a kind where the notice names no gross weight', () => {
    expect(read('Weight: 1200 KG')).toEqual({ gross_weight_kg: '1200' })
    expect(read('Net Weight: 1100 KG\nWeight: 1200 KG')).toEqual({ gross_weight_kg: '1200' })
    expect(read('Weight: 1100 KG\nGross Weight: 1200 KG')).toEqual({ gross_weight_kg: '1200' })
  })

  test('is left out when it may be read two ways, and the net weight does not take its place', () => {
    expect(read('Net/Gross Weight: 1,100 KG / 1.200 KG')).toEqual({})
  })
})

describe('two labels with one value of two parts', () => {
  test.each([
    'ETD/ETA: 02FEB26/24FEB26',
    'ETA/ETD: 24FEB26/02FEB26',
    'ETD / ETA: 02/02/2026 / 02/24/2026',
    'ETD/ETA: 02/02/2026 - 02/24/2026',
    'ETD & ETA: 02FEB26 & 24FEB26',
    'ETD - ETA: 02FEB26 - 24FEB26',
    'ETD – ETA: 02/02/2026 – 02/24/2026',
    'ETD/ETA  Terms\n02FEB26/24FEB26  PREPAID',
  ])('give the day of departure and the day of arrival: %j', (notice) => {
    expect(read(notice)).toEqual({ export_date: '2026-02-02', import_date: '2026-02-24' })
  })

  test.each([
    'MBL/HBL: MAEU123456789 / FWDR12345678',
    'HBL/MBL: FWDR12345678/MAEU123456789',
    'Master/House B/L: MAEU123456789 / FWDR12345678',
    'House/Master B/L No.: FWDR12345678 / MAEU123456789',
    'MB/L / HB/L: MAEU123456789 / FWDR12345678',
  ])('give the bill of the carrier and that of the forwarder: %j', (notice) => {
    expect(read(notice)).toEqual({ bill_of_lading: 'MAEU123456789', house_bill: 'FWDR12345678' })
  })

  test('give both ports, and for a vessel the harbor of Los Angeles, not its airport', () => {
    expect(read('Vessel: EVER ACE 045W\nPOL/POD: CNSHA/USLAX')).toEqual({
      importing_carrier: 'EVER ACE',
      trip_number: '045W',
      foreign_port_lading: '57035',
      us_port_unlading: '2704',
    })
    expect(read('MBL: MAEU123456789\nPOD/POL: LOS ANGELES, CA / SHANGHAI, CHINA')).toEqual({
      bill_of_lading: 'MAEU123456789',
      foreign_port_lading: '57035',
      us_port_unlading: '2704',
    })
  })

  test('leave out Los Angeles where nothing says if goods came by sea or by air', () => {
    expect(read('POL/POD: CNSHA/USLAX')).toEqual({ foreign_port_lading: '57035' })
  })

  test('may follow one another on a line', () => {
    expect(read('ETD/ETA: 02FEB26/24FEB26 MBL/HBL: MAEU123456789/FWDR12345678 POL/POD: CNSHA/USLGB')).toEqual(
      {
        export_date: '2026-02-02',
        import_date: '2026-02-24',
        bill_of_lading: 'MAEU123456789',
        house_bill: 'FWDR12345678',
        foreign_port_lading: '57035',
        us_port_unlading: '2709',
      },
    )
  })

  test('may be three with the voyage', () => {
    expect(read('VSL/VOY/ETA: EVER ACE / 112W / 24FEB26')).toEqual({
      importing_carrier: 'EVER ACE',
      trip_number: '112W',
      import_date: '2026-02-24',
    })
  })

  test.each(['ETD/ETA: 24FEB26', 'MBL/HBL: MAEU123456789', 'ETD/ETA: 02/02/26/24/02/26'])(
    'give nothing when the parts are not as many: %j',
    (notice) => {
      expect(read(notice)).toEqual({})
    },
  )

  test('that are two names of one value give it whole', () => {
    expect(read('Arrival Date/ETA: 02/24/2026')).toEqual({ import_date: '2026-02-24' })
  })
})

describe('the import date of a notice', () => {
  const inland = [
    'ETA at Place of Delivery',
    'Final ETA',
    'ETA FINAL DEST',
    'ETA Door',
    'ETA (final destination)',
    'Place of Delivery ETA',
    'Estimated arrival at door',
    'Arrival date at final destination',
    'ETA CFS',
    'ETA POL',
  ]

  test.each(inland)('is not the day under %j', (label) => {
    expect(read(`${label}: 03/01/2026`)).toEqual({})
  })

  test.each(inland)('is the arrival at the port, also after %j', (label) => {
    const port = 'ETA at Port of Discharge: 02/24/2026'
    for (const space of ['\n', ' ', '  '])
      expect(read(`${label}: 03/01/2026${space}${port}`)).toEqual({ import_date: '2026-02-24' })
  })

  test('is not the arrival at the door where the arrival at the port is not known yet', () => {
    expect(read('ETA: TBA Final ETA: 03/01/2026')).toEqual({})
  })

  test.each([
    'ETA Final Destination  ETA POD\n03/01/2026  02/24/2026',
    'ETA POD: 2026-02-24',
    'ETA airport of destination: 02/24/2026',
    'ETA: 02/24/2026 FINAL DEST: DALLAS',
  ])('is the day of the port or airport, and is no port itself: %j', (notice) => {
    expect(read(notice)).toEqual({ import_date: '2026-02-24' })
  })

  test('is read day first where a part over 12 shows it in either day of a pair', () => {
    expect(read('ETD/ETA: 24/02/2026 / 03/04/2026')).toEqual({
      export_date: '2026-02-24',
      import_date: '2026-04-03',
    })
  })
})
