import {
  judgeStatusQuestion,
  QUERY_ERRORS,
  type StatusAnswer,
  type StatusQuestion,
} from '@edfe/domain/customs-queries'
import { expect, test } from 'vitest'
import { messagesIn, recordsOf } from '../../test/summary/golden-message.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { decodeBatch, encodeBatch } from '../codec/batch.ts'
import { C1_LAYOUTS, CQ_LAYOUTS } from '../records/index.ts'
import { answerActions } from './answer-actions.ts'
import { decodeStatusAnswer } from './decode-status-answer.ts'
import { encodeStatusQuery } from './encode-status-query.ts'
import { readStatusQuestion } from './read-status-query.ts'
import { statusAnswerRecords, statusErrorRecord } from './status-answer-records.ts'

const ENTRY: StatusQuestion = {
  about: 'entry',
  filerCode: 'B76',
  entryNumber: '03245276',
  withBills: true,
  limit: 'all',
}
const BILL: StatusQuestion = {
  about: 'bill',
  issuer: 'EGLV',
  number: '14260031845',
  withRelated: true,
  limit: 'five',
}

const QUERIES: [string, StatusQuestion[]][] = [
  ['an entry with its bills, all notices', [ENTRY]],
  ['a bill by ship with its houses', [BILL]],
  [
    'a house air waybill, an in-bond movement and a truck bill',
    [
      { about: 'airWaybill', number: '69512345675', house: 'HAWB7788', limit: 'last' },
      { about: 'inBond', number: '123456782', limit: 'all' },
      { about: 'bill', issuer: 'KTRU', number: '12345678', withRelated: false, limit: 'last' },
    ],
  ],
]

const byHand = messagesIn(new URL('./golden/queries.cq.txt', import.meta.url))
const answers = messagesIn(new URL('./golden/answers.c1.txt', import.meta.url))
const answerTo = (title: string) => decodeStatusAnswer(answers.get(title)!)

test.each(QUERIES)(
  '%s: the message is the one written by hand, and reads as the question',
  (title, questions) => {
    expect(recordsOf(encodeStatusQuery(questions, envelope))).toEqual(byHand.get(title))
    const records = decodeBatch(
      byHand.get(title)!.map((record) => record.padEnd(80)),
      CQ_LAYOUTS,
    )
    expect(records.flatMap(({ problems }) => problems)).toEqual([])
    expect(records.map(readStatusQuestion)).toEqual(questions)
  },
)

test.each([
  ['two things', 'WR1    B76 03245276                    EGLV14260031845'],
  ['nothing', 'WR1'],
])('a record that asks %s is an error', (_, image) => {
  const [record] = decodeBatch([image.padEnd(80)], CQ_LAYOUTS)
  expect(readStatusQuestion(record!)).toEqual(QUERY_ERRORS.insufficient)
})

test.each([
  ['of another filer', { ...ENTRY, filerCode: 'ABC' }, 'X17'],
  ['without a filer', { ...ENTRY, filerCode: '' }, 'B05'],
  ['without a number', { ...ENTRY, entryNumber: '' }, 'B14'],
  ['without an issuer', { ...BILL, issuer: '' }, '176'],
  ['without a bill', { ...BILL, number: '' }, '185'],
  ['of a short air waybill', { about: 'airWaybill', number: '695', limit: 'last' }, '297'],
  ['of a short in-bond number', { about: 'inBond', number: '1234', limit: 'last' }, '185'],
  ['of an entry', ENTRY, undefined],
  ['of a bill', BILL, undefined],
] as const)('a question %s has the code %s', (_, question, code) => {
  expect(judgeStatusQuestion(question, 'B76')?.code).toBe(code)
})

