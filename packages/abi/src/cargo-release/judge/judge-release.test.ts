import {
  type CargoRelease,
  RELEASE_CONDITIONS,
  RELEASE_RECORDS,
  RELEASE_SOURCE,
  type ReleaseConditionName,
} from '@edfe/domain/filing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GOLDEN_RELEASES, goldenRelease } from '../../../test/cargo-release/golden-releases.ts'
import {
  bill,
  consignee,
  day,
  person,
  sampleRelease,
  seller,
  unlisted,
} from '../../../test/cargo-release/sample-release.ts'
import { envelope } from '../../../test/summary/sample-message.ts'
import { decodeBatch } from '../../codec/batch.ts'
import { SE_LAYOUTS } from '../../records/index.ts'
import { encodeCargoRelease } from '../encode-cargo-release.ts'
import { judgeRelease } from './judge-release.ts'

test('the tables of the usage map are read in the edition of the layouts', () => {
  const { chapter, effective } = SE_LAYOUTS.get('SE10')!.source
  expect(RELEASE_SOURCE.chapter).toContain(chapter)
  expect(RELEASE_SOURCE.effective).toBe(effective)
  expect(RELEASE_RECORDS.A.map(({ record }) => record)).toEqual(
    [...SE_LAYOUTS.keys()].filter((id) => id.startsWith('SE')).sort(),
  )
})

const context = { day: '2026-03-05', isEntryNumber: (number: string) => /^B76\d{8}$/.test(number) }
const judged = (images: readonly string[]): ReleaseConditionName[] =>
  judgeRelease(decodeBatch(images, SE_LAYOUTS), context).map(({ condition }) => condition)
const imagesOf = (release: CargoRelease): string[] => encodeCargoRelease(release, envelope).slice(2, -2)
const conditionsOf = (change: Partial<CargoRelease>) => judged(imagesOf({ ...sampleRelease(), ...change }))

test.each(GOLDEN_RELEASES)('%s: no condition is met', (_, change) => {
  expect(judged(imagesOf(goldenRelease(change)))).toEqual([])
})

test('a narrative has at most 40 columns', () => {
  for (const { narrative } of Object.values(RELEASE_CONDITIONS)) {
    expect(narrative.length).toBeLessThanOrEqual(40)
    expect(narrative).toMatch(/^[A-Z0-9 ,-]+$/)
  }
})

const billGroup = (...numbers: ReturnType<typeof bill>[]) => [{ numbers, conveyances: [], equipment: [] }]
const line = sampleRelease().lines[0]!
const lineWith = (change: object) => [{ ...line, ...change }]
const parties = sampleRelease().parties
const without = (code: string) => parties.filter((party) => party.code !== code)
const contact = sampleRelease().contact
const conveyance = { carrier: 'CI', voyage: '1', arrivalDate: day('2026-03-06'), quantity: '5' }
const bare = { placement: undefined, bills: [], parties: [], lines: [] }
const zone = { status: 'N', quantity: '5' }
const ofZone: Partial<CargoRelease> = {
  entryType: '06',
  mode: undefined,
  bills: [],
  placement: { location: 'FA12', conveyance: 'FTZ02610' },
  lines: lineWith({ zone }),
}

