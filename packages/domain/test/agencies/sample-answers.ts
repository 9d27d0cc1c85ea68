import type { AgencyFacts, GivenAnswer } from '../../src/agencies/index.ts'

const MAKER = {
  name: 'PASTIFICIO SPA',
  address1: 'VIA ROMA 1',
  city: 'NAPOLI',
  country: 'IT',
  postalCode: '80100',
}
const IMPORTER = {
  name: 'ACME IMPORTS LLC',
  address1: '100 MAIN ST',
  city: 'LOS ANGELES',
  subdivision: 'CA',
  country: 'US',
  postalCode: '90001',
}

/** What an entry says that lacks nothing. */
export const SAMPLE_FACTS: Required<AgencyFacts> = {
  origin: 'IT',
  quantities: [],
  grossKg: '20000',
  value: '4500',
  importer: IMPORTER,
  consignee: IMPORTER,
  manufacturer: MAKER,
  shipper: MAKER,
  contact: { name: 'JOHN DOE', telephone: '3105551234', email: 'JOHN@ACME.EXAMPLE' },
  arrival: { date: '2026-12-03', port: '2704' },
  arrivalTime: '',
  signedOn: '2026-11-25',
}

/** Answers of one row. */
const row = (number: number, values: Record<string, string>): GivenAnswer[] =>
  Object.entries(values).map(([question, value]) => ({ question, value, row: `${number}` }))

const FDA = {
  product_code: '04AGT03',
  intended_use: '220.000',
  label_text: 'DRY WHEAT PASTA 500 G',
  arrival_time: '1430',
}

const HS7 = row(0, { brand: 'GRIPCO', model: 'GC200', box: '2A', certified: 'Y' })
const BOTTLED = [
  ...row(0, { brand: 'CHATEAU X', cola: '26001001000123', cola_type: 'T02', liters: '9000' }),
  ...row(0, { permit: 'CA-I-21077', permit_type: 'T01' }),
]

/** By the name of its sample statement: the program's code and its answers. */
export const SAMPLE_ANSWERS: Readonly<
  Record<string, { program: string; processing?: string; given: GivenAnswer[] }>
> = {
  'Lacey Act': {
    program: 'APL',
    given: [
      ...row(0, { certified: 'Y' }),
      ...row(0, {
        part: 'SEAT',
        quantity: '12.50',
        unit: 'KG',
        genus: 'QUERCUS',
        species: 'ALBA',
        harvested: 'US',
      }),
      ...row(1, {
        ...{ part: 'FRAME', quantity: '25', unit: 'KG', recycled: '10' },
        ...{ genus: 'PINUS', species: 'SYLVESTRIS', harvested: 'PL, SE' },
      }),
      ...row(2, {
        ...{ part: 'FOOT', component: 'STOOL-7', quantity: '3', unit: 'KG' },
        ...{ genus: 'FAGUS', species: 'SYLVATICA', harvested: 'DE' },
      }),
    ],
  },
  'plants and seeds': {
    program: 'APQ',
    given: [
      ...row(0, { category_type: 'AP0400', category: '00001', processing: 'PRP', intended_use: '155.000' }),
      ...row(0, { description: 'BULBS', quantity: '5000', unit: 'NO', arrival_time: '1430' }),
      ...row(0, { genus: 'TULIPA', species: 'GESNERIANA', grown_in: 'NL', source_type: 'HRV' }),
      ...row(0, { permit_number: 'P587-1', permit_type: 'A01', permit_until: '2027-06-30' }),
      ...row(0, { certificate_number: 'NL-26-77', certificate_type: 'A02', certificate_issuer: 'NVWA' }),
      ...row(0, { certificate_country: 'NL', certificate_day: '2026-11-20' }),
    ],
  },
  TSCA: { program: 'TS1', given: row(0, { declaration: 'EP4' }) },
  food: {
    program: 'FOO',
    given: [
      ...row(0, { ...FDA, processing: 'PRO', brand: 'NONNA', facility_registration: '12345678901' }),
      ...row(0, { quantity: '1000', unit: 'CT' }),
      ...row(1, { quantity: '20', unit: 'PK' }),
      ...row(0, { lot_number: 'L26-101', lot_by: '1', lot_from: '2026-08-01', lot_to: '2026-08-03' }),
      ...row(1, { lot_number: 'L26-102', lot_by: '4' }),
    ],
  },
  cosmetic: { program: 'COS', given: row(0, { ...FDA, cosmetic_registration: '300' }) },
  device: {
    program: 'DEV',
    given: row(0, {
      ...FDA,
      ...{
        processing: 'RED',
        brand: 'ACME',
        maker_registration: '3001',
        device_listing: 'D1',
        premarket: 'K1',
      },
    }),
  },
  radiation: { program: 'RAD', given: row(0, { ...FDA, declaration: 'RA1', accession: '8' }) },
  'certificate by reference': {
    program: 'CPS',
    processing: 'REF',
    given: row(0, { certifier: 'LPCO-1', registry_product: 'TOY1', registry_version: '01' }),
  },
  'certificate in full': {
    program: 'CPS',
    given: [
      ...row(0, { product_number: 'TOY1', intended_use: '130.005', made_on: '2026-08-01', tested: 'L' }),
      ...row(0, { tested_on: '2026-08-20', rule: '16 CFR 1501' }),
      ...row(1, { rule: '16 CFR 1303' }),
      ...row(0, { lot_number: 'B-7', lot_by: '1', lot_from: '2026-08-01', lot_to: '2026-08-09' }),
    ],
  },
  vehicle: { program: 'MVS', given: HS7 },
  'HS-7': { program: 'REI', given: HS7 },
  'theft part': { program: 'TPE', given: HS7 },
  'vehicle equipment': { program: 'OEI', given: HS7 },
  'off-road vehicle': { program: 'OFF', given: HS7 },
  beer: { program: 'BER', given: BOTTLED },
  wine: { program: 'WIN', given: BOTTLED },
  spirits: { program: 'DSP', given: BOTTLED },
}
