import { decodeResponse } from '@edfe/abi'
import { describe, expect, test } from 'vitest'
import { before, type Edit, edited, put, without } from '../../test/image-edits.ts'
import { ELECTRONIC } from '../../test/rejections/optional-lines.cases.ts'
import { answer, CASE_ON_FILE, context, imagesOf } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import type { FiledSummary } from './filed-summary.ts'
import { NOTHING_ON_FILE } from './on-file.ts'

/** A warehouse entry on file, of the day on which the goods came. */
const WAREHOUSE: FiledSummary = {
  ...CASE_ON_FILE,
  key: 'B7603245284',
  entryType: '21',
  importDate: '2026-02-24',
}

/** The sample entry as a withdrawal from it. */
const WITHDRAWAL: Edit[] = [
  put('10', 34, '31'),
  put('10', 36, '  '),
  put('20', 7, '    '),
  without('22'),
  without('23'),
  before('31', '30B76  03245284 2704'),
  put('40', 37, ' '.repeat(5)),
  without('6250'),
  put('89', 17, ' '.repeat(14)),
  put('90', 15, '00000004201'),
]

const codesOf = (images: readonly string[], earlier: FiledSummary | undefined) =>
  answer(images, earlier).conditions.map(({ code }) => code)

const withdrawn = (warehouse: FiledSummary | undefined, ...edits: Edit[]) =>
  codesOf(edited(imagesOf(), [...WITHDRAWAL, ...edits]), warehouse)

describe('a withdrawal', () => {
  test('is taken, and the warehouse entry on file knows it', () => {
    const outcome = processTransmission(edited(imagesOf(), WITHDRAWAL), context, {
      ...NOTHING_ON_FILE,
      summary: (key) => (key === WAREHOUSE.key ? WAREHOUSE : undefined),
    })
    expect(decodeResponse(outcome.images)).toMatchObject({ disposition: 'accepted', conditions: [] })
    expect(outcome.effects).toMatchObject([
      { kind: 'stored', summary: { key: 'B7603245276', warehouse: WAREHOUSE.key } },
      {
        kind: 'linked',
        summary: { key: WAREHOUSE.key, withdrawals: [{ key: 'B7603245276', isFinal: false }] },
      },
    ])
  })

  test('is taken from a warehouse entry that is not on file', () => expect(withdrawn(undefined)).toEqual([]))

  test.each<[string, Partial<FiledSummary>, string]>([
    ['from an entry for consumption', { entryType: '01' }, '299'],
    ['from a warehouse entry in another port', { port: '2809' }, '300'],
    ['from one that CBP has cancelled', { act: 'cancelled' }, '303'],
    ['after more than five years', { importDate: '2021-02-23' }, '304'],
    ['after the last one', { withdrawals: [{ key: 'B7603245292', isFinal: true }] }, '305'],
  ])('is refused %s', (_, warehouse, code) =>
    expect(withdrawn({ ...WAREHOUSE, ...warehouse })).toEqual([code]),
  )

  test('is refused on a statement before that of the warehouse entry', () =>
    expect(withdrawn({ ...WAREHOUSE, statementDate: '2026-03-11' }, put('10', 51, '3030926'))).toEqual([
      '321',
    ]))

  test('that was the last one may be filed again', () =>
    expect(withdrawn({ ...WAREHOUSE, withdrawals: [{ key: 'B7603245276', isFinal: true }] })).toEqual([]))
})

describe('a warehouse entry with a withdrawal', () => {
  const linked: FiledSummary = {
    ...CASE_ON_FILE,
    entryType: '21',
    withdrawals: [{ key: 'B7603245292', isFinal: false }],
  }

  test('does not become an entry of another type, and stays on file', () => {
    const outcome = processTransmission(imagesOf(), context, { ...NOTHING_ON_FILE, summary: () => linked })
    expect(decodeResponse(outcome.images).conditions.map(({ code }) => code)).toEqual(['B65'])
    expect(outcome.effects).toEqual([])
  })

  test('is not deleted', () => {
    const [a, b, ten] = imagesOf()
    const bare = `10D${ten!.slice(3, 21)}`.padEnd(33) + ten!.slice(33, 35)
    const images = [a!, b!, bare.padEnd(80), ...imagesOf().slice(-2)]
    expect(answer(images, linked).conditions.map(({ code }) => code)).toEqual(['B66'])
    expect(answer(images, { ...linked, withdrawals: [] }).conditions).toEqual([])
  })
})

test('a summary with an electronic invoice is not filed again without one', () => {
  const electronic: FiledSummary = { ...CASE_ON_FILE, isElectronic: true }
  const invoice = before('44', `42${'TWHSI118TAI'.padEnd(15)}${'A1'.padEnd(18)}0001 0002`)
  expect(codesOf(imagesOf(), electronic)).toEqual(['227'])
  expect(codesOf(edited(imagesOf(), [...ELECTRONIC, invoice]), electronic)).toEqual([])
})
