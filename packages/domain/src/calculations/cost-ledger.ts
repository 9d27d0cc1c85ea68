import { lineOrigin } from '../entry/derived-facts.ts'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { type Cents, centsText, percentOf, sumCents, toCents, wholeDollars } from '../money/cents.ts'
import type { Amount } from './amount.ts'
import { bondedAdcvd, isTaxDeferred } from './deferred.ts'
import { type CaseKind, casesOf } from './line-cases.ts'
import { type FeeBasis, isSameFee, proposeFees } from './propose-fees.ts'
import { isSpecialHeading, type StackRow, tariffStack } from './tariff-stack.ts'
import { adcvdAmount, isDutyRow, totalsOf } from './totals.ts'

/** Duty of one tariff number at one rate, summed over its lines. Money is decimal text in US dollars. */
export interface DutyOfNumber {
  /** `heading`: of chapter 98 or 99; `goods`: regular duty of chapters 1 to 97. */
  kind: 'heading' | 'goods'
  /** Digits without dots; '' where one row has many numbers: all that are free, and each rate once many numbers have duty. */
  hts: string
  rate: string
  /** The base of the rate: the entered value, in whole dollars. */
  base: string
  amount: string
  /** True if the amount is the rate times the base of each line. */
  isByRate: boolean
  /** The descriptions of the goods, each once. */
  goods: string[]
  /** The countries of origin (alpha-2), each once. */
  origins: string[]
  /** How many lines have it. */
  lines: number
}

/** Antidumping or countervailing duty. */
export interface DutyOfCases {
  kind: CaseKind
  amount: string
  numbers: string[]
}

/** A row of the fee summary. */
export interface LedgerFee {
  id: string
  fee_type: string
  class_code: string
  amount: string
  /** The basis of the rate; undefined for other amounts, and for fees without a rate. */
  basis: FeeBasis | undefined
  /** The proposed amount, if the row has another amount. */
  proposed: string | undefined
}

/** The cost of an entry, by duty and by fee. */
export interface CostLedger {
  entered_value: string
  duty: { amount: string; numbers: DutyOfNumber[]; cases: DutyOfCases[] }
  tax: { amount: string; isDeferred: boolean }
  fees: { amount: string; rows: LedgerFee[] }
  /** Of the duty, what a bond secures in place of cash. */
  bonded: string
  total: string
}

/** So many numbers of goods have a row each; more of them have one for each rate. */
const MOST_NUMBERS = 8

/**
 * The totals of an entry with the duties and fees that they are made of. The duties come to `total_duty` and
 * the fees to `total_other`, to the cent: the rows are those of the lines and of step 5, and nothing is
 * recalculated.
 */
export function costLedger(draft: DraftData): CostLedger {
  const totals = totalsOf(draft)
  return {
    entered_value: totals.total_entered_value.amount,
    duty: { amount: totals.total_duty.amount, numbers: dutiesOf(draft), cases: casesOfEntry(draft) },
    tax: { amount: totals.total_tax.amount, isDeferred: isTaxDeferred(draft) },
    fees: { amount: totals.total_other.amount, rows: feesOf(draft) },
    bonded: bondedAdcvd(draft),
    total: totals.grand_total.amount,
  }
}

/** A tariff row with the line that it is on. */
interface RowOfLine {
  row: StackRow
  line: LineItem
  base: Cents
  origin: string
}

function dutiesOf(draft: DraftData): DutyOfNumber[] {
  const decided = (draft.line_items ?? []).filter(({ duty_amount }) => duty_amount)
  const rows = decided.flatMap((line) =>
    tariffStack(line).map(
      (row): RowOfLine => ({ row, line, base: baseOf(row, line), origin: lineOrigin(draft, line) }),
    ),
  )
  const isHeading = ({ row }: RowOfLine) => isSpecialHeading(row.hts)
  const goods = rows.filter((one) => !isHeading(one))
  const [free, dutiable] = [goods.filter(isFree), goods.filter((one) => !isFree(one))]
  const byNumber = Map.groupBy(dutiable, ({ row }) => `${row.hts} ${row.rate}`)
  const byRate = byNumber.size > MOST_NUMBERS
  const groups = byRate ? Map.groupBy(dutiable, ({ row }) => row.rate) : byNumber
  const headings = Map.groupBy(rows.filter(isHeading), ({ row }) => `${row.hts} ${row.rate}`)
  return [
    ...[...groups.values()].map((same) => dutyOf('goods', byRate ? '' : same[0]!.row.hts, same)),
    ...(free.length > 0 ? [dutyOf('goods', free.length > 1 ? '' : free[0]!.row.hts, free)] : []),
    ...[...headings.values()].map((same) => dutyOf('heading', same[0]!.row.hts, same)),
  ]
}

/** Goods that the schedule lets in free: one row says so of all of them. */
const isFree = ({ row }: RowOfLine): boolean => row.rate === 'Free' && row.duty === 0n

/** A heading without a value carries the duty of the whole line; goods among others carry their part. */
function baseOf({ hts, value }: StackRow, line: LineItem): Cents {
  const whole = wholeDollars(toCents(line.entered_value))
  return isSpecialHeading(hts) && value === 0n ? whole : value
}

function dutyOf(kind: DutyOfNumber['kind'], hts: string, rows: readonly RowOfLine[]): DutyOfNumber {
  const [first] = rows
  return {
    kind,
    hts,
    rate: first?.row.rate ?? '',
    base: centsText(sumCents(rows.map(({ base }) => base))),
    amount: centsText(sumCents(rows.map(({ row }) => row.duty))),
    isByRate: rows.every(({ row, base }) => row.duty === percentOf(base, percentText(row.rate))),
    goods: distinct(rows.map(({ line }) => line.description ?? '')),
    origins: distinct(rows.map(({ origin }) => origin)),
    lines: new Set(rows.map(({ line }) => line.id)).size,
  }
}

const PERCENT = /^(\d+(?:\.\d+)?)\s?%$/
const percentText = (rate: string): string | undefined => (rate === 'Free' ? '0' : PERCENT.exec(rate)?.[1])

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))]

const KINDS: readonly CaseKind[] = ['AD', 'CVD']

function casesOfEntry(draft: DraftData): DutyOfCases[] {
  const cases = (draft.line_items ?? []).flatMap((line) => casesOf(line))
  return KINDS.flatMap((kind) => {
    const amount = adcvdAmount(draft, kind)
    const numbers = distinct(cases.filter((one) => one.kind === kind).map(({ number }) => number))
    return amount === 0n ? [] : [{ kind, amount: centsText(amount), numbers }]
  })
}

function feesOf(draft: DraftData): LedgerFee[] {
  const proposals = proposeFees(draft)
  return (draft.totals_declarations?.fee_summary ?? [])
    .filter((row) => !isDutyRow(row))
    .map((row) => {
      const amount: Amount['amount'] = centsText(toCents(row.amount))
      const proposal = proposals.find((one) => isSameFee(one, row))
      const isProposed = proposal?.amount === amount
      return {
        id: row.id,
        fee_type: row.fee_type ?? '',
        class_code: row.class_code ?? '',
        amount,
        basis: isProposed ? proposal.basis : undefined,
        proposed: proposal && !isProposed ? proposal.amount : undefined,
      }
    })
}
