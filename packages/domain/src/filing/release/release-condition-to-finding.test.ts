import { expect, test } from 'vitest'
import { releaseConditionToFinding } from './release-condition-to-finding.ts'

const LINES = [
  { id: '001', hts: '9405418440' },
  { id: '002', hts: '7013499000' },
]

test.each([
  ['SE10', 'PLANNED PORT OF ENTRY REQUIRED', {}, 'header.port_code'],
  ['SE10', 'INVALID ENTRY TYPE', {}, 'header.entry_type'],
  ['SE10', 'WORDS THAT NO TABLE HAS', {}, 'header.entry_number'],
  ['', 'BATCH REJECTED', {}, 'header.entry_number'],
  ['SE13', 'CANCELLATION REASON REQUIRED', {}, 'release.contact_name'],
  ['SE15', 'BILL NUMBER OF UNKNOWN FORMAT', {}, 'shipment_origin.bill_of_lading'],
  ['SE30', 'PARTY NEEDS NAME AND ADDRESS', { code: 'ST' }, 'parties.ship_to.name'],
  ['SE36', 'ADDRESS OF PARTY MISSING', {}, 'parties.buyer.name'],
  ['SE40', 'LINE NUMBER OUT OF SEQUENCE', { lineId: '002' }, 'line_items.1.origin_country'],
  ['SE60', 'HTS NUMBER MUST HAVE TEN DIGITS', { hts: '7013499000' }, 'line_items.1.htsus'],
  ['SE60', 'HTS NUMBER MUST HAVE TEN DIGITS', { hts: '0000000000' }, 'line_items'],
])('a condition on %s, %s, leads to %j %s', (recordId, narrative, values, path) => {
  const condition = { isWarning: false, code: '', narrative, recordId, values }
  expect(releaseConditionToFinding(condition, LINES)).toMatchObject({ path, severity: 'error' })
})

const given = (values: Readonly<Record<string, string>>, row = '0') =>
  Object.entries(values).map(([question, value]) => ({ question, row, value }))

test.each([
  ['PG01', { agency: 'FDA', program: 'FOO' }, '1.agency_statements.FDA-FOO'],
  ['PG07', { brand: 'NONNA' }, '1.agency_statements.FDA-FOO.brand.0'],
  ['PG26', { level: '2', quantity: '20.00', unit: 'PK' }, '1.agency_statements.FDA-FOO.unit.1'],
  ['PG05', { genus: 'PINUS', species: 'ALBA' }, '0.agency_statements.APH-APL.genus.1'],
])('a condition on %s of an agency, %j, leads to the answer %s', (recordId, values, place) => {
  const chair = [...given({ genus: 'Quercus', species: 'robur' }), ...given({ genus: 'Pinus' }, '1')]
  const food = [...given({ brand: 'Nonna', unit: 'CT' }), ...given({ unit: 'PK' }, '1')]
  const packed = [...given({ quantity: '1000' }), ...given({ quantity: '20' }, '1')]
  const lines = [
    { ...LINES[0]!, statements: [{ agency: 'APH', program: 'APL', answers: chair }] },
    {
      ...LINES[1]!,
      statements: [{ agency: 'FDA', program: 'FOO', answers: food, shipment_answers: packed }],
    },
  ]
  const condition = { isWarning: false, code: 'P16', narrative: 'X', recordId, values }
  expect(releaseConditionToFinding(condition, lines)).toMatchObject({
    path: `line_items.${place}`,
    page: 'lines',
  })
})

test('a record of an agency that no line says leads to the lines', () => {
  const condition = { isWarning: false, code: 'P01', narrative: 'X', recordId: 'OI', values: {} }
  expect(releaseConditionToFinding(condition, LINES)).toMatchObject({ path: 'line_items' })
})

test('a warning warns, and CBP’s words are its detail', () => {
  const condition = { isWarning: true, code: '007', narrative: 'ENTRY ON FILE', recordId: 'SE10', values: {} }
  expect(releaseConditionToFinding(condition, [])).toMatchObject({
    rule_id: 'CBP_SX_007',
    severity: 'warning',
    detail: { params: { code: '007', narrative: 'ENTRY ON FILE' } },
  })
})
