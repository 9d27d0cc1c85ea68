import type { CalendarDay } from '@edfe/domain/calendar'
import { ON_FILE } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { announceEntry, auditEntry } from '../../entries/record-change.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { entryNotOnFile } from '../notices/customs-letters.ts'

/**
 * Records the day on which CBP liquidated an entry on file, as CBP's notice names it; null takes it back. Refused for a
 * day to come and one before the entry date.
 */
export async function recordLiquidation(
  scope: MemberScope,
  id: string,
  liquidatedOn: CalendarDay | null,
): Promise<Refusal | undefined> {
  const { trx, org, today } = scope
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (!ON_FILE.has(entry)) return entryNotOnFile()
  const entryDate = entry.draft.header?.entry_date ?? ''
  if (liquidatedOn && (liquidatedOn > today || liquidatedOn < entryDate)) return dayRefused()
  if (entry.liquidated_on === liquidatedOn) return undefined
  await trx
    .updateTable('entries')
    .set({ liquidated_on: liquidatedOn })
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .execute()
  announceEntry(scope, id)
  await auditEntry(scope, id, {
    action: 'update',
    before: { liquidated_on: entry.liquidated_on },
    after: { liquidated_on: liquidatedOn },
  })
  return undefined
}

const dayRefused = (): Refusal =>
  refuse(
    422,
    'liquidation_day',
    say({
      id: 'refusal.liquidation-day',
      defaultMessage: 'The day of liquidation cannot be before the entry date or later than today.',
    }),
  )
