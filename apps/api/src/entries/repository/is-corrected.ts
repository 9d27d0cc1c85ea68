import { sql } from 'kysely'

/**
 * Whether a draft corrects entry `e`. A scalar subquery on purpose: `exists` lets PostgreSQL hash every entry of the
 * organisation to answer for a page of twenty.
 */
export const isCorrected = sql<boolean>`(
  select c.id from entries c where c.org_id = e.org_id and c.corrects_entry_id = e.id limit 1) is not null`
