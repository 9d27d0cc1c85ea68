import type { LineItem } from '../entry/draft.ts'
import { type Cents, divideHalfUp, percentOf, scaled, toCents } from '../money/cents.ts'

/** Antidumping (A-) or countervailing (C-). */
export type CaseKind = 'AD' | 'CVD'

/** The fields of the two cases of a line: goods under paired orders have an antidumping and a countervailing one. */
export const CASE_FIELDS = {
  first: {
    number: 'adcvd_case_number',
    rate: 'adcvd_rate',
    rateKind: 'adcvd_rate_kind',
    quantity: 'adcvd_quantity',
    value: 'adcvd_value',
    amount: 'adcvd_amount',
    claim: 'adcvd_claim',
  },
  second: {
    number: 'second_case_number',
    rate: 'second_case_rate',
    rateKind: 'second_case_rate_kind',
    quantity: 'second_case_quantity',
    value: 'second_case_value',
    amount: 'second_case_amount',
    claim: 'second_case_claim',
  },
} as const

const BOTH_CASES = Object.values(CASE_FIELDS)

export type CaseFields = (typeof CASE_FIELDS)[keyof typeof CASE_FIELDS]
type CaseField = CaseFields[keyof CaseFields]

/** An AD/CVD case of a line with its deposit, as typed. */
export interface LineCase {
  number: string
  /** Undefined while the number begins with neither A nor C. */
  kind: CaseKind | undefined
  /** Percent, or dollars for each unit. */
  rate: string | undefined
  isSpecific: boolean
  /** Units that the case counts, under a specific rate. */
  quantity: string | undefined
  /** Whole dollars, where the case does not count the value of the line. */
  value: string | undefined
  amount: string | undefined
  claim: string | undefined
}

export function caseKind(number: string | undefined): CaseKind | undefined {
  const letter = number?.trim().charAt(0).toUpperCase()
  return letter === 'A' ? 'AD' : letter === 'C' ? 'CVD' : undefined
}

/** One case of a line, as typed. */
export function caseOf(line: Partial<Pick<LineItem, CaseField>>, fields: CaseFields): LineCase {
  const number = line[fields.number] ?? ''
  return {
    number,
    kind: caseKind(number),
    rate: line[fields.rate],
    isSpecific: line[fields.rateKind] === 'S',
    quantity: line[fields.quantity],
    value: line[fields.value],
    amount: line[fields.amount],
    claim: line[fields.claim],
  }
}

/** The cases that a line names (AE chapter, record 53). */
export function casesOf(line: Partial<Pick<LineItem, CaseField>>): LineCase[] {
  const cases: LineCase[] = []
  for (const fields of BOTH_CASES) if (line[fields.number]) cases.push(caseOf(line, fields))
  return cases
}

/** The cases of all lines, each with the number of its line. Loops, since most of a thousand lines have none. */
export function casesOfLines(
  lines: readonly LineItem[],
): (LineCase & { line_number: LineItem['line_number'] })[] {
  const cases = []
  for (const line of lines)
    for (const one of casesOf(line)) cases.push({ ...one, line_number: line.line_number })
  return cases
}

type Deposit = Pick<LineCase, 'rate' | 'isSpecific' | 'quantity' | 'value'>

/**
 * Returns the duty of goods of that value by the rate of a case, half up to cents: value times percent, or
 * quantity times dollars for each unit. Undefined while a factor is missing.
 */
export function caseDutyByRate(
  { rate, isSpecific, quantity, value: own }: Deposit,
  value: Cents,
): Cents | undefined {
  if (!isSpecific) return percentOf(own ? toCents(own) : value, rate)
  const dollars = scaled(rate, 4)
  const units = scaled(quantity, 4)
  return dollars === undefined || units === undefined ? undefined : divideHalfUp(dollars * units, 1_000_000n)
}

/** The duty of a case on goods of that value: the amount given, else by its rate. */
export const caseDuty = (one: Deposit & Pick<LineCase, 'amount'>, value: Cents): Cents =>
  one.amount ? toCents(one.amount) : (caseDutyByRate(one, value) ?? 0n)

/** True if the deposit of a case is under a surety bond (AE chapter, record 53, claim B) instead of cash. */
export const isBonded = ({ claim, kind }: Pick<LineCase, 'claim' | 'kind'>): boolean =>
  claim === 'B' && kind !== undefined
