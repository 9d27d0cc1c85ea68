import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleEntry } from '../../test/filing/index.ts'
import type { DraftData } from '../entry/draft.ts'
import { anyFigures } from '../filing/test/index.ts'
import { sumCents, toCents } from '../money/cents.ts'
import { costLedger } from './cost-ledger.ts'
import { totalsOf } from './totals.ts'

const sum = (rows: readonly { amount: string }[]) => sumCents(rows.map(({ amount }) => toCents(amount)))

test('duties come to total duty, fees to total other, and all of it to the grand total', () => {
  fc.assert(
    fc.property(anyFigures, (draft) => {
      const { duty, tax, fees, total, entered_value } = costLedger(draft)
      const totals = totalsOf(draft)
      expect(sum([...duty.numbers, ...duty.cases])).toBe(toCents(totals.total_duty.amount))
      expect(sum(fees.rows)).toBe(toCents(totals.total_other.amount))
      expect(tax.amount).toBe(totals.total_tax.amount)
      expect(entered_value).toBe(totals.total_entered_value.amount)
      expect(sum([duty, tax, fees])).toBe(toCents(total))
      expect(total).toBe(totals.grand_total.amount)
    }),
  )
})

/** Two kinds of lamps of Vietnam, under one heading of section 301. */
const lamps = (): DraftData => {
  const draft = sampleEntry()
  const line = { ...draft.line_items![0]!, origin_country: 'VN', duty_source: 'calculated' }
  const under301 = (duty: string) => [{ hts: '9903.05.84', rate: '12.5%', duty, source: 'calculated' }]
  draft.line_items = [
    {
      ...line,
      htsus: '9405.11.6010',
      hts_rate: '7.6',
      hts_rate_text: '',
      description: 'Steel lamps',
      entered_value: '2656',
      duty_amount: '533.86',
      tariff_rows: under301('332.00'),
    },
    {
      ...line,
      id: 'line-2',
      line_number: 2,
      htsus: '9405.11.8010',
      hts_rate: '3.9',
      hts_rate_text: '',
      description: 'Bamboo lamps',
      entered_value: '1500',
      duty_amount: '246.00',
      tariff_rows: under301('187.50'),
    },
  ]
  draft.totals_declarations = {
    fee_summary: [
      { id: 'mpf', fee_type: 'MPF', class_code: '499', amount: '34.58' },
      { id: 'hmf', fee_type: 'HMF', class_code: '501', amount: '5.20' },
    ],
  }
  draft.header = { ...draft.header, entry_date: '2026-11-19' }
  return draft
}

describe('the ledger of two kinds of lamps', () => {
  test('regular duty is named by goods, and a heading is summed over its lines', () => {
    expect(costLedger(lamps()).duty).toMatchObject({
      amount: '779.86',
      numbers: [
        { kind: 'goods', hts: '9405116010', rate: '7.6%', base: '2656.00', amount: '201.86', isByRate: true },
        { kind: 'goods', goods: ['Bamboo lamps'], rate: '3.9%', base: '1500.00', amount: '58.50' },
        {
          kind: 'heading',
          hts: '99030584',
          rate: '12.5%',
          base: '4156.00',
          amount: '519.50',
          isByRate: true,
          origins: ['VN'],
        },
      ],
    })
  })

  test('a fee at its minimum says what the rate would give', () => {
    expect(costLedger(lamps()).fees.rows[0]).toMatchObject({
      amount: '34.58',
      basis: { rate_percent: '0.3464', by_rate: '14.40', limit: 'minimum' },
    })
  })

  test('a fee that a person changed says what is proposed', () => {
    const draft = lamps()
    draft.totals_declarations!.fee_summary![1]!.amount = '6.00'
    expect(costLedger(draft).fees.rows[1]).toMatchObject({
      amount: '6.00',
      basis: undefined,
      proposed: '5.20',
    })
  })

  test('a duty that is not its rate times its value is not called so', () => {
    const draft = lamps()
    draft.line_items![0]!.duty_amount = '600.00'
    expect(costLedger(draft).duty.numbers[0]).toMatchObject({ amount: '268.00', isByRate: false })
  })

  test('goods that are free have one row together', () => {
    const draft = lamps()
    for (const line of draft.line_items!) {
      line.hts_rate = ''
      line.hts_rate_text = 'Free'
      line.duty_amount = line.tariff_rows![0]!.duty
    }
    expect(costLedger(draft).duty.numbers).toMatchObject([
      { kind: 'goods', hts: '', rate: 'Free', amount: '0.00', lines: 2 },
      { kind: 'heading', amount: '519.50' },
    ])
  })

  test('many numbers of goods have one row for each rate', () => {
    const draft = lamps()
    const [first] = draft.line_items!
    draft.line_items = Array.from({ length: 9 }, (_, index) => ({
      ...first!,
      id: `line-${index}`,
      htsus: `9405.11.601${index}`,
    }))
    expect(costLedger(draft).duty.numbers).toMatchObject([
      { kind: 'goods', hts: '', rate: '7.6%', amount: '1816.74' },
      { kind: 'heading', amount: '2988.00' },
    ])
  })
})
