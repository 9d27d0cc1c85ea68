import { parseDay } from '@edfe/domain/calendar'
import { type DraftData, ON_FILE } from '@edfe/domain/entry'
import { type PaidEntry, paidDraft } from '@edfe/domain/refunds'
import { sql } from 'kysely'
import { whereState } from '../db/where-state.ts'
import { ruleContext } from '../entries/entry-services.ts'
import { placeOf, readPlace } from '../entries/repository/entry-place.ts'
import { entryMay, stateOfStored } from '../entries/repository/entry-view.ts'
import { loadEntry } from '../entries/repository/load-entry.ts'
import { supersededBy } from '../entries/repository/superseded-by.ts'
import type { MemberScope } from '../entries/request-scope.ts'
import type { PaidPage } from './judge-page.ts'

/** Entries of a page: a page is answered before a person wonders. */
const PAGE = 25

interface Row {
  id: string
  entry_number: string
  entry_date: string
  /** CBP's day, as a member recorded it. */
  liquidated_on: string | null
  draft: DraftData
  total: number
}

function withLiquidation(paid: PaidEntry, { liquidated_on }: Pick<Row, 'liquidated_on'>): PaidEntry {
  const liquidatedOn = parseDay(liquidated_on ?? undefined)
  return liquidatedOn ? { ...paid, liquidatedOn } : paid
}

/** Entry `e` is on file in its latest version, with a date. */
const isOnFile = ({ org }: MemberScope) => sql`e.org_id = ${org.id} and ${whereState(ON_FILE)}
  and e.entry_date is not null and ${supersededBy} is null`

/** An entry on file as it was paid, and its port; undefined for another one. */
export async function readOwnEntry(
  scope: MemberScope,
  id: string,
): Promise<{ paid: PaidEntry; port: string } | undefined> {
  const { rows } = await sql<Pick<Row, 'entry_number' | 'liquidated_on' | 'draft'> & { port: string }>`
    select e.entry_number, e.liquidated_on::text, e.port_code as port, e.draft_data as draft from entries e
    where ${isOnFile(scope)} and e.id = ${id}`.execute(scope.trx)
  const [row] = rows
  const paid = row && paidDraft(row.entry_number, row.draft, await ruleContext(scope))
  return paid && { paid: withLiquidation(paid, row), port: row.port }
}

/** A page of the entries on file as they were paid, the newest entry date first. */
export async function readOwnEntries(scope: MemberScope, after: string | undefined): Promise<PaidPage> {
  const { trx } = scope
  const place = readPlace(after)
  const filed = isOnFile(scope)
  const { rows } = await sql<Row>`
    select e.id, e.entry_number, e.entry_date::text, e.liquidated_on::text, e.draft_data as draft,
      (select count(*)::int from entries e where ${filed}) as total
    from entries e
    where ${filed} and ${place ? sql`(e.entry_date, e.id) < (${place.day}::date, ${place.id}::uuid)` : sql`true`}
    order by e.entry_date desc, e.id desc limit ${PAGE}`.execute(trx)
  const rules = await ruleContext(scope)
  const last = rows.length < PAGE ? undefined : rows.at(-1)
  return {
    entries: rows.flatMap((row) => {
      const paid = paidDraft(row.entry_number, row.draft, rules)
      return paid ? [{ id: row.id, paid: withLiquidation(paid, row) }] : []
    }),
    total: rows[0]?.total ?? 0,
    next: last ? placeOf(last) : null,
  }
}

/** True if the member may correct an entry after payment now. */
export async function mayCorrect(scope: MemberScope, id: string): Promise<boolean> {
  const entry = await loadEntry(scope, id)
  return entry !== undefined && entryMay(stateOfStored(entry, scope.today), scope.actor.role).correct_paid
}
