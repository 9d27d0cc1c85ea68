import type { LaneAnswer } from '@edfe/contracts/entries/lane'
import { type DraftData, type Lane, laneValues } from '@edfe/domain/entry'
import { alpha3Of } from '@edfe/domain/reference'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestScope } from '../request-scope.ts'

/** Among how many of the latest filed entries one is looked for. */
const MOST_ENTRIES = 500

interface Row {
  id: string
  entry_number: string
  entry_date: string | null
  shares: 'manufacturer' | 'origin'
  draft: DraftData
}

/** The latest filed entry of the same mode and manufacturer, else of the same mode and origin. */
export async function lastOfLane(
  { trx, org }: RequestScope,
  { mode, manufacturer, origin }: Lane,
  entryId: string | undefined,
): Promise<z.output<typeof LaneAnswer>['entry']> {
  // Transport records have the code of three letters.
  const country = alpha3Of(origin) ?? origin
  const isSameMaker = sql`${manufacturer} <> '' and s.manufacturer_id = ${manufacturer}`
  const { rows } = await sql<Row>`
    with filed as (
      select e.id, e.entry_date, e.summary_version from entries e
      where e.org_id = ${org.id} and e.status in ('submitted', 'accepted', 'hold', 'released')
        ${entryId ? sql`and e.id <> ${entryId}` : sql``}
      order by e.entry_date desc nulls last limit ${MOST_ENTRIES}
    ), found as (
      select filed.id, (${isSameMaker}) as is_same_maker
      from filed join entry_shipments s on s.org_id = ${org.id} and s.entry_id = filed.id
      where s.mode_of_transport = ${mode}
        and ((${isSameMaker}) or (${country} <> '' and s.country_of_origin = ${country}))
      order by is_same_maker desc, filed.entry_date desc nulls last, filed.summary_version desc limit 1
    )
    select e.id, e.entry_number, e.entry_date::text as entry_date,
      case when found.is_same_maker then 'manufacturer' else 'origin' end as shares,
      jsonb_build_object('shipment_origin', e.draft_data -> 'shipment_origin', 'parties',
        jsonb_build_object('location_of_goods', e.draft_data -> 'parties' -> 'location_of_goods',
          'firms_code', e.draft_data -> 'parties' -> 'firms_code')) as draft
    from found join entries e on e.org_id = ${org.id} and e.id = found.id`.execute(trx)
  const [row] = rows
  if (!row) return null
  const { draft, ...entry } = row
  return { ...entry, values: laneValues(draft) }
}
