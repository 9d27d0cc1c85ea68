import { decodeImporterAnswer, decodeStatusAnswer, encodeImporterQuery, encodeStatusQuery } from '@edfe/abi'
import { sampleRelease } from '@edfe/abi/test/cargo-release'
import { parseDay } from '@edfe/domain/calendar'
import type { StatusQuestion } from '@edfe/domain/customs-queries'
import { expect, test } from 'vitest'
import { CASE_ON_FILE, context, envelope, imagesOf } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { liveOn } from '../life/live.ts'
import type { FiledSummary } from './filed-summary.ts'
import { NOTHING_ON_FILE, type OnFile } from './on-file.ts'
import { releaseAfter, releaseKey } from './release-changes.ts'

const ENTRY: StatusQuestion = {
  about: 'entry',
  filerCode: 'B76',
  entryNumber: '03245276',
  withBills: true,
  limit: 'all',
}

const ON_FILE: FiledSummary = {
  ...CASE_ON_FILE,
  bill: { kind: 'R', issuer: 'ONEY', number: 'HPHE48217600' },
  decisions: [
    { record: 'SO50', code: '93', narrative: 'BILL ON FILE', date: '2026-03-06', time: '0915', from: 1 },
    { record: 'SO60', code: '04', narrative: 'INTENSIVE EXAM', date: '2026-03-07', time: '1010', from: 2 },
    {
      record: 'SO60',
      code: '98',
      narrative: 'RELEASED',
      date: '2026-03-08',
      time: '1530',
      releaseDate: '2026-03-08',
      from: 3,
    },
  ],
}

const SUMMARY: Partial<OnFile> = {
  summary: (key) => (key === ON_FILE.key ? ON_FILE : undefined),
  summaries: () => [ON_FILE],
}

function ask(question: StatusQuestion | StatusQuestion[], now?: number, onFile = SUMMARY) {
  const images = encodeStatusQuery([question].flat(), envelope)
  const { images: answer, effects } = processTransmission(
    images,
    { ...context, ...(now !== undefined && { now }) },
    { ...NOTHING_ON_FILE, ...onFile },
  )
  expect(effects, 'a question files nothing').toEqual([])
  return decodeStatusAnswer(answer)
}

test('an entry on file is answered with what CBP decided about it and its bill', () => {
  const { disposition, answer } = ask(ENTRY)
  expect(disposition).toBe('accepted')
  expect(answer.entries).toMatchObject([
    {
      ...{ filerCode: 'B76', entryNumber: '03245276', port: '2704', importer: '07-4418290' },
      bills: [{ kind: 'R', issuer: 'ONEY', number: 'HPHE48217600', dispositions: [{ code: '93' }] }],
      dispositions: [{ code: '04' }, { code: '98', releaseDate: '2026-03-08', releaseOrigin: '01' }],
    },
  ])
})

test('what happens later is not in the answer, nor are bills that nobody asked for', () => {
  expect(ask({ ...ENTRY, withBills: false }, 2).answer.entries).toMatchObject([
    { bills: [], dispositions: [{ code: '04' }] },
  ])
})

