export * from './sample-answers.ts'

import type {
  AgencyArticle,
  AgencyItem,
  AgencyRow,
  AgencyRowId,
  AgencyStatement,
} from '../../src/agencies/index.ts'

export const row = (record: AgencyRowId, values: Record<string, string> = {}): AgencyRow => ({
  record,
  values,
})

const article = (codes: Record<string, string>, ...items: AgencyItem[]): AgencyArticle => ({
  codes: Object.entries(codes).map(([kind, number]) => ({ kind, number })),
  items,
})
const statement = (
  program: string,
  one: AgencyArticle,
  head: Partial<AgencyStatement> = {},
): AgencyStatement => {
  const [agency = '', code = ''] = program.split(' ')
  return { agency, program: code, ...head, articles: [one] }
}

/** The statement of each program of an agency that asks the same. */
const ofEach = (agency: string, programs: Readonly<Record<string, string>>, items: AgencyItem[]) =>
  Object.fromEntries(
    Object.entries(programs).map(([title, program]) => [
      title,
      statement(`${agency} ${program}`, article({}, ...items)),
    ]),
  )

const SIGNED = { certified: 'Y', signedOn: '2026-11-25' }
const party = (role: string) => [
  row('PG19', { role, name: 'ACME', address1: '1 MAIN ST' }),
  row('PG20', { city: 'LYON', country: 'FR' }),
]
const plant = (name: string, genus: string) => [
  row('PG04', { name, quantity: '1.00', unit: 'KG' }),
  row('PG05', { genus, species: 'ALBA' }),
  row('PG06', { sourceType: 'HRV', country: 'US' }),
]
const person = (role: string) =>
  row('PG21', { role, name: 'JOHN DOE', telephone: '310', email: 'J@ACME.EXAMPLE' })
const fdaProduct = (...items: AgencyItem[]) =>
  article(
    { FDP: '04AGT03' },
    row('PG06', { sourceType: '39', country: 'FR' }),
    row('PG10', { text: 'THE PRODUCT' }),
    ...['MF', 'DEQ', 'FD1'].flatMap(party),
    person('FD1'),
    ...party('UC'),
    ...items,
    row('PG30', { status: 'A', date: '2026-12-03', time: '1430' }),
  )
const FDA_HEAD = { processing: 'PRO', intendedUse: '220.000' }

/** A statement to each program that has nothing wrong with it. */
export const SAMPLE_STATEMENTS: Readonly<Record<string, AgencyStatement>> = {
  'Lacey Act': statement(
    'APH APL',
    article(
      {},
      ...plant('SEAT', 'QUERCUS'),
      ...plant('LEGS', 'PINUS'),
      ...party('IM'),
      row('PG22', { role: 'IM', ...SIGNED }),
      row('PG25', { lineValue: '4500' }),
    ),
  ),
  'plants and seeds': statement(
    'APH APQ',
    article(
      {},
      row('PG05', { genus: 'TULIPA', species: 'GESNERIANA' }),
      row('PG06', { sourceType: 'HRV', country: 'NL' }),
      row('PG10', { categoryType: 'AP0400' }),
      row('PG14', { type: 'A01', number: 'P587-1' }),
      ...party('IM'),
      ...party('UC'),
      row('PG29', { netUnit: 'NO', net: '5000.00' }),
    ),
  ),
  TSCA: statement(
    'EPA TS1',
    article({}, person('CI'), row('PG22', { role: 'CI', declaration: 'EP4', ...SIGNED })),
  ),
  food: statement(
    'FDA FOO',
    fdaProduct(
      row('PG23', { code: 'PFR', text: '12345678901' }),
      row('PG25', { lotNumberKind: '1', lotNumber: 'L26-101', producedFrom: '2026-08-01' }),
      row('PG25', { lotNumberKind: '4', lotNumber: 'L26-102' }),
      row('PG26', { level: '1', quantity: '10.00', unit: 'CT' }),
    ),
    FDA_HEAD,
  ),
  cosmetic: statement('FDA COS', fdaProduct(), FDA_HEAD),
  device: statement(
    'FDA DEV',
    fdaProduct(
      row('PG07', { brand: 'ACME' }),
      row('PG23', { code: 'DEV', text: '3001' }),
      row('PG23', { code: 'LST', text: 'D1' }),
    ),
    { ...FDA_HEAD, processing: 'RED' },
  ),
  radiation: statement(
    'FDA RAD',
    fdaProduct(row('PG23', { code: 'RA1' }), row('PG23', { code: 'ACC', text: '8' })),
    FDA_HEAD,
  ),
  'certificate by reference': statement(
    'CPS CPS',
    article({ PRI: 'TOY1', PRIV: '01' }, row('PG14', { number: 'LPCO-1' })),
    { processing: 'REF' },
  ),
  'certificate in full': statement(
    'CPS CPS',
    article(
      { SKU: 'TOY1' },
      row('PG06', { sourceType: '30', country: 'CN', processingStart: '2026-08-01' }),
      row('PG10', { text: '16 CFR 1501' }),
      ...party('MF'),
      person('MF'),
      row('PG30', { status: 'L', date: '2026-08-20' }),
    ),
    { intendedUse: '130.005' },
  ),
  ...ofEach(
    'NHT',
    { vehicle: 'MVS', 'HS-7': 'REI', 'theft part': 'TPE', equipment: 'OEI', 'off road': 'OFF' },
    [
      row('PG07', { brand: 'GRIPCO', model: 'GC200' }),
      ...party('MF'),
      row('PG22', { conformance: '2A', role: 'IM', ...SIGNED }),
    ],
  ),
  ...ofEach('TTB', { beer: 'BER', wine: 'WIN', spirits: 'DSP' }, [
    row('PG07', { brand: 'CHATEAU X' }),
    row('PG14', { number: '26001001000123' }),
    ...party('IM'),
    row('PG29', { netUnit: 'L', net: '9000.00' }),
  ]),
}
