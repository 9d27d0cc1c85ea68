import { type DaySpan, type DeadlineKind, entryDatesDue, TYPES_WITHOUT_SUMMARY } from '@edfe/domain/tasks'
import { type RawBuilder, sql } from 'kysely'
import { isFiled, isToFile, isUnpaid } from '../repository/state-conditions.ts'

/** The condition that entry `e` has a deadline of this kind in a span of days. Archived entries have none. */
export function hasDeadline(kind: DeadlineKind, span: DaySpan): RawBuilder<boolean> {
  if (kind === 'payment')
    return sql`(${isUnpaid} and e.payment_due_on between ${span.from}::date and ${span.to}::date)`
  const dates = entryDatesDue(kind, span)
  if (!dates) return sql`false`
  const isOpen =
    kind === 'summary'
      ? sql`${isToFile} and e.entry_type not in (${sql.join(TYPES_WITHOUT_SUMMARY)})`
      : isFiled
  return sql`(${isOpen} and not e.archived and e.entry_date between ${dates.from}::date and ${dates.to}::date)`
}
