import { encodeEntrySummary } from '@edfe/abi'
import { addDays, parseDay } from '@edfe/domain/calendar'
import type { EntrySummaryFacts } from '@edfe/domain/filing'
import { describe, expect, test } from 'vitest'
import {
  answer,
  CASE_ON_FILE,
  type Change,
  envelope,
  factsOf,
  file,
  imagesOf,
} from '../../test/sample-batch.ts'
import type { FiledSummary } from './filed-summary.ts'

const facts = factsOf()

/** The sample entry on file. */
const ON_FILE: FiledSummary = {
  ...CASE_ON_FILE,
  filerReference: facts.filerReference ?? '',
  importer: facts.importer,
}

/** Makes the sample entry a post summary correction of itself. */
const corrected =
  (change: Change = () => undefined): Change =>
  (summary) => {
    summary.action = 'R'
    summary.payment = undefined
    summary.cargo.firmsCode = undefined
    summary.postSummary = { headerReasons: ['H99'], explanation: ['THE INVOICE LEFT OUT AN ASSIST.'] }
    change(summary)
  }

const line =
  (change: Partial<EntrySummaryFacts['lines'][number]>): Change =>
  (summary) =>
    Object.assign(summary.lines[0]!, change)

const codesOf = (images: readonly string[], earlier: FiledSummary | undefined = ON_FILE) =>
  answer(images, earlier).conditions.map(({ code }) => code)

/** A batch in which columns of record 10 are typed over. */
const inControl = (images: string[], column: number, text: string) =>
  images.map((image) =>
    image.startsWith('10')
      ? image.slice(0, column - 1) + text + image.slice(column - 1 + text.length)
      : image,
  )

describe('a post summary correction', () => {
  test('is accepted, and leaves nothing but another one to file', () => {
    const { effects } = file(imagesOf(corrected()), ON_FILE)
    expect(answer(imagesOf(corrected()), ON_FILE)).toMatchObject({
      disposition: 'accepted',
      narrative: 'SUMMARY HAS BEEN REPLACED',
    })
    const stored = effects.flatMap((effect) => (effect.kind === 'stored' ? [effect.summary] : []))[0]
    expect(stored).toMatchObject({ isPostSummary: true })
    expect(
      codesOf(
        imagesOf((summary) => (summary.action = 'R')),
        stored,
      ),
    ).toEqual(['B54'])
    expect(codesOf(imagesOf(corrected()), stored)).toEqual([])
  })

  test('is accepted with a request to accelerate the liquidation', () => {
    const images = imagesOf(
      corrected((summary) => (summary.postSummary = { ...summary.postSummary!, isAccelerated: true })),
    )
    expect(images.find((image) => image.startsWith('10'))?.slice(64, 66)).toBe('YY')
    expect(codesOf(images)).toEqual([])
  })

  test('that is refused leaves the earlier summary on file', () => {
    expect(file(imagesOf(corrected((summary) => (summary.port = '1001'))), ON_FILE).effects).toEqual([])
  })

  test.each<[string, Change, string[]]>([
    [
      'no explanation',
      (summary) => (summary.postSummary = { headerReasons: ['H99'], explanation: [] }),
      ['287'],
    ],
    [
      'no reason',
      (summary) => (summary.postSummary = { headerReasons: [], explanation: ['AN ASSIST.'] }),
      ['748'],
    ],
    [
      'a reason of no table',
      (summary) => (summary.postSummary = { headerReasons: ['H03'], explanation: ['AN ASSIST.'] }),
      ['278'],
    ],
    [
      'a reason twice',
      (summary) => (summary.postSummary = { headerReasons: ['H99', 'H99'], explanation: ['AN ASSIST.'] }),
      ['279'],
    ],
    ['a reason of no table on a line', line({ correctionReasons: ['L32'] }), ['582']],
    ['a reason twice on a line', line({ correctionReasons: ['L04', 'L04'] }), ['583']],
    ['a location of the goods', (summary) => (summary.cargo.firmsCode = 'W123'), ['280']],
    ['a payment', (summary) => (summary.payment = { type: '1', statementDate: undefined }), ['217']],
    ['another importer', (summary) => (summary.importer = '98-7654321'), ['286']],
    ['another entry type without its reason', (summary) => (summary.entryType = '02'), ['282']],
    [
      'the reason of another entry type without one',
      (summary) => (summary.postSummary = { headerReasons: ['H02'], explanation: ['AN ASSIST.'] }),
      ['281'],
    ],
  ])('is refused with %s', (_, change, expected) => {
    expect(codesOf(imagesOf(corrected(change)))).toEqual(expected)
  })

  test('is refused for another port, and for an informal entry', () => {
    expect(codesOf(imagesOf(corrected()), { ...ON_FILE, port: '2720' })).toEqual(['B44'])
    expect(codesOf(imagesOf(corrected((summary) => (summary.entryType = '11'))))).toContain('B49')
    expect(codesOf(imagesOf(corrected()), { ...ON_FILE, entryType: '11' })).toContain('B49')
  })

  test('is refused where nothing is on file, and when it comes too late', () => {
    expect(answer(imagesOf(corrected())).conditions.map(({ code }) => code)).toEqual(['B42'])
    const entered = (days: number) => ({ ...ON_FILE, entryDate: addDays(parseDay('2026-03-05')!, -days) })
    expect(codesOf(imagesOf(corrected()), entered(300))).toEqual([])
    expect(codesOf(imagesOf(corrected()), entered(301))).toEqual(['B48'])
  })

  test.each([
    ['an unknown indicator', 65, 'X', 'B41'],
    ['a certification for cargo release', 40, 'A', '271'],
    ['a live entry', 44, 'Y', '272'],
    ['a reconciliation under a trade agreement', 46, 'Y', '273'],
    ['another reconciliation', 47, '001', '274'],
    ['an unknown request to liquidate', 66, 'N', '275'],
  ])('is refused with %s', (_, column, text, code) => {
    expect(codesOf(inControl(imagesOf(corrected()), column, text))).toContain(code)
  })

  test('cannot be deleted', () => {
    const images = inControl(imagesOf(corrected((summary) => (summary.action = 'R'))), 3, 'D')
    expect(codesOf(images)).toContain('B43')
  })

  test('cannot list consolidated releases', () => {
    const images = encodeEntrySummary({ ...factsWith(corrected()) }, envelope)
    const at = images.findIndex(
      (image) => image.startsWith('33') || image.startsWith('34') || image.startsWith('35'),
    )
    images.splice(at, 0, '32B76  03245276'.padEnd(80))
    expect(codesOf(images)).toContain('270')
  })
})

const factsWith = (change: Change): EntrySummaryFacts => {
  const summary = factsOf()
  change(summary)
  return summary
}

test.each<[string, Change, string]>([
  [
    'reasons of the header',
    (summary) => (summary.postSummary = { headerReasons: ['H99'], explanation: [] }),
    '284',
  ],
  [
    'an explanation',
    (summary) => (summary.postSummary = { headerReasons: [], explanation: ['AN ASSIST.'] }),
    '277',
  ],
  ['reasons of a line', line({ correctionReasons: ['L04'] }), '580'],
])('a summary before its payment has no %s', (_, change, code) => {
  const images = inControl(imagesOf(change), 65, ' ')
  expect(answer(images).conditions.map((condition) => condition.code)).toEqual([code])
})

test('a summary before its payment asks for no accelerated liquidation', () => {
  expect(answer(inControl(imagesOf(), 66, 'Y')).conditions.map(({ code }) => code)).toEqual(['276'])
})
