import { sql } from 'kysely'

/**
 * Whether CBP has no later version in place of entry `e`. A correction after payment that it rejected replaces nothing;
 * one that corrects that correction does. `not exists` on purpose: a sum reads every entry, and PostgreSQL answers for
 * all of them in one pass over the later versions.
 */
const isLatest = sql`not exists (
  select from entries c
  where c.org_id = e.org_id and c.entry_number = e.entry_number and c.summary_version > e.summary_version
    and c.status in ('submitted', 'accepted', 'hold', 'released'))`

/** Whether CBP has deleted the summary of entry `e`. */
const isDeleted = sql`e.deletion is not distinct from 'deleted'`

/** Whether CBP has entry `e` in its latest version: filed, not rejected, not replaced, not deleted. */
export const isFiled = sql<boolean>`(
  e.status in ('submitted', 'accepted', 'hold', 'released') and not ${isDeleted} and ${isLatest})`

/** Whether duty and fees of entry `e` are owed and nobody has recorded their payment. */
export const isUnpaid = sql<boolean>`(
  e.status in ('accepted', 'released') and e.duty_paid_on is null and not e.archived and e.grand_total > 0
  and not ${isDeleted} and ${isLatest})`
