import {
  decodeReleaseAnswer,
  decodeSecurityFilingAnswer,
  encodeSecurityFiling,
  encodeUnifiedRelease,
} from '@edfe/abi'
import { GOLDEN_UNIFIED, goldenUnified } from '@edfe/abi/test/cargo-release'
import type { CargoRelease } from '@edfe/domain/filing'
import type { SecurityFiling } from '@edfe/domain/security-filing'
import { sampleFiling } from '@edfe/domain/test/security-filing'
import { expect, test } from 'vitest'
import { before, type Edit, edited, put, without } from '../../test/image-edits.ts'
import { context, envelope } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { fileOver, NOTHING_ON_FILE } from './on-file.ts'

/** A file to which each message adds its effects, and its two answers. */
function customs() {
  const file = fileOver(NOTHING_ON_FILE)
  const send = (images: readonly string[]) => {
    const { images: answer, apart, effects } = processTransmission(images, context, file)
    for (const effect of effects) file.apply(effect)
    return {
      name: apart?.name,
      release: decodeReleaseAnswer(answer),
      filing: apart && decodeSecurityFilingAnswer(apart.images),
      apart: apart?.images ?? [],
      effects: effects.map(({ kind }) => kind),
    }
  }
  return { file, send }
}

const sent = (release: Partial<CargoRelease> = {}, filing: Partial<SecurityFiling> = {}) => {
  const unified = goldenUnified(release, filing)
  return encodeUnifiedRelease(unified.release, unified.filing, envelope)
}

const NUMBER = 'B76-00000000001'

test.each(GOLDEN_UNIFIED.filter(([, { action = 'A' }]) => action === 'A'))(
  '%s: both are taken as written by hand, each with its answer',
  (_, ...changes) => {
    const { send, file } = customs()
    const { release, filing, name } = send(sent(...changes))
    expect(release).toMatchObject({ disposition: 'accepted', entryNumber: '03245276' })
    expect(filing).toMatchObject({ disposition: 'accepted', transaction: NUMBER, conditions: [] })
    expect(name).toBe('unified')
    expect(file.release('B7603245276')).toBeDefined()
    expect(file.securityFilings()).toMatchObject([{ transaction: NUMBER, isDeleted: false }])
  },
)

test('the answer to the security filing is its own, and has its own reference', () => {
  expect(
    customs()
      .send(sent())
      .apart.map((image) => image.trimEnd()),
  ).toEqual([
    'A2704B76      030526     SN                                ORG-1',
    'B  2704B76SN                                               ORG-1',
    'SF10101ACTEI 07-4418290             11B76-00000000001EGLV',
    'SF20CR B7603245276',
    'SF9002   ISF ACCEPTED',
    'Y  2704B76SN00003',
    'Z2704B76      030526',
  ])
})

test('the bills of the entry are those of its security filing, which a separate one meets and replaces', () => {
  const { send, file } = customs()
  send(sent())
  expect(file.securityFilings()).toMatchObject([
    { bills: ['EGLV142600318458'], ownReference: 'B7603245276', importer: '07-4418290' },
  ])
  const alone = { ...sampleFiling(), bills: [{ kind: 'OB', number: 'EGLV142600318458' }] }
  const filed = (change: Partial<SecurityFiling>) =>
    decodeSecurityFilingAnswer(
      processTransmission(encodeSecurityFiling({ ...alone, ...change }, envelope), context, file).images,
    )
  expect(filed({}).conditions).toMatchObject([{ code: 'S08' }])
  expect(filed({ action: 'R', transaction: NUMBER })).toMatchObject({ disposition: 'accepted' })
})

test('both are replaced in one message', () => {
  const { send } = customs()
  send(sent())
  const { release, filing } = send(sent({ action: 'R' }, { action: 'R', transaction: NUMBER }))
  expect([release.disposition, filing?.disposition, filing?.transaction]).toEqual([
    'accepted',
    'accepted',
    NUMBER,
  ])
})