const BROKEN: [ReleaseConditionName, Partial<CargoRelease>][] = [
  ['entryInvalid', { entryNumber: 'A3245276' }],
  ['typeInvalid', { entryType: '31' }],
  ['importerKindMissing', { importer: { kind: '', number: '07-4418290' } }],
  ['importerKindInvalid', { importer: { kind: 'X', number: '07-4418290' } }],
  ['importerMissing', { importer: { kind: 'EI', number: '' } }],
  ['importerInvalid', { importer: { kind: 'ANI', number: '07-4418290' } }],
  ['modeMissing', { mode: undefined }],
  ['modeInvalid', { mode: '99' }],
  ['bondTypeInvalid', { bondType: '7' }],
  ['valueTooHigh', { entryType: '11', value: '2501' }],
  ['splitReleaseInvalid', { splitRelease: '3' }],
  ['portMissing', { entryType: '02', port: undefined }],
  ['portMissing', { port: undefined, bills: billGroup(bill('I', '123456782'), bill('R', '1', 'EGLV')) }],
  ['portMissing', { ...bare, action: 'D', port: undefined, contact: { ...contact, reason: '01' } }],
  [
    'unladingMissing',
    {
      mode: '50',
      portOfUnlading: undefined,
      bills: [{ numbers: [unlisted('CP1')], conveyances: [conveyance], equipment: [] }],
    },
  ],
  ['electionNotAllowed', { placement: { isWeekly: true, electedDate: day('2026-03-06') } }],
  ['electedDateMissing', { ...ofZone, placement: { ...ofZone.placement, isWeekly: true } }],
  [
    'electedDateTooLate',
    { ...ofZone, placement: { ...ofZone.placement, isWeekly: true, electedDate: day('2026-03-13') } },
  ],
  ['locationMissing', { ...ofZone, placement: { conveyance: 'FTZ02610' } }],
  ['zoneMissing', { ...ofZone, placement: { location: 'FA12' } }],
  ['zoneInvalid', { ...ofZone, placement: { location: 'FA12', conveyance: '026' } }],
  ['voyageNotAllowed', { ...ofZone, placement: { ...ofZone.placement, voyage: '1' } }],
  ['warehouseMissing', { entryType: '21' }],
  ['warehouseNotAllowed', { placement: { warehouse: 'W123' } }],
  ['originMissing', { entryType: '22', placement: { warehouse: 'W123' } }],
  [
    'deliveryNotAllowed',
    { entryType: '21', placement: { warehouse: 'W123', asksForImmediateDelivery: true } },
  ],
  ['reasonMissing', { ...bare, action: 'D' }],
  ['reasonInvalid', { ...bare, action: 'D', contact: { ...contact, reason: '13' } }],
  ['reasonNotAllowed', { contact: { ...contact, reason: '01' } }],
  ['reasonNotAllowed', { ...bare, action: 'D', contact: { ...contact, reason: '12' } }],
  ['dispositionsNotAllowed', { contact: { ...contact, hasSeveralDispositions: true } }],
  ['billMissing', { bills: [] }],
  ['billNotAllowed', { ...ofZone, mode: '30', bills: billGroup(bill('R', '1', 'EGLV')) }],
  ['billKindInvalid', { mode: '30', bills: billGroup(bill('M', '1', 'KTRU'), bill('H', '2', 'KTRU')) }],
  ['billKindInvalid', { bills: billGroup(bill('T', '1', 'EGLV')) }],
  ['billSequence', { bills: billGroup(bill('M', '1', 'EGLV')) }],
  ['billDuplicate', { bills: [...billGroup(bill('R', '1', 'EGLV')), ...billGroup(bill('R', '1', 'EGLV'))] }],
  ['billNumberInvalid', { bills: billGroup(bill('I', '12345'), bill('R', '1', 'EGLV')) }],
  ['billNumberInvalid', { bills: billGroup(bill('R', '1-2', 'EGLV')) }],
  ['issuerMissing', { bills: billGroup(bill('R', '1')) }],
  ['issuerNotAllowed', { mode: '40', bills: billGroup(bill('R', '29712345675', 'CI')) }],
  ['issuerInvalid', { bills: billGroup(bill('R', '1', 'UNKN')) }],
  ['quantityZero', { bills: billGroup(bill('R', '1', 'EGLV', '0')) }],
  ['quantityNotAllowed', { bills: billGroup(bill('M', '1', 'EGLV', '5'), bill('H', '2', 'EGLV', '5')) }],
  [
    'quantityNotAllowed',
    { bills: [{ numbers: [bill('R', '1', 'EGLV', '5')], conveyances: [conveyance], equipment: [] }] },
  ],
  [
    'quantityMissing',
    { mode: '60', bills: [{ numbers: [unlisted('HAND')], conveyances: [conveyance], equipment: [] }] },
  ],
  ['conveyanceMissing', { bills: billGroup(unlisted('1', 'EGLV')) }],
  ['nonAutomatedMissing', { mode: '32', bills: billGroup(bill('R', 'AUTOMOBILE')) }],
  [
    'nonAutomatedNotAllowed',
    {
      mode: '40',
      bills: [{ numbers: [{ ...unlisted('1'), kind: 'T' }], conveyances: [conveyance], equipment: [] }],
    },
  ],
  [
    'conveyanceNotAllowed',
    {
      ...ofZone,
      mode: '30',
      bills: [
        {
          numbers: [bill('I', '123456782'), bill('R', '1', 'FA12')],
          conveyances: [conveyance],
          equipment: [],
        },
      ],
    },
  ],
  [
    'equipmentNotAllowed',
    {
      ...ofZone,
      mode: '30',
      bills: [
        { numbers: [bill('I', '123456782'), bill('R', '1', 'FA12')], conveyances: [], equipment: ['X1'] },
      ],
    },
  ],
  ['referenceUnknown', { references: [{ qualifier: 'ZZ', text: '1' }] }],
  ['referenceInvalid', { references: [{ qualifier: 'PER', text: 'N' }] }],
  ['referenceMissing', { bondType: '9', references: [{ qualifier: 'V1', text: '054' }] }],
  ['referenceMissing', { contact: { ...contact, hasSentDocuments: true } }],
  ['referenceMissing', { ...bare, action: 'D', contact: { ...contact, reason: '02' } }],
  ['partyUnknown', { parties: [...parties, { ...seller, code: 'XX' }] }],
  ['partyUnknown', { lines: lineWith({ parties: [{ ...seller, code: 'BKP' }] }) }],
  ['partyDuplicate', { parties: [...parties, seller] }],
  ['partyMissing', { parties: without('SE') }],
  ['partyMissing', { parties: without('BY') }],
  ['partyNameMissing', { parties: [...without('SE'), { code: 'SE' }] }],
  ['partyIdentifierNotAllowed', { parties: [...without('SE'), { ...consignee, code: 'SE' }] }],
  ['partyIdentifierMissing', { parties: [...without('CN'), person] }],
  [
    'partyIdentifierInvalid',
    { parties: [...without('CN'), { code: 'CN', identifier: { kind: 'EI', number: '074418290' } }] },
  ],
  ['addressMissing', { parties: [...without('SE'), { code: 'SE', name: 'A' }] }],
  ['addressNotAllowed', { parties: [...without('CN'), { ...consignee, address: person.address }] }],
  [
    'addressPartUnknown',
    {
      parties: [
        ...without('SE'),
        { ...seller, address: { ...person.address!, street: [{ kind: '99', text: 'X' }] } },
      ],
    },
  ],
  [
    'consigneeValueTooHigh',
    {
      entryType: '11',
      value: '2500',
      parties: [...without('CN'), person],
      lines: lineWith({ tariffs: [{ hts: '9405418440', value: '2500' }] }),
    },
  ],
  ['lineOutOfOrder', { lines: lineWith({ id: '002' }) }],
  ['zoneStatusMissing', { ...ofZone, lines: [line] }],
  ['zoneStatusNotAllowed', { lines: lineWith({ zone }) }],
  ['zoneStatusInvalid', { ...ofZone, lines: lineWith({ zone: { ...zone, status: 'D' } }) }],
  [
    'filingDateNotAllowed',
    { ...ofZone, lines: lineWith({ zone: { ...zone, filingDate: day('2020-01-02') } }) },
  ],
  [
    'currentTariffMissing',
    { ...ofZone, lines: lineWith({ zone: { status: 'P', quantity: '5', filingDate: day('2020-01-02') } }) },
  ],
  [
    'currentTariffNotAllowed',
    { lines: lineWith({ tariffs: [{ hts: '9405418440', currentHts: '9405418440' }] }) },
  ],
  ['tariffPairMissing', { entryType: '23' }],
  ['tariffOrder', { lines: lineWith({ tariffs: [{ hts: '9405418440' }, { hts: '9903885500' }] }) }],
  ['tariffInvalid', { lines: lineWith({ tariffs: [{ hts: '94054184' }] }) }],
  [
    'lineValueMissing',
    {
      entryType: '11',
      value: '100',
      parties: [...without('CN'), person],
      lines: lineWith({ tariffs: [{ hts: '9405418440' }] }),
    },
  ],
]