test('an entry says what happened to it, to its bills and at the agencies', () => {
  const { disposition, answer } = answerTo('an entry released after an examination')
  expect(disposition).toBe('accepted')
  expect(answer.entries).toMatchObject([
    {
      filerCode: 'B76',
      entryNumber: '03245276',
      vessel: 'EVER GIVEN',
      arrival: '2026-12-18',
      references: [{ qualifier: 'CR', reference: 'LAMP42' }],
      lines: [{ line: '001', hts: '9405418440', origin: 'TW' }],
      bills: [
        {
          kind: 'R',
          issuer: 'EGLV',
          number: '14260031845',
          quantity: '65',
          dispositions: [{ code: '93', date: '2026-12-17', time: '0915' }],
        },
      ],
      dispositions: [{ code: '04' }, { code: '98', releaseDate: '2026-12-19', releaseOrigin: '05' }],
      agencies: [{ agency: 'FDA', entryStatus: '07', comments: ['NO FURTHER REVIEW'] }],
    },
  ])
})

test('an entry is read in the terms of the notices that it repeats, and another entry not at all', () => {
  const { answer } = answerTo('an entry released after an examination')
  expect(answerActions(answer, 'B7603245276')).toMatchObject([
    {
      of: 'bill',
      code: '93',
      at: '2026-12-17T09:15',
      bills: [{ type: 'regular', number: 'EGLV14260031845' }],
    },
    { of: 'entry', code: '04', at: '2026-12-18T10:10' },
    { of: 'entry', code: '98', at: '2026-12-19T15:30', releaseDate: '2026-12-19', releaseOrigin: '05' },
    {
      of: 'agency',
      agency: 'FDA',
      program: 'FOO',
      code: '07',
      at: '2026-12-19T12:00',
      lines: undefined,
      comments: ['NO FURTHER REVIEW'],
    },
  ])
  expect(answerActions(answer, 'B7603245284')).toEqual([])
})

test('a bill says which holds were placed and lifted, and that its security filing is on file', () => {
  const { answer } = answerTo('a bill with a hold that was lifted, and its security filing')
  expect(answer.bills).toMatchObject([
    {
      masterIssuer: 'EGLV',
      master: '14260031845',
      securityFiling: true,
      conveyance: 'EVER GIVEN',
      firms: 'W123',
      dispositions: [{ code: '1H' }, { code: '1I' }, { code: '1C', quantity: '65' }],
    },
  ])
})

test('a part of an air waybill has its flight and pieces', () => {
  const { answer } = answerTo('an air waybill in two parts')
  expect(answer.airWaybills).toMatchObject([
    { number: '69512345675', flight: '0016', quantity: '65', boarded: '40', dispositions: [{ code: '1C' }] },
  ])
})

test('questions that cannot be answered are errors with their numbers', () => {
  expect(answerTo('three questions that cannot be answered')).toMatchObject({
    disposition: 'rejected',
    answer: {
      errors: [
        { about: 'B7603245276', code: '950' },
        { about: 'EGLV14260031845', code: '122' },
        { about: '69512345675', code: '297' },
      ],
    },
  })
})

test.each([
  ['ZZZ', 'system_failure'],
  ['999', 'batch_rejected'],
])('the error %s is a %s', (code, disposition) => {
  expect(decodeStatusAnswer([`WR0B7603245276               ${code}`])).toMatchObject({ disposition })
})

test('no record is no answer', () => expect(decodeStatusAnswer([]).disposition).toBe('unreadable'))

test.each([...answers.keys()].slice(0, 3))(
  '%s: what is read is written so that it reads the same',
  (title) => {
    const { answer } = answerTo(title)
    expect(readAgain(answer)).toEqual(answer)
  },
)

function readAgain(answer: StatusAnswer): StatusAnswer {
  const written = encodeBatch(statusAnswerRecords(answer), C1_LAYOUTS)
  if (!written.ok) throw new Error(JSON.stringify(written.problems))
  return decodeStatusAnswer(written.images).answer
}

test('the error of a question is the record written by hand', () => {
  const written = encodeBatch(
    [
      statusErrorRecord(ENTRY, { code: '950', narrative: 'ENTRY RECORD NOT FOUND' }),
      statusErrorRecord(BILL, { code: '122', narrative: 'BILL NBR NOT ON FILE' }),
      statusErrorRecord(
        { about: 'airWaybill', number: '69512345675', limit: 'last' },
        QUERY_ERRORS.invalidAirWaybill,
      ),
    ],
    C1_LAYOUTS,
  )
  expect(written.ok && written.images.map((image) => image.trimEnd())).toEqual(
    answers.get('three questions that cannot be answered'),
  )
})
