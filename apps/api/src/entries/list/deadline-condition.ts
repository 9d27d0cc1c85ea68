import {
  type DaySpan,
  type DeadlineKind,
  entryDatesDue,
  liquidationsToProtest,
  SECURITY_FILING_TO_FILE,
  TYPES_WITHOUT_SUMMARY,
} from '@edfe/domain/tasks'
import { type RawBuilder, sql } from 'kysely'
import { isFiled, isLatest, isOpenRequest, isToFile, isUnpaid } from '../repository/state-conditions.ts'

/** The day from which a deadline of a kind follows: for payments and security filings the last day itself. */
export const dayOf = (kind: DeadlineKind): RawBuilder<unknown> => {
  switch (kind) {
    case 'payment':
      return sql`e.payment_due_on`
    case 'security_filing':
      return sql`e.security_filing_due_on`
    case 'drawback':
      return sql`e.import_date`
    case 'summary':
      return sql`coalesce(e.released_on, e.entry_date)`
    default:
      return sql`e.entry_date`
  }
}

/** Entry `e` comes by ship and has no security filing at CBP, nor one on its way. */
const isSecurityFilingToFile = sql<boolean>`(not e.archived and ${isLatest}
  and coalesce(e.filings ->> 'security', 'none') in (${sql.join(SECURITY_FILING_TO_FILE)}))`

/** The condition that entry `e` has a deadline of this kind in a span of days. Archived entries have none. */
export function hasDeadline(kind: DeadlineKind, span: DaySpan): RawBuilder<boolean> {
  if (kind === 'payment')
    return sql`(${isUnpaid} and ${dayOf(kind)} between ${span.from}::date and ${span.to}::date)`
  if (kind === 'security_filing')
    return sql`(${isSecurityFilingToFile} and ${dayOf(kind)} between ${span.from}::date and ${span.to}::date)`
  if (kind === 'request')
    return sql`(not e.archived and e.id in (select n.entry_id from customs_notices n where n.org_id = e.org_id
      and ${isOpenRequest} and n.due_on between ${span.from}::date and ${span.to}::date))`
  const dates = entryDatesDue(kind, span)
  if (kind === 'protest') return hasProtest(span, dates)
  if (!dates) return sql`false`
  const isOpen =
    kind === 'summary'
      ? sql`${isToFile} and e.entry_type not in (${sql.join(TYPES_WITHOUT_SUMMARY)})`
      : kind === 'drawback'
        ? sql`${isFiled} and e.grand_total > 0`
        : sql`${isFiled} and e.liquidated_on is null`
  return sql`(${isOpen} and not e.archived and ${dayOf(kind)} between ${dates.from}::date and ${dates.to}::date)`
}

/** The last day to protest: counted from CBP's day of liquidation where a member recorded it, else from the expected one. */
function hasProtest(span: DaySpan, dates: DaySpan | undefined): RawBuilder<boolean> {
  const liquidated = liquidationsToProtest(span)
  const expected = dates
    ? sql`(e.liquidated_on is null and e.entry_date between ${dates.from}::date and ${dates.to}::date)`
    : sql`false`
  return sql`(${isFiled} and not e.archived and (${expected}
    or e.liquidated_on between ${liquidated.from}::date and ${liquidated.to}::date))`
}