test.each(BROKEN)('%s (%#)', (condition, change) => {
  expect(conditionsOf(change)).toContain(condition)
})

describe('structure', () => {
  const [header = '', placement = '', contactImage = '', billImage = '', ...rest] = imagesOf(sampleRelease())
  const partyImages = rest.slice(0, -2)
  const [lineImage = '', tariff = ''] = rest.slice(-2)
  const whole = [header, placement, contactImage, billImage, ...partyImages, lineImage, tariff]

  test.each([
    ['recordMissing', [header, placement, billImage, ...rest]],
    ['recordMissing', [header, placement, contactImage, billImage, ...partyImages]],
    ['recordMissing', [header, placement, contactImage, billImage, ...partyImages, lineImage]],
    ['recordMissing', [...whole, lineImage.replace('001', '002')]],
    ['recordOutOfOrder', [header, contactImage, placement, billImage, ...rest]],
    ['recordOutOfOrder', [...whole, billImage]],
    ['recordOutOfOrder', [header, contactImage, 'SE16'.padEnd(80), billImage, ...rest]],
    ['recordTooOften', [header, placement, placement, contactImage, billImage, ...rest]],
    ['recordTooOften', [...whole, ...Array.from({ length: 32 }, () => tariff)]],
    ['recordUnknown', [header, placement, 'SE99'.padEnd(80)]],
    ['recordNotAllowed', [header.replace('SE10A', 'SE10U'), contactImage, ...rest]],
    ['recordNotAllowed', [header.replace('SE10A', 'SE10D'), placement]],
    ['actionMissing', [header.replace('SE10A', 'SE10 '), contactImage]],
    ['actionUnknown', [header.replace('SE10A', 'SE10X'), contactImage]],
    ['actionMissing', [contactImage]],
    ['actionMissing', []],
    ['filerMissing', whole.map((image) => image.replace('AB76', 'A   '))],
    ['entryMissing', whole.map((image) => image.replace('03245276', '        '))],
    ['typeMissing', whole.map((image) => image.replace(' 01EI', '   EI'))],
    ['fieldMissing', whole.map((image) => image.replace('J MARTIN', '        '))],
    ['fieldInvalid', whole.map((image) => image.replace('J MARTIN', 'J. MARTIN').slice(0, 80))],
  ] as const)('%s (%#)', (condition, images) => {
    expect(judged(images)).toEqual([condition])
  })
})

