import type { DraftData } from '../entry/draft.ts'
import { entryTable } from '../entry/field-table.ts'
import { centsText, sumCents, toCents } from '../money/cents.ts'
import { caseDuty, casesOf, isBonded } from './line-cases.ts'
import { totalsOf } from './totals.ts'

/** True if an arrangement defers the tax; any other text does not. */
export const isTaxDeferred = (draft: DraftData): boolean =>
  Boolean(entryTable.deferred_tax_code.values?.includes(draft.totals_declarations?.deferred_tax_code ?? ''))

/**
 * I.R. tax whose payment is deferred: all of the entry's tax or none, because customs records the arrangement for
 * the summary as a whole (AE chapter, record 10). It stays in total tax and in the grand total: it is owed, later.
 */
export const deferredTax = (draft: DraftData): string =>
  isTaxDeferred(draft) ? totalsOf(draft).total_tax.amount : '0.00'

/** AD/CVD that a bond secures instead of cash: the sum of the cases with that claim. */
export const bondedAdcvd = (draft: DraftData): string =>
  centsText(
    sumCents(
      (draft.line_items ?? []).flatMap((line) =>
        casesOf(line)
          .filter(isBonded)
          .map((one) => caseDuty(one, toCents(line.entered_value))),
      ),
    ),
  )
