import { describe, expect, test } from 'vitest'
import { IMPORTER, SELLER, sampleFiling, sampleTransit } from '../../test/security-filing/index.ts'
import { judgeAgainstFile, judgeSecurityFiling, SECURITY_FILING_RULES } from './judge.ts'
import type { SecurityFiling } from './security-filing.ts'

const [made] = sampleFiling().manufacturers
const PASSPORT = { qualifier: 'AEF', number: 'X12345678', country: 'GB', birth: '1984-02-29' }
const SINGLE = { holder: IMPORTER.number, activity: '16', type: '9' }

/** A change of the sample for each rule, and the place at which the rule finds it. */
const BROKEN: [rule: string, change: Partial<SecurityFiling>, place?: object][] = [
  ['ISF_SUBMISSION_TYPE', { submission: '5' }],
  ['ISF_SHIPMENT_TYPE', { shipment: '12', bond: undefined }],
  ['ISF_MODE', { mode: '40' }],
  ['ISF_ACTION_REASON', { reason: '' }],
  ['ISF_TRANSACTION_GIVEN', { transaction: 'B76-00000000017' }],
  ['ISF_TRANSACTION_MISSING', { action: 'R', transaction: '17' }],
  ['ISF_IMPORTER_QUALIFIER', { importer: { qualifier: '2', number: 'EGLV' } }],
  ['ISF_IMPORTER_MISSING', { importer: { qualifier: 'EI', number: '' } }],
  ['ISF_IMPORTER_FORMAT', { importer: { qualifier: 'EI', number: '074418290' } }],
  ['ISF_IMPORTER_BIRTH', { importer: { ...IMPORTER, birth: '1984-02-30' } }],
  ['ISF_PASSPORT_COUNTRY', { shipment: '03', bond: undefined, importer: { ...PASSPORT, country: '' } }],
  ['ISF_PASSPORT_SHIPMENT', { importer: PASSPORT }],
  ['ISF_BOND_MISSING', { bond: undefined }],
  ['ISF_BOND_NOT_TAKEN', { shipment: '04' }],
  ['ISF_BOND_HOLDER_FORMAT', { bond: { ...SINGLE, activity: '01', type: '8', holder: '07' } }],
  ['ISF_BOND_ACTIVITY', { bond: { ...SINGLE, activity: '05', type: '8' } }],
  ['ISF_BOND_TYPE', { bond: { ...SINGLE, activity: '01' } }],
  ['ISF_BOND_REFERENCE', { bond: SINGLE, references: [{ qualifier: 'V1', reference: '054' }] }],
  ['ISF_BOND_SURETY', { bond: SINGLE, references: [{ qualifier: 'SBN', reference: 'ISF1' }] }],
  [
    'ISF_SURETY_FORMAT',
    { references: [{ qualifier: 'V1', reference: '54' }] },
    { element: 'references', index: 0 },
  ],
  ['ISF_BILL_MISSING', { bills: [] }],
  ['ISF_BILL_FORMAT', { bills: [{ kind: 'OB', number: 'EGLV' }] }, { element: 'bills', index: 0 }],
  [
    'ISF_BILL_TWICE',
    { bills: [...sampleFiling().bills, ...sampleFiling().bills] },
    { element: 'bills', index: 1 },
  ],
  ['ISF_REFERENCE', { references: [{ qualifier: '6C', reference: 'CARNET1' }] }, { element: 'references' }],
  [
    'ISF_CONTAINER',
    { containers: [{ equipment: 'CN', initial: 'EGH', number: '901234' }] },
    { element: 'containers', index: 0 },
  ],
  ['ISF_ESTIMATES', { shipment: '11', bond: undefined }],
  ['ISF_PARTY_MISSING', { stuffingPlaces: [] }],
  ['ISF_PARTY_NOT_TAKEN', { bookingParties: [SELLER] }, { element: 'bookingParties', index: 0 }],
  [
    'ISF_PARTY_NUMBER_KIND',
    { sellers: [SELLER, { qualifier: 'FR', number: 'W123' }] },
    { element: 'sellers', index: 1 },
  ],
  ['ISF_PARTY_NUMBER_FORMAT', { consignee: { qualifier: 'EI', number: '1' } }, { element: 'consignee' }],
  [
    'ISF_PARTY_PASSPORT',
    { importerOfRecord: { ...PASSPORT, country: 'XX' } },
    { element: 'importerOfRecord', index: 0 },
  ],
  [
    'ISF_PARTY_ADDRESS',
    { buyers: [{ name: 'A', address: [{ kind: '15', text: 'B' }], city: 'ST. GALLEN', country: 'CH' }] },
    { element: 'buyers', index: 0 },
  ],
  [
    'ISF_GOODS_MISSING',
    { manufacturers: [made!, { ...made!, goods: [] }] },
    { element: 'manufacturers', index: 1 },
  ],
  [
    'ISF_HTS_DIGITS',
    { manufacturers: [{ ...made!, goods: [...made!.goods, { hts: '94054', origin: 'TW' }] }] },
    { element: 'manufacturers', index: 0, goods: 1 },
  ],
  ['ISF_ORIGIN', { manufacturers: [{ ...made!, goods: [{ hts: '940541', origin: '' }] }] }, { goods: 0 }],
  ['ISF_ROUTE', { route: sampleTransit().route }, { element: 'route', index: 0 }],
  ['ISF_TARIFF_NUMBERS_NOT_TAKEN', { tariffNumbers: ['940541'] }, { element: 'tariffNumbers', index: 0 }],
]

