import type { ChargedKind, InvoiceState } from '@edfe/domain/filing-fee'
import { t } from '../words/t.ts'

/** What a line of the fee is for. */
export const chargeLabel = (kind: ChargedKind): string =>
  t(
    {
      id: 'fee-words.kind',
      defaultMessage:
        '{kind, select, replacement {Replacement accepted} correction {Post summary correction accepted} rejection {Entry summary rejected} other {Entry summary accepted}}',
    },
    { kind },
  )

/** The state of an invoice in words. */
export const invoiceLabel = (state: InvoiceState): string =>
  t(
    {
      id: 'fee-words.state',
      defaultMessage: '{state, select, paid {Paid} late {Late} other {Open}}',
    },
    { state },
  )

/** How the badge of an invoice looks. */
export const INVOICE_LOOKS = { paid: 'released', open: 'draft', late: 'rejected' } as const
