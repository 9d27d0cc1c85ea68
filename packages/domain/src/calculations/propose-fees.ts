import type { DraftData, FeeRow } from '../entry/draft.ts'
import { FEE_TYPE_CODES } from '../entry/fee-types.ts'
import type { FeeType } from '../entry/fields/fee.ts'
import { say } from '../messages/index.ts'
import { type Cents, centsText, sumCents, toCents } from '../money/cents.ts'
import { isInformalEntryType } from '../reference/entry-types.ts'
import { HMF_RATE_PERCENT, mpfYear } from '../reference/fee-rates.ts'
import { HMF_DE_MINIMIS } from '../reference/filing-limits.ts'
import type { Amount, Component } from './amount.ts'
import { casesOf, casesOfLines } from './line-cases.ts'
import { hasFormalMpf, type LineFees, lineFees, lineMpfExemption } from './line-fees.ts'

/** A fee row worth adding in step 5, with how its amount came about. */
export interface FeeProposal extends Amount {
  fee_type: FeeType
  code: string
  class_code: string
  /**
   * The result of a percentage rate, and the limit that overrides it; undefined for a fixed fee and a
   * deposit.
   */
  basis?: FeeBasis
}

export interface FeeBasis {
  rate_percent: string
  /** The sum of the lines by the rate. */
  by_rate: string
  limit?: 'minimum' | 'maximum'
}

export interface FeeContext {
  /** The fees of the lines, when they are computed already. */
  lineFees?: LineFees[]
  /** Sets the fee year; the header's entry date unless given. */
  entryDate?: string
  /** Courier hubs, express facilities and user fee airports take no informal fee (AE usage note q). */
  isInformalFeeExemptPort?: boolean
}

/**
 * The fee rows that an entry calls for: AD and CVD from the lines, MPF with its minimum and maximum, mail fee, HMF.
 * Sources: AE chapter revision 109, usage notes m to q; 19 CFR 24.23 and 24.24. Proposals only: what stands in the
 * fee rows is what is filed.
 */
export function proposeFees(draft: DraftData, facts: FeeContext = {}): FeeProposal[] {
  const entryDate = facts.entryDate ?? draft.header?.entry_date
  const fees = facts.lineFees ?? lineFees(draft, entryDate)
  const mpf = hasFormalMpf(draft.header?.entry_type ?? '')
    ? formalMpf(fees, entryDate)
    : informalMpf(draft, entryDate, facts.isInformalFeeExemptPort ?? false)
  const rest = [...adcvdRows(draft), ...mpf, ...mailFee(draft, entryDate)]
  return [...rest, ...hmfRow(fees, rest.length > 0 || owesDutyOrTax(draft))]
}

/** A proposal as a row of step 5. */
export const feeRowOf = (proposal: FeeProposal, id: string): FeeRow => ({
  id,
  fee_type: proposal.fee_type,
  code: proposal.code,
  class_code: proposal.class_code,
  amount: proposal.amount,
})

/** True if a row has the fee of a proposal; a row without class has that of its kind. */
export const isSameFee = (
  proposal: Pick<FeeProposal, 'fee_type' | 'class_code'>,
  row: Pick<FeeRow, 'fee_type' | 'class_code'>,
): boolean =>
  proposal.fee_type === row.fee_type && proposal.class_code === (row.class_code || proposal.class_code)

function formalMpf(fees: LineFees[], entryDate: string | undefined): FeeProposal[] {
  const paying = fees.filter((fee) => fee.mpf !== undefined)
  const sum = sumCents(paying.map((fee) => fee.mpf!))
  if (sum === 0n) return []
  const year = mpfYear(entryDate)
  const [minimum, maximum] = [toCents(year.minimum), toCents(year.maximum)]
  const amount = within(sum, minimum, maximum)
  const components: Component[] = [
    { label: sumOfLines(paying.length, year.rate_percent), amount: centsText(sum) },
    ...exemptComponents(fees),
  ]
  if (amount > sum)
    components.push({
      label: say(
        { id: 'amount.minimum', defaultMessage: 'Raised to the minimum of {year}' },
        { year: year.year },
      ),
      amount: year.minimum,
    })
  if (amount < sum)
    components.push({
      label: say(
        { id: 'amount.maximum', defaultMessage: 'Held to the maximum of {year}' },
        { year: year.year },
      ),
      amount: year.maximum,
    })
  const limit: FeeBasis['limit'] = amount > sum ? 'minimum' : amount < sum ? 'maximum' : undefined
  const basis = { rate_percent: year.rate_percent, by_rate: centsText(sum), ...(limit && { limit }) }
  return [{ fee_type: 'MPF', ...FEE_TYPE_CODES.MPF, amount: centsText(amount), components, basis }]
}

