import { expect, test } from 'vitest'
import type { AgencyData, AgencyItem, AgencyRow, AgencyRowId, AgencyStatement } from './agency-data.ts'
import { judgeAgencyData } from './judge-agency-data.ts'
import { ROW_CONDITIONS } from './row-conditions.ts'
import { STATEMENT_CONDITIONS } from './statement-conditions.ts'

const row = (record: AgencyRowId, values: Record<string, string> = {}): AgencyRow => ({ record, values })
const statement = (change: Partial<AgencyStatement> = {}): AgencyStatement => ({
  agency: 'FDA',
  program: 'COS',
  articles: [{ codes: [], items: [] }],
  ...change,
})
const goods = (...statements: AgencyStatement[]): AgencyData => ({ description: 'CREAM', statements })
const found = (data: AgencyData, entryType = '01') =>
  judgeAgencyData(data, entryType).map(({ condition, place }) => [condition.narrative, place.join('.')])

const STATEMENTS: [keyof typeof STATEMENT_CONDITIONS, AgencyData, place: string][] = [
  ['descriptionMissing', { ...goods(statement()), description: '' }, ''],
  ['agencyMissing', goods(statement({ agency: '' })), '0'],
  ['programMissing', goods(statement({ program: '' })), '0'],
  ['noArticle', goods(statement({ articles: [] })), '0'],
  ['noArticle', goods(statement({ articles: [] }), statement({ agency: 'EPA', disclaimer: 'A' })), '0'],
  ['noArticle', goods(statement({ articles: [] }), statement()), '0'],
  ['disclaimerUnknown', goods(statement({ articles: [], disclaimer: 'H' })), '0'],
  ['disclaimerOfOther', goods(statement({ articles: [], disclaimer: 'E' })), '0'],
  ['disclaimerOfOther', goods(statement({ articles: [], disclaimer: 'F' })), '0'],
  ['disclaimerOfOther', goods(statement({ articles: [], disclaimer: 'G' })), '0'],
  ['confidentialWrong', goods(statement({ confidential: 'N' })), '0'],
  [
    'codeKindTwice',
    goods(
      statement({
        articles: [
          {
            codes: [
              { kind: 'SKU', number: '1' },
              { kind: 'SKU', number: '2' },
            ],
            items: [],
          },
        ],
      }),
    ),
    '0',
  ],
]

test.each(STATEMENTS)('%s (%#)', (name, data, place) => {
  expect(found(data)).toEqual([[STATEMENT_CONDITIONS[name].narrative, place]])
})

test.each([
  [
    'E of Fish and Wildlife',
    statement({ agency: 'FWS', program: 'FWS', articles: [], disclaimer: 'E' }),
    '01',
  ],
  ['F of FDA in type 21', statement({ articles: [], disclaimer: 'F' }), '21'],
  ['G of the Lacey Act', statement({ agency: 'APH', program: 'APL', articles: [], disclaimer: 'G' }), '01'],
])('%s is allowed', (_, disclaimed, entryType) => {
  expect(found(goods(disclaimed), entryType)).toEqual([])
})

test('two agencies share the article of the second', () => {
  expect(found(goods(statement({ agency: 'AMS', articles: [] }), statement()))).toEqual([])
})

const PARTY = row('PG19', { role: 'MF' })

const ROWS: [keyof typeof ROW_CONDITIONS, AgencyItem[], place?: string][] = [
  ['countryForm', [row('PG06', { sourceType: 'HRV', country: 'X' })]],
  ['countryForm', [row('PG13', { issuer: 'NVWA', issuerPlaceKind: 'ISO' }), row('PG14', { number: 'NL-1' })]],
  ['percentTooHigh', [row('PG04', { percent: '100.0001' })]],
  ['sourceTypeMissing', [row('PG06', { country: 'IT' })]],
  ['processingTextMissing', [row('PG06', { sourceType: 'HRV', processingType: '017' })]],
  ['makeMissing', [row('PG08', { identity1: '1' })]],
  ['permitMissing', [row('PG13', { issuer: 'MINISTRY' })]],
  ['roleMissing', [row('PG19', { name: 'ACME' })]],
  ['partyMissing', [row('PG20', { city: 'LYON' })]],
  ['personAlone', [row('PG21', { name: 'JOHN' })]],
  ['affirmationMissing', [row('PG23', { text: '1' })]],
  ['remarkMissing', [row('PG24', { kind: 'EP1' })]],
  ['markInvalid', [row('PG22', { certified: 'X' })]],
  ['markInvalid', [row('PG22', { documentOnFile: 'N' })]],
  ['temperatureKindInvalid', [row('PG25', { temperatureKind: 'X' })]],
  ['degreesInvalid', [row('PG25', { degrees: 'R', temperature: '4.00' })]],
  ['lotGiverInvalid', [row('PG25', { lotNumberKind: '5', lotNumber: 'L26-101' })]],
  ['lotGiverInvalid', [{ rows: [row('PG25', { lotNumberKind: 'M', lotNumber: 'L26-101' })] }], '0.0.0.0'],
  ['levelMissing', [row('PG26', { unit: 'CT' })]],
  ['levelInvalid', [row('PG26', { level: '0' })]],
  ['levelOrder', [row('PG26', { level: '1' }), row('PG26', { level: '3' })], '0.0.1'],
  ['levelOrder', [{ rows: [row('PG26', { level: '2' })] }], '0.0.0.0'],
  ['containerMissing', [row('PG27', { length1: '40' })]],
  ['quantityPair', [row('PG29', { net: '1.00' })]],
  ['inspectionMissing', [row('PG30', { date: '2026-12-03' })]],
  ['inspectionInvalid', [row('PG30', { status: 'X' })]],
  ['timeInvalid', [row('PG30', { status: 'A', time: '0000' })]],
  ['timeInvalid', [row('PG30', { status: 'A', time: '1260' })]],
  ['vesselKindMissing', [row('PG31', { text: 'SEA STAR' })]],
  ['vesselTextMissing', [row('PG31', { characteristic: 'NAM' })]],
  ['routeKindMissing', [row('PG32', { country: 'TH' })]],
  ['routeNameMissing', [row('PG32', { kind: '49', placeKind: 'UNL' })]],
  ['areaMissing', [row('PG33')]],
  ['travelKindMissing', [row('PG34', { number: '1' })]],
  ['rolesAlone', [row('PG55', { role1: 'IM' })]],
  ['rolesAlone', [row('PG07', { brand: 'X' }), row('PG55', { role1: 'IM' })], '0.0.1'],
  ['overflowAlone', [row('PG60', { qualifier: 'ENA', text: 'LTD' })]],
  ['overflowAlone', [PARTY, row('PG60', { qualifier: 'TEL', text: '1' })], '0.0.1'],
]

test.each(ROWS)('%s (%#)', (name, items, place = '0.0.0') => {
  const data = goods(statement({ articles: [{ codes: [], items }] }))
  expect(found(data)).toEqual([[ROW_CONDITIONS[name].narrative, place]])
})

test('each condition has a case', () => {
  expect(new Set(STATEMENTS.map(([name]) => name))).toEqual(new Set(Object.keys(STATEMENT_CONDITIONS)))
  expect(new Set(ROWS.map(([name]) => name))).toEqual(new Set(Object.keys(ROW_CONDITIONS)))
})
