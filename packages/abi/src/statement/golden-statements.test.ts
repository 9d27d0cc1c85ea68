import { centsText } from '@edfe/domain/money'
import type { Statement } from '@edfe/domain/statement'
import { describe, expect, test } from 'vitest'
import { messagesIn } from '../../test/summary/golden-message.ts'
import { decodeStatement } from './decode-statement.ts'
import { encodeStatement } from './encode-statement.ts'

const DAILY = messagesIn(new URL('./golden/daily.pf.txt', import.meta.url))
const MONTHLY = messagesIn(new URL('./golden/monthly.ms.txt', import.meta.url))

function read(images: readonly string[], cadence: Statement['cadence']): Statement {
  const reading = decodeStatement(images, cadence)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.statement
}

const BY_HAND = [
  ...[...DAILY].map(([title, images]) => [title, 'daily', images] as const),
  ...[...MONTHLY].map(([title, images]) => [title, 'monthly', images] as const),
]

test.each(BY_HAND)('%s: the message written by hand is read, and written again', (_, cadence, images) => {
  const sentOn = `20${images[0]!.slice(18, 20)}-${images[0]!.slice(14, 16)}-${images[0]!.slice(16, 18)}`
  expect(encodeStatement(read(images, cadence), sentOn).map((image) => image.trimEnd())).toEqual(images)
})

test('what a preliminary daily statement says', () => {
  const statement = read(DAILY.get('three entries of the filer, preliminary')!, 'daily')
  expect(statement).toMatchObject({
    head: {
      status: 'preliminary',
      number: '2726064001',
      printDate: '2026-03-05',
      paymentType: '2',
      port: '2704',
      filerCode: 'B76',
      importer: undefined,
    },
    entries: [
      {
        number: 'B7603245276',
        filerReference: 'PO-1001',
        team: '694',
        amounts: { duty: 53020n, 499: 4201n, 501: 1516n },
      },
      { number: 'B7603245284' },
      { number: 'B7603245292' },
    ],
    due: { total: 159060n, paying: 3, free: 0, amounts: { duty: 145323n, 499: 10917n, 501: 2820n } },
    taken: [],
  })
  expect(statement.paid).toBeUndefined()
})

test('what a final one with an entry that was taken away says', () => {
  const statement = read(DAILY.get('the filer has taken one entry away, final')!, 'daily')
  expect([statement.due.total, statement.paid?.total].map((cents) => centsText(cents ?? 0n))).toEqual([
    '1590.60',
    '1083.99',
  ])
  expect(statement.taken).toEqual([{ number: 'B7603245284', daily: '2726064001', source: 'ABI' }])
})

test('what a monthly statement says', () => {
  expect(read(MONTHLY.get('two daily statements, final')!, 'monthly')).toMatchObject({
    head: { number: '2726P03001', paymentType: '6' },
    dueOn: '2026-03-20',
    dailies: [
      { number: '2726064004', printDate: '2026-03-05', presentedOn: '2026-03-06', total: 34658n },
      { number: '2726069001', port: '2709', total: 152950n },
    ],
    paid: { total: 187608n },
  })
})

describe('what is kept and not booked', () => {
  const three = DAILY.get('three entries of the filer, preliminary')!
  const edited = (edit: (images: string[]) => string[]) => {
    const reading = decodeStatement(edit([...three]), 'daily')
    return reading.ok ? [] : reading.faults.map(({ code, of }) => `${code} ${of}`)
  }
  const at = (record: string, change: (image: string) => string) => (images: string[]) =>
    images.map((image, index) =>
      index === images.findIndex((one) => one.startsWith(record)) ? change(image) : image,
    )
  const put = (column: number, text: string) => (image: string) =>
    `${image.slice(0, column - 1).padEnd(column - 1)}${text}${image.slice(column - 1 + text.length)}`

  test.each<[string, (images: string[]) => string[], string[]]>([
    ['half of it', (images) => images.slice(0, 9), ['incomplete Y', 'incomplete Q2']],
    [
      'one without its totals',
      (images) => [...images.slice(0, 11), images.at(-2)!],
      ['contradiction record_count', 'incomplete Q3'],
    ],
    ['one without its block', (images) => images.filter((one) => !one.startsWith('B')), ['incomplete B']],
    ['an unknown record', at('QA', put(1, 'QX')), ['unknown_record QX']],
    [
      'a line without its second record',
      at('Q2', put(1, 'QA')),
      ['misplaced_record QA', 'unreadable_record QA'],
    ],
    ['a fee that is no amount', at('QA', put(8, 'X')), ['unreadable_record QA']],
    ['a cent too much', at('Q4', put(25, '00000159061')), ['wrong_total total']],
    ['duty of another class', at('Q3', put(38, '00000145322')), ['wrong_total duty']],
    ['a fee without a total', at('QE', put(5, '311')), ['wrong_total 311', 'wrong_total 499']],
    ['an entry too few', at('Q4', put(47, '00002')), ['wrong_total paying']],
    ['totals of another filer', at('Q3', put(21, 'C11')), ['other_filer Q3']],
    ['totals of another statement', at('Q3', put(3, '2726064009')), ['contradiction number']],
    ['an entry of another payment type', at('Q2', put(54, '3')), ['contradiction payment_type']],
    [
      'an entry twice',
      at('Q1', put(12, '03245284')),
      ['contradiction entry_number', 'repeated_line B7603245284'],
    ],
    ['a block without a status', at('B', put(13, ' ')), ['unreadable_record B']],
  ])('%s', (_, edit, faults) => expect(edited(edit)).toEqual(faults))

  test('a final statement without its paid amounts', () => {
    expect(edited(at('B', put(13, 'F')))).toEqual(['incomplete Q5'])
  })
})
