import { sql } from 'kysely'
import { hasCbpActed } from './summary-control.ts'

/**
 * Whether a later version corrects or replaces entry `e`. A scalar subquery on purpose: `exists` lets PostgreSQL hash every entry of the
 * organisation to answer for a page of twenty.
 */
export const isCorrected = sql<boolean>`(
  select c.id from entries c where c.org_id = e.org_id and c.corrects_entry_id = e.id limit 1) is not null`

/**
 * The later version of entry `e` that was filed in its place. One that CBP rejected leaves it on file where it is a
 * correction after payment, or CBP had acted on `e`.
 */
export const supersededBy = sql<string | null>`(
  select c.id from entries c
  where c.org_id = e.org_id and c.corrects_entry_id = e.id and c.status not in ('draft', 'validated')
    and not (c.status = 'rejected' and (c.is_post_summary or ${hasCbpActed}))
  limit 1)`
