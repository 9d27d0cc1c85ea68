import { exciseAmount } from '@edfe/domain/calculations'
import { sumCents, toCents } from '@edfe/domain/money'
import {
  AGRICULTURAL_FEE_TOLERANCE,
  agriculturalFees,
  agriculturalRate,
  collectsAgriculturalFees,
  isAgriculturalFee,
  isExemptFromFee,
  isOfFeeHeading,
} from '@edfe/domain/reference'
import type { Fault } from '../answer/conditions.ts'
import { totalsReference } from '../summary/references.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'
import { feeTotals } from './totals.checks.ts'

/** Beef at the ports of Puerto Rico and of the Virgin Islands. */
const BEEF = '053'
const WITHOUT_BEEF_FEE = ['49', '51']

const TIB = '23'

/** Records 62 of the Agricultural Marketing Service, and their totals. */
export const agriculturalFeeChecks: Check = (input) => [
  ...input.summary.lines.flatMap((line) => [
    ...feesOf(line).flatMap((code) => faultsOf(code, line, input)),
    ...amountFaults(line, input),
  ]),
  ...totalFaults(input),
]

/** The agricultural classes that a line has. */
const feesOf = (line: SummaryLine): string[] =>
  line
    .all('62')
    .map((fee) => fee.class ?? '')
    .filter(isAgriculturalFee)

const numbersOf = (line: SummaryLine): string[] => line.all('50').map(({ hts = '' }) => hts)

const isExempted = (line: SummaryLine, code: string): boolean =>
  isExemptFromFee(code, {
    exemption: line.header.feeExemption,
    licenses: line.all('52').map(({ licenseType }) => licenseType),
  })

function faultsOf(code: string, line: SummaryLine, { entryType, header }: CheckInput): Fault[] {
  const numbers = numbersOf(line)
  const mayOwe = numbers.some((hts) => agriculturalFees(hts).some((fee) => fee.code === code))
  const isElsewhere = !numbers.some((hts) => isOfFeeHeading(code, hts))
  const isExemptPort = code === BEEF && WITHOUT_BEEF_FEE.includes((header.port ?? '').slice(0, 2))
  const where = onLine(line)
  return [
    ...when(line.header.setIndicator === 'X', '478', ...where),
    ...when(entryType === TIB, '679', ...where),
    ...when(isExemptPort && mayOwe, '652', ...where),
    ...when(isExempted(line, code) && mayOwe, '653', ...where),
    ...when(isElsewhere, '655', ...where),
  ]
}

/**
 * Returns the amount of each fee with a known rate that a line owes, in cents; undefined without its weight.
 * The header of a set owes none, and a heading of chapter 98 may free the goods.
 */
function owed(line: SummaryLine): { code: string; amount: bigint | undefined }[] {
  const numbers = numbersOf(line)
  if (line.header.setIndicator === 'X' || numbers.some((hts) => hts.startsWith('98'))) return []
  return line.all('50').flatMap(({ hts = '', ...row }) =>
    agriculturalFees(hts).flatMap(({ code }) => {
      const rate = agriculturalRate(code, hts)
      if (!rate || isExempted(line, code)) return []
      const slot = [1, 2, 3].find((place) => row[`unit${place}`] === rate.unit)
      const weight = slot && row[`quantity${slot}`]
      const amount = weight ? exciseAmount({ rate: rate.rate, size: rate.kilograms }, weight) : undefined
      return [{ code, amount }]
    }),
  )
}

/** Returns the amount of a fee that a line owes; undefined if nothing here calculates it. */
const amountOwed = (line: SummaryLine, code: string): bigint | undefined =>
  owed(line).find((own) => own.code === code)?.amount

/** True if a line has an agricultural fee that is accepted without a calculation. */
export const hasUnverifiedFee = (line: SummaryLine): boolean =>
  feesOf(line).some((code) => amountOwed(line, code) === undefined)

/** A fee that the goods of a line owe: missing, or another amount. */
function amountFaults(line: SummaryLine, { entryType }: CheckInput): Fault[] {
  if (!collectsAgriculturalFees(entryType)) return []
  return owed(line).flatMap(({ code, amount }) => {
    const filed = line.all('62').find((fee) => fee.class === code)
    if (!filed) return when(amount !== 0n, '657', ...onLine(line))
    return when(
      amount !== undefined && isApart(toCents(filed.amount), amount),
      '661',
      ...onLine(line, '62', filed),
    )
  })
}

/** The total of a fee against the sum for its lines, where every line with the fee can be calculated. */
function totalFaults({ summary, entryType }: CheckInput): Fault[] {
  if (!collectsAgriculturalFees(entryType)) return []
  return [...feeTotals(summary)].flatMap(([code, total]) => {
    const lines = summary.lines.filter((line) => feesOf(line).includes(code))
    const amounts = lines.map((line) => amountOwed(line, code))
    if (lines.length === 0 || !amounts.every((amount) => amount !== undefined)) return []
    return when(isApart(total, sumCents(amounts)), '663', totalsReference(summary))
  })
}

const isApart = (filed: bigint, expected: bigint): boolean =>
  filed - expected > AGRICULTURAL_FEE_TOLERANCE || expected - filed > AGRICULTURAL_FEE_TOLERANCE