function within(amount: Cents, minimum: Cents, maximum: Cents): Cents {
  if (amount < minimum) return minimum
  return amount > maximum ? maximum : amount
}

const exemptComponents = (fees: LineFees[]): Component[] =>
  [...new Set(fees.flatMap((fee) => fee.mpf_exemption ?? []))].map((reason) => ({
    label: say(
      {
        id: 'amount.exempt',
        defaultMessage: '{count, plural, one {# line} other {# lines}} exempt: {reason}',
      },
      { count: fees.filter((fee) => fee.mpf_exemption === reason).length, reason },
    ),
    amount: '0.00',
  }))

/** CBP's class of the processing fee of informal entries. */
const INFORMAL_CLASS = '311'

function informalMpf(draft: DraftData, entryDate: string | undefined, isExemptPort: boolean): FeeProposal[] {
  const items = draft.line_items ?? []
  const hasPaying = items.some((line) => toCents(line.entered_value) > 0n && !lineMpfExemption(draft, line))
  if (!isInformalEntryType(draft.header?.entry_type ?? '') || isMail(draft) || isExemptPort || !hasPaying)
    return []
  const year = mpfYear(entryDate)
  const components = [
    {
      label: say(
        { id: 'amount.informal-fee', defaultMessage: 'Fixed fee for informal entries, {year}' },
        { year: year.year },
      ),
      amount: year.informal,
    },
  ]
  return [
    { fee_type: 'MPF', ...FEE_TYPE_CODES.MPF, class_code: INFORMAL_CLASS, amount: year.informal, components },
  ]
}

const isMail = (draft: DraftData): boolean => draft.shipment_origin?.mode_of_transport === '50'

/** Withdrawals from a warehouse, which report no mode of transport. */
const WITHDRAWALS = ['31', '32', '34', '38']

/** Class 496: fixed, on a mail shipment that owes duty; never on one free of duty (AE usage note p). */
function mailFee(draft: DraftData, entryDate: string | undefined): FeeProposal[] {
  const isWithdrawal = WITHDRAWALS.includes(draft.header?.entry_type ?? '')
  if (!isMail(draft) || isWithdrawal || !owesDuty(draft)) return []
  const year = mpfYear(entryDate)
  const components = [
    {
      label: say(
        { id: 'amount.mail-fee', defaultMessage: 'Fixed fee for dutiable mail, {year}' },
        { year: year.year },
      ),
      amount: year.dutiable_mail,
    },
  ]
  return [{ fee_type: 'Mail Fee', ...FEE_TYPE_CODES['Mail Fee'], amount: year.dutiable_mail, components }]
}

function hmfRow(fees: LineFees[], owesMore: boolean): FeeProposal[] {
  const paying = fees.filter((fee) => fee.hmf !== undefined)
  const sum = sumCents(paying.map((fee) => fee.hmf!))
  if (sum === 0n || (sum <= HMF_DE_MINIMIS && !owesMore)) return []
  const amount = centsText(sum)
  const components = [{ label: sumOfLines(paying.length, HMF_RATE_PERCENT), amount }]
  const basis = { rate_percent: HMF_RATE_PERCENT, by_rate: amount }
  return [{ fee_type: 'HMF', ...FEE_TYPE_CODES.HMF, amount, components, basis }]
}

/** Antidumping and countervailing duty of the lines. */
function* adcvdRows(draft: DraftData): Generator<FeeProposal> {
  const cases = casesOfLines(draft.line_items ?? [])
  for (const kind of ['AD', 'CVD'] as const) {
    const components = cases
      .filter((one) => one.kind === kind && toCents(one.amount) > 0n)
      .map(({ line_number, number, amount }) => ({
        label: say(
          { id: 'amount.line-case', defaultMessage: 'Line {line}, case {number}' },
          { line: line_number, number },
        ),
        amount: centsText(toCents(amount)),
      }))
    if (components.length === 0) continue
    const amount = centsText(sumCents(components.map((component) => toCents(component.amount))))
    yield { fee_type: kind, ...FEE_TYPE_CODES[kind], amount, components }
  }
}

/** True if a line owes duty, antidumping or countervailing duty. */
const owesDuty = (draft: DraftData): boolean =>
  (draft.line_items ?? []).some(
    (line) =>
      toCents(line.duty_amount) > 0n ||
      casesOf(line).some(({ kind, amount }) => kind && toCents(amount) > 0n),
  )

const owesDutyOrTax = (draft: DraftData): boolean =>
  (draft.line_items ?? []).some((line) => toCents(line.duty_amount) > 0n || toCents(line.ir_tax_amount) > 0n)

const sumOfLines = (count: number, rate: string) =>
  say(
    {
      id: 'amount.sum-of-lines',
      defaultMessage: 'Sum of {count, plural, one {# line} other {# lines}} at {rate} %',
    },
    { count, rate },
  )
