import { FILED_KINDS } from '@edfe/domain/customs'
import { AT_CBP, ON_FILE, REJECTED, TAKEN, UNFILED } from '@edfe/domain/entry'
import { PRACTICE_GATEWAYS } from '@edfe/domain/profile'
import { PAYMENT_TYPES } from '@edfe/domain/reference'
import { sql } from 'kysely'
import { whereState } from '../../db/where-state.ts'

/**
 * A later version corrects or replaces entry `e`. A scalar subquery on purpose: `exists` lets PostgreSQL hash every entry
 * of the organisation to answer for a page of twenty.
 */
export const isCorrected = sql<boolean>`(
  select c.id from entries c where c.org_id = e.org_id and c.corrects_entry_id = e.id limit 1) is not null`

/** CBP was sent a filing of entry `e`: a summary, a release or a security filing. A question is none. */
export const isAtCustoms = sql<boolean>`(
  select s.id from submissions s where s.org_id = e.org_id and s.entry_id = e.id
    and (s.snapshot_version is not null or s.kind = ${sql.lit(FILED_KINDS.securityFiling.name)})
  limit 1) is not null`

/**
 * CBP has no later version in place of entry `e`. A correction after payment that it rejected replaces nothing; one that
 * corrects that correction does. `not exists` on purpose: a sum reads every entry, and PostgreSQL answers for all of them
 * in one pass over the later versions.
 */
export const isLatest = sql`not exists (
  select from entries c
  where c.org_id = e.org_id and c.entry_number = e.entry_number and c.summary_version > e.summary_version
    and ${whereState(TAKEN, 'c')})`

/** Notice `n` asks for something that nobody has marked as done. */
export const isOpenRequest = sql<boolean>`(n.action_required is not null and n.closed_at is null)`

/** CBP has entry `e` in its latest version: filed, not rejected, not replaced, not deleted. */
export const isFiled = sql<boolean>`(${whereState(AT_CBP)} and ${isLatest})`

/** Duty and fees of entry `e` are owed and nobody has recorded their payment. */
export const isUnpaid = sql<boolean>`(
  ${whereState(ON_FILE)} and e.duty_paid_on is null and not e.archived and e.grand_total > 0 and ${isLatest})`

/** Entry `e` was practised: its last message went to the simulator or a test system, and CBP knows nothing of it. */
export const isPractised = sql<boolean>`coalesce((
  select s.gateway in (${sql.join(PRACTICE_GATEWAYS)}) from submissions s where s.org_id = e.org_id and s.entry_id = e.id
  order by s.submitted_at desc limit 1), false)`

/** The payment types of a monthly statement. */
const MONTHLY = PAYMENT_TYPES.filter(({ kind }) => kind === 'periodic').map(({ code }) => code)

/** The payment of entry `e` is authorized with the statement that collects it: the daily one, or the monthly one that lists that. */
export const isAuthorized = sql<boolean>`exists (select from statements d where d.org_id = e.org_id and d.booking = 'booked'
  and d.cadence = 'daily' and d.lines @> array[e.entry_number::text]
  and case when d.payment_type in (${sql.join(MONTHLY)})
    then exists (select from statements m where m.org_id = d.org_id and m.booking = 'booked'
      and m.cadence = 'monthly' and m.lines @> array[d.number] and m.authorized_on is not null)
    else d.authorized_on is not null end)`

/** Entry `e` has no summary at CBP yet: a draft, or a rejected one that nobody corrects. */
export const isToFile = sql<boolean>`(${whereState(UNFILED)} or (${whereState(REJECTED)} and not ${isCorrected}))`
