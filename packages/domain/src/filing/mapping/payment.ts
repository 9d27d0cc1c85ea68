import { chosenPayment } from '../../calculations/payment.ts'
import { type CalendarDay, parseDay } from '../../calendar/index.ts'
import type { DraftData, TotalsSection } from '../../entry/draft.ts'
import type { PaymentType } from '../../reference/payment-types.ts'
import type { PaymentFacts } from '../entry-summary-facts.ts'

/** The payment method of the entry, from step 5. */
export interface PaymentReading {
  /** Undefined for a code that CBP does not know. */
  type: PaymentType | undefined
  statementDate: CalendarDay | undefined
  /** 01 to 12, as typed. */
  statementMonth: string
}

/** Individual payment has no statement; only a periodic one has a month. */
export function readPayment(totals: TotalsSection): PaymentReading {
  return {
    type: chosenPayment(totals),
    statementDate: parseDay(totals.statement_date),
    statementMonth: totals.statement_month ?? '',
  }
}

/** Record 10, columns 51 to 61. */
export function paymentFacts(draft: DraftData): PaymentFacts | undefined {
  const { type, statementDate, statementMonth } = readPayment(draft.totals_declarations ?? {})
  if (!type) return undefined
  return {
    type: type.code,
    statementDate,
    statementMonth: statementMonth || undefined,
    clientBranch: draft.totals_declarations?.statement_branch || undefined,
  }
}

/** A draft without its way of paying: a post summary correction has none, since the first summary is paid. */
export const withoutPayment = ({ totals_declarations: totals, ...draft }: DraftData): DraftData => ({
  ...draft,
  ...(totals && {
    totals_declarations: {
      ...totals,
      payment_type: '',
      statement_date: '',
      statement_month: '',
      statement_branch: '',
    },
  }),
})
