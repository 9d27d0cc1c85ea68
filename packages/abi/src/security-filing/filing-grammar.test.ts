import { expect, test } from 'vitest'
import { decodeBatch } from '../codec/batch.ts'
import { SF_LAYOUTS } from '../records/index.ts'
import { readSecurityFiling, splitSecurityFilings } from './read-security-filing.ts'

const HEADER = 'SF10101ACTEI 07-4418290             11'
const BILL = 'SF15OBEGLV14260031845'
const MAKER = 'SF30MF WHITE HORSE LIGHTING'
const STREET = 'SF3515118 WHITE HORSE RD.'
const CITY = 'SF36TAINAN                             TNN      70955          TW'
const GOODS = 'SF40940541    TW'
const NUMBERED = 'SF30CN                                    EI 07-4418290'

const decoded = (records: string[]) =>
  decodeBatch(
    records.map((record) => record.padEnd(80)),
    SF_LAYOUTS,
  )

test.each([
  ['in order', [HEADER, BILL, NUMBERED, MAKER, STREET, CITY, GOODS, GOODS], []],
  ['a bill after the parties', [HEADER, MAKER, STREET, CITY, GOODS, BILL], ['5 SF15 out_of_order']],
  ['an address before its party', [HEADER, STREET, MAKER, STREET, CITY], ['1 SF35 out_of_order']],
  ['two headers', [HEADER, HEADER, BILL], ['1 SF10 repeated']],
  ['no header', [BILL], ['0 SF15 out_of_order']],
  ['the city before the street', [HEADER, MAKER, CITY, STREET], ['3 SF35 out_of_order']],
  ['two cities', [HEADER, MAKER, STREET, CITY, CITY], ['4 SF36 repeated']],
  ['four streets', [HEADER, MAKER, STREET, STREET, STREET, STREET, CITY], ['5 SF35 repeated']],
  ['an address of a number', [HEADER, NUMBERED, STREET], ['2 SF35 needs_name']],
  ['a name without a city', [HEADER, MAKER, STREET], ['1 SF30 address_missing']],
  ['an origin without a manufacturer', [HEADER, NUMBERED, GOODS], ['2 SF40 origin_not_taken']],
  [
    'a name and a number',
    [HEADER, 'SF30SE WHITE HORSE                         DUN555123457', STREET, CITY],
    ['1 SF30 name_and_number'],
  ],
] as const)('%s', (_, records, expected) => {
  const { problems } = readSecurityFiling(decoded([...records]))
  const found = problems.map(({ record, recordId, kind }) => `${record} ${recordId} ${kind}`)
  expect(found).toEqual(expected)
})

test('a deletion has no other records', () => {
  const { problems } = readSecurityFiling(decoded([HEADER.replace('ACT', 'D  '), BILL]))
  expect(problems).toEqual([{ record: 1, recordId: 'SF15', kind: 'out_of_order' }])
})

test('an action that is none reads as the header alone', () => {
  expect(readSecurityFiling(decoded([HEADER.replace('ACT', 'U  '), BILL]))).toMatchObject({ action: '' })
})

test('a block is split at each header', () => {
  const filings = splitSecurityFilings(decoded([HEADER, BILL, HEADER, BILL, NUMBERED]))
  expect(filings.map((filing) => filing.length)).toEqual([2, 3])
})
