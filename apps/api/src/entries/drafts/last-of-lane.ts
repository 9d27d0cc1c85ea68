import type { LaneAnswer } from '@edfe/contracts/entries/lane'
import { AT_CBP, type DraftData, type Lane, laneValues } from '@edfe/domain/entry'
import { alpha3Of } from '@edfe/domain/reference'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { whereState } from '../../db/where-state.ts'
import { draftJson } from '../repository/draft-path.ts'
import type { RequestScope } from '../request-scope.ts'

/** The latest filed entries are looked through first: most lanes have one among them. */
const LATEST = 500

interface Row {
  id: string
  entry_number: string
  entry_date: string | null
  shares: 'manufacturer' | 'origin'
  draft: DraftData
}

/** The latest filed entry of the same mode and manufacturer, else of the same mode and origin. */
export async function lastOfLane(
  scope: RequestScope,
  { mode, manufacturer, origin }: Lane,
  entryId: string | undefined,
): Promise<z.output<typeof LaneAnswer>['entry']> {
  // Transport records have the code of three letters.
  const country = alpha3Of(origin) ?? origin
  const ofMode = sql`s.mode_of_transport = ${mode}`
  const row =
    (manufacturer &&
      (await latestFiled(
        scope,
        'manufacturer',
        // The empty text is excluded for the index, which leaves it out.
        sql`${ofMode} and s.manufacturer_id <> '' and s.manufacturer_id = ${manufacturer}`,
        entryId,
      ))) ||
    (country &&
      (await latestFiled(
        scope,
        'origin',
        sql`${ofMode} and s.country_of_origin <> '' and s.country_of_origin = ${country}`,
        entryId,
      )))
  if (!row) return null
  const { draft, ...entry } = row
  return { ...entry, values: laneValues(draft) }
}

/**
 * The latest filed entry whose shipment is as asked: the first among the latest entries, which is found at once for a lane
 * in use; where there is none, the latest of those that the index of shipments has for the lane.
 */
async function latestFiled(
  { trx, org }: RequestScope,
  shares: Row['shares'],
  isOfLane: RawBuilder<boolean>,
  entryId: string | undefined,
): Promise<Row | undefined> {
  const filed = sql`e.org_id = ${org.id} and ${whereState(AT_CBP)}
    ${entryId ? sql`and e.id <> ${entryId}` : sql``}`
  const { rows } = await sql<Row>`
    with found as (
      select id from (
        (select latest.id from (
            select e.id, e.entry_date, e.summary_version from entries e
            where ${filed} and e.entry_date is not null order by e.entry_date desc limit ${LATEST}
          ) latest join entry_shipments s on s.org_id = ${org.id} and s.entry_id = latest.id
          where ${isOfLane}
          order by latest.entry_date desc, latest.summary_version desc limit 1)
        union all
        (select e.id from entry_shipments s join entries e on e.org_id = ${org.id} and e.id = s.entry_id
          where s.org_id = ${org.id} and ${isOfLane} and ${filed}
          order by e.entry_date desc nulls last, e.summary_version desc limit 1)
      ) lane limit 1
    )
    select e.id, e.entry_number, e.entry_date::text as entry_date, ${shares}::text as shares,
      jsonb_build_object('shipment_origin', ${draftJson('e.draft_data', 'shipment_origin')}, 'parties',
        jsonb_build_object('location_of_goods', ${draftJson('e.draft_data', 'parties.location_of_goods')},
          'firms_code', ${draftJson('e.draft_data', 'parties.firms_code')})) as draft
    from found join entries e on e.org_id = ${org.id} and e.id = found.id`.execute(trx)
  return rows[0]
}
