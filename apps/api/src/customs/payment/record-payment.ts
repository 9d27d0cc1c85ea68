import type { CalendarDay } from '@edfe/domain/calendar'
import { isDeletionOpen, isPayable } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { DELETION_REQUESTED } from '../../entries/drafts/new-version.ts'
import { announceEntry, auditEntry } from '../../entries/record-change.ts'
import { stateOfStored } from '../../entries/repository/entry-view.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import { recordActivity } from '../../entries/repository/record-activity.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'

/**
 * Records the day on which duty and fees of an entry were paid; null takes it back. The entry's version does not change:
 * what was filed stays as it was filed. Refused before CBP's decision, while CBP is asked to delete
 * the summary, and for a day that has not come yet.
 */
export async function recordPayment(
  scope: MemberScope,
  id: string,
  paidOn: CalendarDay | null,
): Promise<Refusal | undefined> {
  const { trx, org, today } = scope
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  const state = stateOfStored(entry, today)
  if (isDeletionOpen(state)) return DELETION_REQUESTED
  if (entry.archived || !isPayable(state)) return notDue()
  if (paidOn && paidOn > today) return inFuture()
  if (entry.duty_paid_on === paidOn) return undefined
  await trx
    .updateTable('entries')
    .set({ duty_paid_on: paidOn })
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .execute()
  await recordActivity(scope, id, 'payment_recorded', { paid_on: paidOn })
  announceEntry(scope, id)
  await auditEntry(scope, id, {
    action: 'update',
    before: { duty_paid_on: entry.duty_paid_on },
    after: { duty_paid_on: paidOn },
  })
  return undefined
}

const notDue = (): Refusal =>
  refuse(
    409,
    'payment_not_due',
    say({
      id: 'refusal.payment-not-due',
      defaultMessage: 'Duty and fees of this entry are not due: CBP has not accepted or released it.',
    }),
  )

const inFuture = (): Refusal =>
  refuse(
    422,
    'payment_in_future',
    say({
      id: 'refusal.payment-in-future',
      defaultMessage: 'The day of payment cannot be later than today.',
    }),
  )