test.each(BROKEN)(
  '%s has a filing that breaks it and no other',
  (rule, change, place = { element: 'header' }) => {
    const found = judgeSecurityFiling({ ...sampleFiling(), ...change })
    expect(found).toEqual([expect.objectContaining({ rule, ...place })])
    expect(found[0]!.narrative.length).toBeLessThanOrEqual(40)
  },
)

test('each rule is broken by a case', () => {
  expect(BROKEN.map(([rule]) => rule).sort()).toEqual(SECURITY_FILING_RULES.map(({ rule }) => rule).sort())
})

test('the samples of ten and of five elements are clean', () => {
  expect(judgeSecurityFiling(sampleFiling())).toEqual([])
  expect(judgeSecurityFiling(sampleTransit())).toEqual([])
})

test.each([
  ['FT', []],
  ['FX', []],
  ['FR', ['ISF_PARTY_MISSING']],
  ['CT', ['ISF_PARTY_MISSING']],
])('under the reason %s stuffing place and consolidator may follow, or not', (reason, rules) => {
  const filing = { ...sampleFiling(), reason, stuffingPlaces: [], consolidators: [] }
  expect(judgeSecurityFiling(filing).map(({ rule }) => rule)).toEqual(rules)
})

test('five elements need a tariff number, a booking party and where the cargo goes', () => {
  const filing = { ...sampleTransit(), tariffNumbers: [], bookingParties: [], route: undefined }
  expect(judgeSecurityFiling(filing).map(({ rule }) => rule)).toEqual([
    'ISF_PARTY_MISSING',
    'ISF_GOODS_MISSING',
    'ISF_ROUTE',
  ])
})

describe('against what is on file', () => {
  const onFile = [
    {
      transaction: 'B76-00000000017',
      filerCode: 'B76',
      importer: IMPORTER.number,
      bills: ['EGLV14260031845'],
    },
  ]
  const codes = (change: Partial<SecurityFiling>, filerCode = 'B76') =>
    judgeAgainstFile({ ...sampleFiling(), ...change }, filerCode, {
      filings: onFile,
      knowsImporter: (number) => number === IMPORTER.number,
    }).map(({ code }) => code)

  test('the same importer and bill are not added again', () => expect(codes({})).toEqual(['S08']))

  test('another bill is added', () => expect(codes({ bills: [{ kind: 'OB', number: 'EGLV1' }] })).toEqual([]))

  test('an importer that CBP does not know is refused, and an action that is none', () => {
    expect(codes({ importer: { qualifier: 'EI', number: '09-1234567' } })).toEqual(['S17'])
    const sent = { ...sampleFiling(), action: 'U' }
    expect(judgeAgainstFile(sent, 'B76', { filings: [], knowsImporter: () => true })).toMatchObject([
      { code: 'S07' },
    ])
  })

  test.each([
    ['on file', 'B76-00000000017', 'B76', []],
    ['unknown', 'B76-00000000018', 'B76', ['S10']],
    ['of another filer', 'B76-00000000017', 'ABC', ['S12']],
  ])('what is replaced has a number %s', (_, transaction, filerCode, expected) => {
    expect(codes({ action: 'R', transaction }, filerCode)).toEqual(expected)
  })
})
