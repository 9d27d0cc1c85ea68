import { invoiceValue } from '../calculations/invoice-value.ts'
import { lineAmounts } from '../calculations/line-amounts.ts'
import { type AgencyRequirement, agencyRequirements } from '../entry/agency-needs.ts'
import type { LineItem, LineRequirement } from '../entry/draft.ts'
import { PLACES } from '../money/amount.ts'
import { scaled, toCents } from '../money/cents.ts'
import { hasChapter } from '../reference/tariff-chapters.ts'

/** True if a tariff number has ten digits and a chapter that exists; it is not looked up in the tariff. */
export function isHtsNumber(htsus: string | undefined): boolean {
  const digits = (htsus ?? '').replace(/[.\s-]/g, '')
  return /^\d{10}$/.test(digits) && hasChapter(digits)
}

/**
 * The origin of a line's amounts: `calculated` when the tariff gave the duty, or when each amount that has a
 * rate is the one that `lineAmounts` gives,
 * `entered` when one departs from its rate or has none, `incomplete` while duty or I.R. tax is missing.
 */
export type CalculationStatus = 'calculated' | 'entered' | 'incomplete'

const AMOUNTS = ['duty_amount', 'adcvd_amount', 'second_case_amount', 'ir_tax_amount'] as const

export function calculationStatus(line: LineItem): CalculationStatus {
  const isGiven = (amount: string | undefined) => scaled(amount, PLACES.currency) !== undefined
  if (!isGiven(line.duty_amount) || !isGiven(line.ir_tax_amount)) return 'incomplete'
  if (line.duty_source === 'calculated') return 'calculated'
  const amounts = lineAmounts(line)
  const isByRate = AMOUNTS.every((field) => {
    const cents = toCents(line[field])
    const amount = amounts[field]
    return amount ? toCents(amount.amount) === cents : cents === 0n
  })
  return isByRate && AMOUNTS.some((field) => amounts[field]) ? 'calculated' : 'entered'
}

/**
 * The agency requirements of a line and its answers (`entry_lines.pga_data`); the writer sets the time of
 * evaluation.
 */
export interface PgaData {
  requirements: AgencyRequirement[]
  flags: string[]
  licenses: LineRequirement[]
  permits: LineRequirement[]
  special_handling: string
}

export const pgaData = (line: LineItem): PgaData => ({
  requirements: agencyRequirements(line),
  flags: line.pga_flags ?? [],
  licenses: line.license_numbers ?? [],
  permits: line.permit_info ?? [],
  special_handling: line.special_handling ?? '',
})

/** The invoice's own currency and what it makes in dollars (`entry_lines.line_data.currency`). */
export interface LineCurrency {
  code: string
  foreignValue: string
  exchangeRate: string
  /** Value by rate; '' while one is missing. */
  usdValue: string
  effectiveAt: string
  source: string
}

/** Undefined for a line whose invoice is in dollars. */
export function lineCurrency({ invoice }: LineItem): LineCurrency | undefined {
  if (!Object.values(invoice ?? {}).some(Boolean)) return undefined
  return {
    code: invoice?.currency_code ?? '',
    foreignValue: invoice?.foreign_value ?? '',
    exchangeRate: invoice?.exchange_rate ?? '',
    usdValue: invoiceValue(invoice)?.amount ?? '',
    effectiveAt: invoice?.effective_at ?? '',
    source: invoice?.source ?? '',
  }
}
