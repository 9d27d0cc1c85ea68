import { sql } from 'kysely'
import { isReplaced } from './is-corrected.ts'

/** Whether CBP has entry `e` in its latest version: filed, not rejected, not replaced. */
export const isFiled = sql<boolean>`(
  e.status in ('submitted', 'accepted', 'hold', 'released') and not ${isReplaced})`

/** Whether duty and fees of entry `e` are owed and nobody has recorded their payment. */
export const isUnpaid = sql<boolean>`(
  e.status in ('accepted', 'released') and e.duty_paid_on is null and not e.archived and e.grand_total > 0
  and not ${isReplaced})`