test.each([
  ['last', ['98']],
  ['five', ['04', '98']],
] as const)('a question for the %s notice has so many', (limit, codes) => {
  expect(ask({ ...ENTRY, limit }).answer.entries[0]!.dispositions.map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['an entry that is not on file', { ...ENTRY, entryNumber: '03245284' }, '950'],
  ['an entry of another filer', { ...ENTRY, filerCode: 'ABC' }, 'X17'],
  [
    'a bill that nobody filed',
    { about: 'bill', issuer: 'ONEY', number: 'HPHE1', withRelated: false, limit: 'last' },
    '122',
  ],
  ['an in-bond movement', { about: 'inBond', number: '123456782', limit: 'last' }, '123'],
  ['an air waybill', { about: 'airWaybill', number: '69512345675', limit: 'last' }, '297'],
] as const)('%s is answered with its error', (_, question, code) => {
  expect(ask(question)).toMatchObject({ disposition: 'rejected', answer: { errors: [{ code }] } })
})

const FILED = parseDay('2026-03-04')!
const facts = sampleRelease()
const [numbers] = facts.bills.map((bill) => bill.numbers)
const BILL: StatusQuestion = {
  about: 'bill',
  issuer: numbers?.[0]?.issuer ?? '',
  number: numbers?.[0]?.number ?? '',
  withRelated: false,
  limit: 'all',
}
/** A release without a summary, whose life begins at moment 1, a second for a day. */
const { release: RELEASE } = liveOn(
  releaseAfter(facts, undefined, FILED, false),
  undefined,
  { scenario: 'matched', daySeconds: 1, faults: [] },
  { transmissionId: 'one', day: FILED, now: 1 },
)
const RELEASED: Partial<OnFile> = {
  release: (key) => (key === releaseKey(facts) ? RELEASE : undefined),
  releases: () => [RELEASE],
}
const END = 60 * 86_400_000

test('a release without a summary is answered with what was decided until then, its bills and agencies', () => {
  const question = { ...ENTRY, filerCode: facts.filerCode, entryNumber: facts.entryNumber }
  expect(ask(question, 0, RELEASED).answer.entries).toMatchObject([
    { entryType: facts.entryType, bills: [], dispositions: [] },
  ])
  expect(ask(question, END, RELEASED).answer.entries).toMatchObject([
    {
      bills: [
        { number: numbers?.[0]?.number, dispositions: [{ code: '91' }, { code: '93' }, { code: '95' }] },
      ],
      dispositions: [{ code: '97' }, { code: '98', releaseOrigin: '03' }, { code: '01' }],
    },
  ])
})

test('a bill is on file once CBP has matched it, with what the manifest says', () => {
  expect(ask(BILL, 0, RELEASED)).toMatchObject({
    disposition: 'rejected',
    answer: { errors: [{ code: '122' }] },
  })
  expect(ask(BILL, END, RELEASED).answer.bills).toMatchObject([
    {
      master: numbers?.[0]?.number,
      securityFiling: false,
      dispositions: [{ code: '69' }, { code: '19' }, { code: '1C' }],
    },
  ])
  expect(ask({ ...BILL, issuer: 'ONEY', number: 'HPHE48217600' }).answer.bills).toMatchObject([
    { master: 'HPHE48217600', dispositions: [{ code: '69' }, { code: '1C' }] },
  ])
})

test('each question of a batch has its own answer', () => {
  const { answer } = ask([{ ...ENTRY, entryNumber: '03245284' }, ENTRY])
  expect([answer.errors.length, answer.entries.length]).toEqual([1, 1])
})

test('a record that asks two things is insufficient', () => {
  const images = encodeStatusQuery([ENTRY], envelope).map((image) =>
    image.startsWith('WR1') ? `${image.slice(0, 31)}EGLV14260031845 ${image.slice(47)}` : image,
  )
  const { images: answer } = processTransmission(images, context, {
    ...NOTHING_ON_FILE,
    summary: () => ON_FILE,
  })
  expect(decodeStatusAnswer(answer).answer.errors).toMatchObject([{ code: 'INE' }])
})

test('a summary keeps its first bill', () => {
  const { effects } = processTransmission(imagesOf(), context, NOTHING_ON_FILE)
  expect(effects).toMatchObject([{ summary: { bill: { number: expect.stringMatching(/\d/) } } }])
})

const importers = (...numbers: string[]) =>
  decodeImporterAnswer(
    processTransmission(
      encodeImporterQuery(
        numbers.map((number) => ({ number, withAddresses: number.startsWith('07') })),
        envelope,
      ),
      context,
      NOTHING_ON_FILE,
    ).images,
  ).importers

test('an importer is active and has a bond that is sufficient', () => {
  expect(importers('07-4418290')).toMatchObject([
    {
      standing: 'bonded',
      name: 'PRACTICE IMPORTER',
      mailingAddress: { city: 'LONG BEACH' },
      bonds: [{ number: '074418290', surety: '054', activity: '1', amount: '50000', sufficient: true }],
    },
  ])
})

test('documented numbers are answered with what is wrong, seven in two records', () => {
  const asked = ['00-1234567', '08-1234567', '09-1234567', '17-1234567', '18-1234567', '123-45-6789', '07-1']
  const answered = importers(...asked)
  expect(answered.map(({ number }) => number)).toEqual(asked)
  expect(answered.map(({ standing }) => standing)).toEqual([
    'not_on_file',
    'inactive',
    'voided',
    'without_bond',
    'bonded',
    'bonded',
    'not_on_file',
  ])
  expect(answered[4]!.bonds).toMatchObject([{ sufficient: false }])
})

test('a number is answered the same each time', () =>
  expect(importers('12-3456789')).toEqual(importers('12-3456789')))
