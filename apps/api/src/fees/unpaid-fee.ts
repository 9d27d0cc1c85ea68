import { formatDay, parseDay } from '@edfe/domain/calendar'
import { invoiceInArrears, isDueFiling, openAmount } from '@edfe/domain/filing-fee'
import { say } from '@edfe/domain/messages'
import { dollarsText } from '@edfe/domain/money'
import type { StoredEntry } from '../entries/repository/load-entry.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { type Refusal, refuse } from '../refusals/problems.ts'
import { readInvoices } from './read-invoices.ts'

/** Where fees and invoices are, in the app. */
export const FEES_PATH = '/payments/fees'

/**
 * Why an entry is not filed: an invoice for earlier filings is unpaid beyond the days of grace. A filing that is due, a
 * later version of an entry, and practice are never held up.
 */
export async function unpaidFeeRefusal(
  { trx, today, practice, fees }: RequestScope,
  { entry_type, draft, released_on, summary_version }: StoredEntry,
  publicUrl: string,
): Promise<Refusal | undefined> {
  if (practice || fees.FEE_PRICES.length === 0) return undefined
  const unpaid = invoiceInArrears(await readInvoices(trx), today, fees.FEE_GRACE_DAYS)
  if (!unpaid) return undefined
  const summary = {
    entry_type,
    entry_date: parseDay(draft.header?.entry_date),
    released_on: parseDay(released_on ?? undefined),
    isLaterVersion: summary_version > 1,
  }
  if (isDueFiling(summary, today)) return undefined
  return refuse(
    409,
    'fee_unpaid',
    say(
      {
        id: 'refusal.fee-unpaid',
        defaultMessage:
          'Nothing was sent. {amount} of invoice {number} for earlier filings, due on {day}, is not paid. Pay it at {link}, then submit again. An entry is not held up once its ten working days to file run.',
      },
      {
        number: unpaid.number,
        amount: dollarsText(openAmount(unpaid)),
        day: formatDay(unpaid.dueOn),
        link: `${publicUrl}${FEES_PATH}`,
      },
    ),
  )
}
