import type { DraftData, LineItem } from '../entry/draft.ts'
import { type Cents, centsText, percentOf, sumCents, toCents } from '../money/cents.ts'
import { adcvdKind } from './adcvd-kind.ts'
import { totalsOf } from './totals.ts'

/** How payment of I.R. tax is deferred: by CBP's code of record 10. */
export const TAX_DEFERRALS = [
  { code: '1', name: 'Deferred, conventional' },
  { code: '2', name: 'Deferred, electronic funds transfer' },
] as const

/** Whether an arrangement defers the tax; any other text is none. */
export const isTaxDeferred = (draft: DraftData): boolean =>
  TAX_DEFERRALS.some(({ code }) => code === draft.totals_declarations?.deferred_tax_code)

/**
 * I.R. tax whose payment is deferred: all of the entry's tax or none, because customs records the arrangement for
 * the summary as a whole (AE chapter, record 10). It stays in total tax and in the grand total: it is owed, later.
 */
export const deferredTax = (draft: DraftData): string =>
  isTaxDeferred(draft) ? totalsOf(draft).total_tax.amount : '0.00'

/** AD/CVD duty of a line of that value: the amount given, else value times rate, half up to cents. */
export const adcvdDuty = (line: Pick<LineItem, 'adcvd_amount' | 'adcvd_rate'>, value: Cents): Cents =>
  line.adcvd_amount ? toCents(line.adcvd_amount) : (percentOf(value, line.adcvd_rate) ?? 0n)

/** Whether a line's AD/CVD deposit is under a surety bond (AE chapter, record 53, claim B) instead of cash. */
export const isBonded = (line: Pick<LineItem, 'adcvd_claim' | 'adcvd_case_number'>): boolean =>
  line.adcvd_claim === 'B' && adcvdKind(line) !== undefined

/** AD/CVD that a bond secures instead of cash: the sum of the lines with that claim. */
export const bondedAdcvd = (draft: DraftData): string =>
  centsText(
    sumCents(
      (draft.line_items ?? []).filter(isBonded).map((line) => adcvdDuty(line, toCents(line.entered_value))),
    ),
  )
