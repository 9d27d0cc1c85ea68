import type { LandedCosts } from '@edfe/contracts/reports/landed-cost'
import { type LandedBy, landedCosts, sumLanded } from '@edfe/domain/books'
import type { DraftData } from '@edfe/domain/entry'
import { centsText } from '@edfe/domain/money'
import { sql } from 'kysely'
import type { z } from 'zod'
import { placeOf, readPlace } from '../entries/repository/entry-place.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { filedIn, type ReportAsk } from './read-duty-report.ts'

/** Entries of a page: each is read with all its lines. */
const PAGE = 50

interface Ask extends Omit<ReportAsk, 'by'> {
  by: LandedBy
  after?: string | undefined
}

interface Row {
  id: string
  entry_date: string
  draft: DraftData
  total: number
}

/** What the goods of a page of filed entries cost once they are here, the newest entry date first. */
export async function readLandedCosts(
  { trx, org }: RequestScope,
  ask: Ask,
): Promise<z.output<typeof LandedCosts>> {
  const place = readPlace(ask.after)
  const filed = sql`${filedIn(org.id, ask)} and e.entry_date is not null`
  const { rows } = await sql<Row>`
    select e.id, e.entry_date::text, e.draft_data as draft,
      (select count(*)::int from entries e where ${filed}) as total
    from entries e
    where ${filed} and ${place ? sql`(e.entry_date, e.id) < (${place.day}::date, ${place.id}::uuid)` : sql`true`}
    order by e.entry_date desc, e.id desc limit ${PAGE}`.execute(trx)
  const last = rows.length < PAGE ? undefined : rows.at(-1)
  return {
    rows: sumLanded(rows.flatMap(({ draft }) => landedCosts(draft, ask.by))).map((cost) => ({
      ...cost,
      value: centsText(cost.value),
      freight: centsText(cost.freight),
      duty: centsText(cost.duty),
      fees: centsText(cost.fees),
    })),
    entries: rows.length,
    total: rows[0]?.total ?? 0,
    next: last ? placeOf(last) : null,
  }
}