test.each<[string, Partial<SecurityFiling>, Partial<CargoRelease>, string]>([
  ['elements that follow', { reason: 'FT' }, {}, 'UNIFIED ISF MUST BE COMPLETE (CT)'],
  ['a flexible range', { reason: 'FR' }, {}, 'UNIFIED ISF MUST BE COMPLETE (CT)'],
  ['a type of five elements', { submission: '2' }, {}, 'UNIFIED ISF MUST BE TYPE 1'],
  ['household goods', { shipment: '03' }, {}, 'SHIPMENT TYPE NOT ALLOWED IN UNIFIED ISF'],
  [
    'another importer',
    { importer: { qualifier: 'EI', number: '07-4418291' } },
    {},
    'ISF IMPORTER NOT IMPORTER OF RECORD',
  ],
  [
    'a separate bond',
    { bond: { holder: '07-4418290', activity: '01', type: '8' } },
    {},
    'BOND OF ENTRY MUST COVER UNIFIED ISF',
  ],
  ['an entry without a bond', {}, { bondType: '0' }, 'BOND OF ENTRY MUST COVER UNIFIED ISF'],
  [
    'the importer as a party',
    { importerOfRecord: { qualifier: 'EI', number: '07-4418290' } },
    {},
    'ENTITY IM NOT ALLOWED IN UNIFIED ISF',
  ],
  [
    'a seller by number',
    { sellers: [{ qualifier: 'DUN', number: '555123457' }] },
    {},
    'UNIFIED ISF NEEDS NAME AND ADDRESS',
  ],
  [
    'a consignee under a passport',
    { consignee: { qualifier: 'AEF', number: 'X12345678', country: 'GB' } },
    {},
    'CONSIGNEE NEEDS IMPORTER NUMBER',
  ],
  [
    'the number of the entry as a reference of CBP',
    { references: [{ qualifier: '6B', reference: 'B7603245276' }] },
    {},
    'REFERENCE NOT ALLOWED IN UNIFIED ISF',
  ],
  ['a part of the quantity', {}, { splitRelease: '1' }, 'ENTRY NOT FOR FULL QUANTITY OF BILL'],
  ['no consolidator', { consolidators: [] }, {}, 'MISSING ENTITY'],
])('%s: the security filing is refused, and the release stays taken', (_, filing, release, narrative) => {
  const { send, file } = customs()
  const answer = send(sent(release, filing))
  expect(answer.release.disposition).toBe('accepted')
  expect(answer.filing).toMatchObject({ disposition: 'rejected' })
  expect(answer.filing?.conditions.map((one) => one.narrative)).toContain(narrative)
  expect(file.securityFilings()).toEqual([])
})

test('two master bills have no filing in one message', () => {
  const bills = goldenUnified({}, {}).release.bills
  const second = { ...bills[0]!, numbers: [{ ...bills[0]!.numbers[0]!, number: '142600318459' }] }
  const { filing } = customs().send(sent({ bills: [...bills, second] }))
  expect(filing?.conditions).toMatchObject([{ narrative: 'UNIFIED ISF IS FOR ONE MASTER BILL' }])
})

test('where the release is refused, so is the security filing that takes its goods from it', () => {
  const { send, file } = customs()
  const { release, filing } = send(sent({ value: '0', parties: [] }))
  expect([release.disposition, filing?.disposition]).toEqual(['rejected', 'rejected'])
  expect(filing?.conditions).toMatchObject([{ narrative: 'ENTRY DATA OF UNIFIED ISF REJECTED' }])
  expect(file.securityFilings()).toEqual([])
})

const HEADER = 'SF10101ACTEI 07-4418290             11               EGLV'

test.each<[string, Edit[], string, 'accepted' | 'rejected']>([
  ['a second security filing', [before('Y', HEADER)], 'RECORD REPEATED TOO OFTEN', 'accepted'],
  [
    'a bill in it',
    [before('SF20', 'SF15OBEGLV142600318458')],
    'RECORD NOT ALLOWED IN UNIFIED ISF',
    'accepted',
  ],
  [
    'a tariff number in it',
    [before('Y', 'SF40940541    TW')],
    'RECORD NOT ALLOWED IN UNIFIED ISF',
    'accepted',
  ],
  ['no header', [without('SF10')], 'RECORD OUT OF SEQUENCE', 'accepted'],
  ['a party without address', [without('SF36')], 'ADDRESS OF PARTY MISSING', 'accepted'],
  ['a field of another class', [put('SF10', 37, 'XX')], 'DATA OR RECORD NOT AS LAID OUT', 'accepted'],
])('%s: its records are refused, and the release is judged alone', (_, edits, narrative, disposition) => {
  const answer = customs().send(edited(sent(), edits))
  expect(answer.release.disposition).toBe(disposition)
  expect(answer.filing).toMatchObject({ disposition: 'rejected' })
  expect(answer.filing?.conditions.map((one) => one.narrative)).toContain(narrative)
})

test.each([
  ['before the goods of the release', before('SE40', HEADER), 'RECORD OUT OF SEQUENCE'],
  ['with an update', put('SE10', 5, 'U'), 'RECORD NOT ALLOWED FOR ACTION'],
  ['with a cancellation', put('SE10', 5, 'D'), 'RECORD NOT ALLOWED FOR ACTION'],
] as const)('a security filing %s refuses both', (_, edit, narrative) => {
  const { send, file } = customs()
  const { release, filing } = send(edited(sent(), [edit]))
  expect(release).toMatchObject({ disposition: 'rejected', conditions: [{ narrative }] })
  expect(filing?.disposition).toBe('rejected')
  expect(file.securityFilings()).toEqual([])
})

test('two releases of a batch have each their security filing', () => {
  const images = sent()
  const other = encodeUnifiedRelease(
    goldenUnified({ entryNumber: '03245286' }, {}).release,
    goldenUnified({}, {}).filing,
    envelope,
  )
  const { filing, apart, effects } = customs().send([...images.slice(0, -2), ...other.slice(2)])
  expect(apart.filter((image) => image.startsWith('SF10'))).toHaveLength(2)
  // The bill of both is the same.
  expect(filing?.conditions).toMatchObject([{ code: 'S08' }])
  expect(effects).toEqual(['release', 'security_filing', 'release'])
})
