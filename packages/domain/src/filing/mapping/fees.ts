import { agriculturalAmounts, agriculturalFeesOf } from '../../calculations/agricultural-fees.ts'
import { lineFees } from '../../calculations/line-fees.ts'
import { isSetHeader } from '../../entry/article-set.ts'
import type { DraftData } from '../../entry/draft.ts'
import { allocate, type Cents, centsText, toCents, wholeDollars } from '../../money/cents.ts'
import { isOfFeeHeading } from '../../reference/agricultural-fees.ts'
import type { AeFee } from '../entry-summary-facts.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { feeRecord, feesByClass } from './fee-rows.ts'

/** The inputs of line fees. */
interface FeeContext extends Pick<FilingContext, 'fees'> {
  lines: readonly FeeLine[]
}
type FeeLine = Pick<FilingLine, 'line' | 'value' | 'fees'>

const fee = (classCode: string, amount: Cents): AeFee => ({ classCode, amount: centsText(amount) })

/** Record 34: fees of the header, the informal processing fee among them. */
export const headerFeeFacts = ({ fees }: FilingContext): AeFee[] =>
  [...fees].filter(([code]) => feeRecord(code) === '34').map(([code, amount]) => fee(code, amount))

/** Record 89: every class with what step 5 shows for it, minimum and maximum applied. */
export const feeTotalFacts = ({ fees }: FilingContext): AeFee[] =>
  [...fees].map(([code, amount]) => fee(code, amount))

/**
 * Record 62 of every line. Processing and harbor fee are each line's own; any other class is one amount for the
 * entry, shared by value among the lines that carry it, so that the shares add up to it exactly.
 */
export function lineFeeFacts(context: FeeContext): AeFee[][] {
  const perLine: AeFee[][] = context.lines.map(() => [])
  for (const [code, amount] of context.fees) {
    if (feeRecord(code) !== '62') continue
    const amounts =
      code === '499' || code === '501' ? ownAmounts(context, code) : shares(context, code, amount)
    amounts.forEach((own, index) => {
      if (own > 0n) perLine[index]!.push(fee(code, own))
    })
  }
  return perLine
}

/** The fees of every line of a draft, as it is filed. */
export function filedLineFees(draft: DraftData): AeFee[][] {
  const own = lineFees(draft, draft.header?.entry_date)
  const lines = (draft.line_items ?? []).map((line, index) => ({
    line,
    value: wholeDollars(toCents(line.entered_value)),
    fees: own[index]!,
  }))
  return lineFeeFacts({ lines, fees: feesByClass(draft) })
}

const ownAmounts = ({ lines }: FeeContext, code: '499' | '501'): Cents[] =>
  lines.map(({ fees }) => (code === '499' ? fees.mpf : fees.hmf) ?? 0n)

/**
 * An agricultural fee goes by what each line owes where the rate is known, else by the value of the lines that owe it or
 * whose chapter may; every other class goes by the value of all. The header of a set carries none of them.
 */
function shares({ lines }: FeeContext, code: string, amount: Cents): Cents[] {
  const computed = agriculturalAmounts(
    lines.map(({ line }) => line),
    code,
  )
  if (computed.every((own) => own !== undefined) && computed.some((own) => own > 0n))
    return allocate(amount, computed)
  const owes = ({ line }: FeeLine) => agriculturalFeesOf(line).some((fee) => fee.code === code)
  const mayOwe = ({ line }: FeeLine) => isOfFeeHeading(code, line.htsus ?? '')
  const carries = [owes, mayOwe].find((test) => lines.some(test)) ?? (() => true)
  return allocate(
    amount,
    lines.map((line) => (isSetHeader(line.line) || !carries(line) ? 0n : line.value)),
  )
}
