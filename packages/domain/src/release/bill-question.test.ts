import { expect, test } from 'vitest'
import { billName, billQuestion, onlyBill } from './bill-question.ts'
import type { NoticeBill } from './release-action.ts'

const regular = (number: string): NoticeBill[] => [{ type: 'regular', number }]
const housed = (master: string, house: string): NoticeBill[] => [
  { type: 'master', number: master },
  { type: 'house', number: house },
]
const ship = { about: 'bill', issuer: 'EGLV', number: '14260031845', withRelated: false, limit: 'all' }

test.each([
  ['a bill by ship', regular('EGLV14260031845'), '11', ship],
  ['the house below its master', housed('MAEU123', 'EGLV14260031845'), '10', ship],
  ['a bill by truck, alone', regular('EGLV14260031845'), '30', ship],
  [
    'an air waybill',
    regular('69512345675'),
    '40',
    { about: 'airWaybill', number: '69512345675', house: undefined, limit: 'all' },
  ],
  [
    'a house air waybill with its master',
    housed('69512345675', 'HAWB7788'),
    '41',
    { about: 'airWaybill', number: '69512345675', house: 'HAWB7788', limit: 'all' },
  ],
  [
    'an in-bond movement beside its bill',
    [{ type: 'other', number: '123456782' }, ...regular('EGLV14260031845')],
    '11',
    ship,
  ],
] as const)('CBP is asked about %s', (_, bills, mode, question) => {
  expect(billQuestion(bills, mode)).toEqual(question)
})

test.each([
  ['no bill', [], '11'],
  ['a short air waybill', regular('695123'), '40'],
  ['a bill without an issuer', regular('14260031845'), '11'],
  ['a bill of a pipeline', regular('EGLV14260031845'), '70'],
  ['a bill by mail', regular('EGLV14260031845'), '50'],
] as const)('CBP is not asked about %s', (_, bills, mode) => {
  expect(billQuestion(bills, mode)).toBeUndefined()
})

test.each([
  ['of the entry', { bill_of_lading: 'eglv 14260031845' }, 'EGLV14260031845'],
  ['with its house', { bill_of_lading: '695-12345675', house_bill: 'HAWB7788' }, '69512345675 HAWB7788'],
  ['among several', { bill_of_lading: 'EGLV1', further_bills: [{ id: 'b', bill_of_lading: 'EGLV2' }] }, ''],
  ['that is not given', {}, ''],
])('a notice without a bill is about the only bill: %s', (_, shipment, name) => {
  expect(billName(onlyBill(shipment))).toBe(name)
})
