import { judgeSecurityFiling } from '@edfe/domain/security-filing'
import { sampleFiling } from '@edfe/domain/test/security-filing'
import { expect, test } from 'vitest'
import { encodeBatch } from '../codec/batch.ts'
import { SA_LAYOUTS, SN_LAYOUTS } from '../records/index.ts'
import { billReadings, decodeSecurityFilingAdvice, securityFilingAdviceRecords } from './advice.ts'
import { securityFilingAnswerRecords } from './answer-records.ts'
import { decodeSecurityFilingAnswer } from './decode-answer.ts'
import { filingRecords } from './filing-records.ts'

/** Answers written by hand from the chapter. */
const ACCEPTED = [
  'SF10101ACTEI 07-4418290             11B76-00000000017EGLV07-4418290     018',
  'SF15OBEGLV14260031845',
  'SF20CR LAMP42',
  'SF9002   ISF ACCEPTED',
]
const REJECTED = [
  'SF10101A  EI 07-4418290             11               EGLV07-4418290     018',
  'SF9011S28INVALID ACTION REASON CODE',
  'SF15OBEGLV',
  'SF9011S32INVALID BILL FORMAT',
  'SF15OBEGLV14260031845',
  'SF4094054     TW',
  'SF9011   INVALID HTS NUMBER',
  'SF9001   ISF REJECTED',
]

const filing = { ...sampleFiling(), references: [{ qualifier: 'CR', reference: 'LAMP42' }] }

const written = (records: ReturnType<typeof securityFilingAnswerRecords>) => {
  const encoded = encodeBatch(records, SN_LAYOUTS)
  return encoded.ok ? encoded.images.map((image) => image.trimEnd()) : encoded.problems
}

test('an accepted filing is answered with its transaction number, as written by hand', () => {
  expect(written(securityFilingAnswerRecords(filingRecords(filing), [], 'B76-00000000017'))).toEqual(ACCEPTED)
  expect(decodeSecurityFilingAnswer(ACCEPTED)).toEqual({
    disposition: 'accepted',
    transaction: 'B76-00000000017',
    ownReference: 'LAMP42',
    narrative: 'ISF ACCEPTED',
    conditions: [],
  })
})

test('a rejected filing is answered record by record, as written by hand', () => {
  const [made] = filing.manufacturers
  const broken = {
    ...filing,
    reason: '',
    references: [],
    bills: [{ kind: 'OB', number: 'EGLV' }, ...filing.bills],
    manufacturers: [{ ...made!, goods: [{ hts: '94054', origin: 'TW' }] }],
  }
  const records = securityFilingAnswerRecords(filingRecords(broken), judgeSecurityFiling(broken), undefined)
  expect(written(records)).toEqual(REJECTED)
  expect(decodeSecurityFilingAnswer(REJECTED)).toEqual({
    disposition: 'rejected',
    narrative: 'ISF REJECTED',
    conditions: [
      {
        severity: 'error',
        code: 'S28',
        narrative: 'INVALID ACTION REASON CODE',
        recordId: 'SF10',
        image: REJECTED[0],
      },
      {
        severity: 'error',
        code: 'S32',
        narrative: 'INVALID BILL FORMAT',
        recordId: 'SF15',
        image: 'SF15OBEGLV',
      },
      {
        severity: 'error',
        code: '',
        narrative: 'INVALID HTS NUMBER',
        recordId: 'SF40',
        image: 'SF4094054     TW',
      },
    ],
  })
})

test('a warning leaves a filing accepted', () => {
  const answer = decodeSecurityFilingAnswer([
    ACCEPTED[0]!,
    'SF9013S08DUPLICATE ISF TRANSACTION',
    'SF9003   ISF ACCEPTED WITH WARNINGS',
  ])
  expect(answer).toMatchObject({
    disposition: 'accepted',
    conditions: [{ severity: 'warning', code: 'S08' }],
  })
})

test.each([
  ['without a verdict', ACCEPTED.slice(0, 2), 'unreadable'],
  ['to a batch that was not read', ['X1RF999     BATCH REJECTED'], 'batch_rejected'],
])('an answer %s', (_, images, disposition) => {
  expect(decodeSecurityFilingAnswer(images)).toMatchObject({ disposition })
})

/** Advice written by hand from the supplement: one bill matched, one not. */
const ADVICE = [
  'SA10B76-00000000017',
  'SA20CR LAMP42',
  'SA30EGLV14260031845',
  'SA50S2NO BILL MATCH',
  'SA50S1BILL MATCHED',
  'SA30OBABCDH1234567',
  'SA50S3NO BILL MATCH AFTER 5 DAYS',
]

test('advice says of each bill whether it matches', () => {
  const [advice, ...others] = decodeSecurityFilingAdvice(ADVICE)
  expect(others).toEqual([])
  expect(advice).toEqual({
    transaction: 'B76-00000000017',
    ownReference: 'LAMP42',
    bills: [
      {
        number: 'EGLV14260031845',
        dispositions: [
          { code: 'S2', remarks: 'NO BILL MATCH' },
          { code: 'S1', remarks: 'BILL MATCHED' },
        ],
      },
      {
        number: 'OBABCDH1234567',
        dispositions: [{ code: 'S3', remarks: 'NO BILL MATCH AFTER 5 DAYS' }],
      },
    ],
  })
  const encoded = encodeBatch(securityFilingAdviceRecords(advice!), SA_LAYOUTS)
  expect(encoded.ok && encoded.images.map((image) => image.trimEnd())).toEqual(ADVICE)
})

test('a bill with its kind before the issuer reads without it first', () => {
  expect(billReadings('OBABCDH1234567')).toEqual(['ABCDH1234567', 'OBABCDH1234567'])
  expect(billReadings('EGLV14260031845')).toEqual(['EGLV14260031845'])
})
