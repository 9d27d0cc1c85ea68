import { describe, expect, test } from 'vitest'
import { componentsInEnglish } from '../../test/in-english.ts'
import type { DraftData, TariffRow } from '../entry/draft.ts'
import { centsText } from '../money/cents.ts'
import { CBP_PROFILE, SPECIFICATION_PROFILE } from '../profile/index.ts'
import { lineAmounts } from './line-amounts.ts'
import { lineFees } from './line-fees.ts'
import { feeRowOf, proposeFees } from './propose-fees.ts'
import { calculationTotals, totalsOf } from './totals.ts'

/** A one-line entry by container vessel with its duty and the fees that it calls for. */
function entryOf(
  line: { hts: string; rate: string; value: string; charges?: string },
  header = {},
): DraftData {
  const rates = { entered_value: line.value, hts_rate: line.rate }
  const draft: DraftData = {
    header: { entry_type: '01', entry_date: '2026-02-24', ...header },
    shipment_origin: { mode_of_transport: '11', country_of_origin: 'TW' },
    line_items: [
      {
        id: 'line-1',
        line_number: 1,
        htsus: line.hts,
        charges: line.charges,
        ...rates,
        duty_amount: lineAmounts(rates).duty_amount?.amount,
      },
    ],
  }
  return {
    ...draft,
    totals_declarations: { fee_summary: proposeFees(draft).map((fee) => feeRowOf(fee, fee.code)) },
  }
}

const amountsOf = (draft: DraftData) =>
  Object.fromEntries(proposeFees(draft).map((fee) => [fee.fee_type, fee.amount]))

describe('a filed entry of one line: lamps from Taiwan, 12,129 dollars, charges of 4,000', () => {
  const draft = entryOf({ hts: '9405.41.8440', rate: '3.9', value: '12129', charges: '4000' })

  test('duty 473.03, MPF 42.01, HMF 15.16', () => {
    expect(draft.line_items?.[0]?.duty_amount).toBe('473.03')
    expect(amountsOf(draft)).toEqual({ MPF: '42.01', HMF: '15.16' })
  })

  test('fees of 57.17 and 530.20 in all, without the charges', () => {
    const totals = totalsOf(draft)
    expect(totals.total_entered_value.amount).toBe('12129.00')
    expect(totals.total_duty.amount).toBe('473.03')
    expect(totals.total_tax.amount).toBe('0.00')
    expect(totals.total_other.amount).toBe('57.17')
    expect(totals.grand_total.amount).toBe('530.20')
  })

  test('the calculations page agrees in both profiles, since block 36B is no charge list', () => {
    for (const profile of [SPECIFICATION_PROFILE, CBP_PROFILE])
      expect(calculationTotals(draft, profile).grand_total.amount).toBe('530.20')
  })

  test('each total tells how it came about', () => {
    expect(componentsInEnglish(totalsOf(draft).total_other)).toEqual(['MPF (499): 42.01', 'HMF (501): 15.16'])
    const { duty_amount } = lineAmounts({ entered_value: '12129', hts_rate: '3.9' })
    expect(componentsInEnglish(duty_amount)).toEqual(['Duty: 12129.00 × 3.9 %: 473.03'])
  })
})

test('half a cent of harbor maintenance fee goes up: 10,500 dollars pay 13.13, with duty 1,564.50 and MPF 36.37', () => {
  const draft = entryOf({ hts: '9619.00.6400', rate: '14.9', value: '10500' })
  expect(draft.line_items?.[0]?.duty_amount).toBe('1564.50')
  expect(amountsOf(draft)).toEqual({ MPF: '36.37', HMF: '13.13' })
})

describe('an antidumping entry of 2017: 5,798 dollars at 2.4 % and 68.89 %', () => {
  const amounts = lineAmounts({ entered_value: '5798', hts_rate: '2.4', adcvd_rate: '68.89' })
  const draft: DraftData = {
    header: { entry_type: '03', entry_date: '2017-06-01' },
    shipment_origin: { mode_of_transport: '40', country_of_origin: 'CN' },
    line_items: [
      {
        id: 'line-1',
        line_number: 1,
        htsus: '8482.10.1080',
        entered_value: '5798',
        adcvd_case_number: 'A-570-601',
        duty_amount: amounts.duty_amount?.amount,
        adcvd_amount: amounts.adcvd_amount?.amount,
      },
    ],
  }

  test('duty 139.15 and AD 3,994.24', () => {
    expect(amounts.duty_amount?.amount).toBe('139.15')
    expect(amounts.adcvd_amount?.amount).toBe('3994.24')
  })

  test('MPF of 20.08 is raised to the minimum of 25.00, and the line keeps 20.08', () => {
    expect(amountsOf(draft)).toEqual({ AD: '3994.24', MPF: '25.00' })
    expect(centsText(lineFees(draft, '2017-06-01')[0]!.mpf!)).toBe('20.08')
  })

  test('AD counts as duty once, whether it is in the fee list or only on the line', () => {
    const withRows = {
      ...draft,
      totals_declarations: { fee_summary: proposeFees(draft).map((fee) => feeRowOf(fee, fee.code)) },
    }
    expect(totalsOf(draft).total_duty.amount).toBe('4133.39')
    expect(totalsOf(withRows).total_duty.amount).toBe('4133.39')
    expect(totalsOf(withRows).total_other.amount).toBe('25.00')
    expect(totalsOf(withRows).grand_total.amount).toBe('4158.39')
  })
})

test('the duty by the rate goes with that of the tariff rows, whose value the rate leaves out', () => {
  const lamps = { entered_value: '12129', hts_rate: '3.9' }
  const of = (tariff_rows: TariffRow[]) => lineAmounts({ ...lamps, tariff_rows }).duty_amount?.amount
  expect(of([{ hts: '9903.88.03', duty: '3032.25' }])).toBe('3505.28')
  // 3.9 percent of the 4,129 dollars that are left of goods assembled abroad.
  expect(of([{ hts: '9802.00.8040', duty: '0.00', value: '8000' }])).toBe('161.03')
})
