import { type ImporterQuery, isQueryableImporter } from '@edfe/domain/customs-queries'
import { expect, test } from 'vitest'
import { messagesIn, recordsOf } from '../../test/summary/golden-message.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { decodeBatch, encodeBatch } from '../codec/batch.ts'
import { KI_LAYOUTS, KR_LAYOUTS } from '../records/index.ts'
import { decodeImporterAnswer } from './decode-importer-answer.ts'
import { encodeImporterQuery } from './encode-importer-query.ts'
import { importerAnswerRecords } from './importer-answer-records.ts'
import { readImporterQueries } from './read-importer-query.ts'

const ask = (number: string, withAddresses = false): ImporterQuery => ({ number, withAddresses })

const QUERIES: [string, ImporterQuery[]][] = [
  ['one importer with its addresses', [ask('07-4418290', true)]],
  [
    'every suffix of an importer, and two others',
    [ask('07-4418290**'), ask('260012-00345', true), ask('123-45-6789')],
  ],
  [
    'seven importers',
    [...['1', '2', '3', '4', '5', '6'].map((digit) => ask(`0${digit}-4418290`)), ask('07-4418290', true)],
  ],
]

const byHand = messagesIn(new URL('./golden/queries.ki.txt', import.meta.url))
const answers = messagesIn(new URL('./golden/answers.kr.txt', import.meta.url))

test.each(QUERIES)('%s: the message is the one written by hand, and reads as the query', (title, queries) => {
  expect(recordsOf(encodeImporterQuery(queries, envelope))).toEqual(byHand.get(title))
  const records = decodeBatch(
    byHand.get(title)!.map((record) => record.padEnd(80)),
    KI_LAYOUTS,
  )
  expect(records.flatMap(({ problems }) => problems)).toEqual([])
  expect(records.flatMap(readImporterQueries)).toEqual(queries)
})

test.each([
  ['07-4418290', true],
  ['07-4418290AB', true],
  ['07-4418290**', true],
  ['260012-00345', true],
  ['123-45-6789', true],
  ['0744-18290', false],
  ['074418290', false],
])('%s is a number that can be asked for: %s', (number, can) => {
  expect(isQueryableImporter(number)).toBe(can)
})

test('an importer has its bonds, addresses and center', () => {
  const { disposition, importers } = decodeImporterAnswer(answers.get('an importer with two bonds')!)
  expect(disposition).toBe('accepted')
  expect(importers).toMatchObject([
    {
      number: '07-4418290',
      standing: 'bonded',
      name: 'HARBOR LAMPS INC.',
      legalName: 'HARBOR LAMPS AND LIGHT FIXTURES OF CALIFORNIA INC.',
      center: 'CEE002',
      periodicStatement: true,
      mailingAddress: { line1: '4400 ALAMEDA STREET', line2: 'SUITE 200', city: 'LOS ANGELES', state: 'CA' },
      bonds: [
        {
          number: '16C000123',
          activity: '1',
          amount: '50000',
          effective: '2026-01-05',
          sufficient: true,
          active: true,
        },
        {
          activity: '16',
          amount: '1000000000',
          terminated: '2026-12-31',
          sufficient: false,
          active: false,
          userTerminated: '2026-11-30',
        },
      ],
    },
  ])
})

test('numbers that are not on file, voided and inactive have no bond', () => {
  const { importers } = decodeImporterAnswer(
    answers.get('numbers that are not on file, voided and inactive')!,
  )
  expect(importers.map(({ standing, bonds }) => [standing, bonds])).toEqual([
    ['not_on_file', []],
    ['voided', []],
    ['inactive', []],
  ])
})

test.each([...answers.keys()])('%s: the answer is the one written by hand', (title) => {
  const { importers } = decodeImporterAnswer(answers.get(title)!)
  const written = encodeBatch(importers.flatMap(importerAnswerRecords), KR_LAYOUTS)
  expect(written.ok && written.images.map((image) => image.trimEnd())).toEqual(answers.get(title))
})

test.each([
  [[], 'unreadable'],
  [['X1RF999     BATCH REJECTED'], 'batch_rejected'],
])('%j is no answer', (images, disposition) => {
  expect(decodeImporterAnswer(images).disposition).toBe(disposition)
})
