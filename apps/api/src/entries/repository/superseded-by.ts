import { REJECTED, UNFILED } from '@edfe/domain/entry'
import { sql } from 'kysely'
import { whereState } from '../../db/where-state.ts'
import { hasCbpActed } from './summary-control.ts'

/**
 * The later version of entry `e` that was filed in its place. One that CBP rejected leaves it on file where it is a
 * correction after payment, or CBP had acted on `e`.
 */
export const supersededBy = sql<string | null>`(
  select c.id from entries c
  where c.org_id = e.org_id and c.corrects_entry_id = e.id and not ${whereState(UNFILED, 'c')}
    and not (${whereState(REJECTED, 'c')} and (c.is_post_summary or ${hasCbpActed}))
  limit 1)`
