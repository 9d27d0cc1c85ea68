import type { LineItem } from '../entry/draft.ts'
import { type Cents, percentOf, toCents } from '../money/cents.ts'

/** Antidumping (A-) or countervailing (C-). */
export type CaseKind = 'AD' | 'CVD'

/** An AD/CVD case of a line with its deposit, as typed. */
export interface LineCase {
  number: string
  /** Undefined while the number begins with neither A nor C. */
  kind: CaseKind | undefined
  rate: string | undefined
  amount: string | undefined
  claim: string | undefined
}

type CaseFields = Pick<
  LineItem,
  | 'adcvd_case_number'
  | 'adcvd_rate'
  | 'adcvd_amount'
  | 'adcvd_claim'
  | 'second_case_number'
  | 'second_case_rate'
  | 'second_case_amount'
  | 'second_case_claim'
>

export function caseKind(number: string | undefined): CaseKind | undefined {
  const letter = number?.trim().charAt(0).toUpperCase()
  return letter === 'A' ? 'AD' : letter === 'C' ? 'CVD' : undefined
}

/** The cases of a line: goods under paired orders have an antidumping and a countervailing one (AE chapter, record 53). */
export function casesOf(line: CaseFields): LineCase[] {
  const first = {
    number: line.adcvd_case_number ?? '',
    rate: line.adcvd_rate,
    amount: line.adcvd_amount,
    claim: line.adcvd_claim,
  }
  const second = {
    number: line.second_case_number ?? '',
    rate: line.second_case_rate,
    amount: line.second_case_amount,
    claim: line.second_case_claim,
  }
  return [first, second]
    .filter(({ number }) => number !== '')
    .map((one) => ({ ...one, kind: caseKind(one.number) }))
}

/** The duty of a case on goods of that value: the amount given, else value times rate, half up to cents. */
export const caseDuty = ({ amount, rate }: Pick<LineCase, 'amount' | 'rate'>, value: Cents): Cents =>
  amount ? toCents(amount) : (percentOf(value, rate) ?? 0n)

/** Whether the deposit of a case is under a surety bond (AE chapter, record 53, claim B) instead of cash. */
export const isBonded = ({ claim, kind }: Pick<LineCase, 'claim' | 'kind'>): boolean =>
  claim === 'B' && kind !== undefined
