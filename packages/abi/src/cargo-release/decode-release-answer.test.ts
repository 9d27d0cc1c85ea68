import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeReleaseAnswer } from './decode-release-answer.ts'

const BILL = 'SE15REGLV142600318458                                      00000065     N'
const PARTY = 'SE30CN                                    EI 07-4418290'
const HEADER = 'SE10AB76  03245276 01EI 07-4418290  11800000473032704  2704'

test('a condition is about the record before it; the last message is the outcome', () => {
  const answer = decodeReleaseAnswer([
    'A2704B76      030526     SX',
    'B  2704B76SX',
    HEADER,
    BILL,
    'SE9013030INVALID BILL QUANTITY UNIT',
    PARTY,
    'SE9011014IMPORTER NOT ON FILE',
    'SE9011   WORDS WITHOUT A CODE',
    'SE9001   ENTRY REJECTED',
    'Y  2704B76SX00007',
    'Z2704B76      030526',
  ])
  expect(answer).toMatchObject({
    disposition: 'rejected',
    isReferred: false,
    hasWarnings: false,
    narrative: 'ENTRY REJECTED',
    action: 'A',
    filerCode: 'B76',
    entryNumber: '03245276',
    conditions: [
      { isWarning: true, code: '030', narrative: 'INVALID BILL QUANTITY UNIT', recordId: 'SE15' },
      { isWarning: false, code: '014', narrative: 'IMPORTER NOT ON FILE', recordId: 'SE30' },
      { isWarning: false, code: '', narrative: 'WORDS WITHOUT A CODE', recordId: 'SE30' },
    ],
  })
  expect(answer.conditions[0]!.record.trimEnd()).toBe(BILL)
})

test.each([
  ['SE9002   ENTRY ACCEPTED', { disposition: 'accepted', isReferred: false, hasWarnings: false }],
  ['SE9003   ACCEPTED WITH WARNINGS', { disposition: 'accepted', isReferred: false, hasWarnings: true }],
  ['SE9004   UNDER REVIEW', { disposition: 'accepted', isReferred: true, hasWarnings: false }],
])('%s', (image, expected) => {
  expect(decodeReleaseAnswer([HEADER, image])).toMatchObject(expected)
})

test.each([
  ['a batch that is refused', 'X1RF999   BATCH REJECTED', 'batch_rejected'],
  ['a failure at CBP', 'X1RFZZZ   ACE SYSTEM FAILURE', 'system_failure'],
  ['an answer without an outcome', HEADER, 'unreadable'],
])('%s', (_, image, disposition) => {
  expect(decodeReleaseAnswer([image])).toMatchObject({ disposition })
})

test('any text is an answer that keeps its records', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (images) => {
      expect(decodeReleaseAnswer(images).raw).toEqual(images)
    }),
  )
})