test('a condition that two rules find comes once', () => {
  expect(conditionsOf({ entryType: '22', placement: { warehouse: 'W123' } })).toEqual(['originMissing'])
})

test('two consignees by name may be of low value each', () => {
  const tariffs = [{ hts: '9405418440', value: '1250' }]
  const release = { entryType: '11', value: '2500', parties: without('CN') }
  const consignees = (other: string) => [
    { ...line, tariffs, parties: [person] },
    { ...line, id: '002', tariffs, parties: [{ ...person, name: other }] },
  ]
  expect(conditionsOf({ ...release, lines: consignees('A NEIGHBOR') })).toEqual([])
  expect(conditionsOf({ ...release, lines: consignees('MARIA OLIVEIRA') })).toEqual(['consigneeValueTooHigh'])
})

test('any records in any order are judged', () => {
  const records = GOLDEN_RELEASES.flatMap(([, change]) => imagesOf(goldenRelease(change)))
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...records), fc.string())), (images) => {
      for (const condition of judged(images)) expect(RELEASE_CONDITIONS).toHaveProperty(condition)
    }),
    { numRuns: 300 },
  )
})

/** What the encoder cannot write. */
const READ: [ReleaseConditionName, (image: string) => string][] = [
  ['electionInvalid', (image) => image.replace(/^SE11 /, 'SE11X')],
  [
    'nonAutomatedInvalid',
    (image) => (image.startsWith('SE15') ? image.replace(/N {7}$/, 'X       ') : image),
  ],
]

test.each(READ)('%s', (condition, change) => {
  expect(judged(imagesOf(sampleRelease()).map(change))).toContain(condition)
})

test('each condition of a release has a case', () => {
  const ofFile = [
    'entryOnFile',
    'entryNotOnFile',
    'typeChanged',
    'entryCanceled',
    'replaceAfterRelease',
    'updateTooLate',
  ]
  const ofColumns = /^(agencyData|record|field|action|filer|entryMissing|typeMissing)/
  const cased = new Set<string>([...BROKEN, ...READ].map(([condition]) => condition))
  expect(
    Object.keys(RELEASE_CONDITIONS).filter(
      (name) => !cased.has(name) && !ofFile.includes(name) && !ofColumns.test(name),
    ),
  ).toEqual([])
})
