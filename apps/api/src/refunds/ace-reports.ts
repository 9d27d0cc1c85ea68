import {
  MOST_LINES_AT_ONCE,
  type NewReport,
  type ReportPart,
  type ReportsAnswer,
} from '@edfe/contracts/refunds/ace-reports'
import { ON_FILE } from '@edfe/domain/entry'
import { type PaidEntry, paidReport, type ReportEntry } from '@edfe/domain/refunds'
import { sql } from 'kysely'
import type { z } from 'zod'
import '../db/report-tables.ts'
import { whereState } from '../db/where-state.ts'
import { supersededBy } from '../entries/repository/superseded-by.ts'
import type { MemberScope } from '../entries/request-scope.ts'
import { notFound, type Refusal } from '../refusals/problems.ts'
import type { PaidPage } from './judge-page.ts'

type Kept = z.output<typeof ReportsAnswer>['reports'][number]

/** The reports of the organization, the newest first. */
export async function listReports({ trx, org }: MemberScope): Promise<Kept[]> {
  const rows = await trx
    .selectFrom('ace_reports as r')
    .select(['r.id', 'r.name', 'r.headings', 'r.columns', 'r.unread', 'r.entries', 'r.created_at'])
    .select(
      sql<boolean>`r.entries = (select count(*) from ace_report_entries e where e.org_id = r.org_id and e.report_id = r.id)`.as(
        'is_whole',
      ),
    )
    .where('r.org_id', '=', org.id)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
}

export async function addReport(
  { trx, org, actor, now }: MemberScope,
  { name, headings, columns, entries, unread }: z.output<typeof NewReport>,
): Promise<string> {
  const { id } = await trx
    .insertInto('ace_reports')
    .values({
      org_id: org.id,
      name,
      headings,
      columns: JSON.stringify(columns),
      unread: JSON.stringify(unread),
      entries,
      created_at: now,
      created_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const isOwn = async ({ trx, org }: MemberScope, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('ace_reports')
    .select('id')
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Keeps a part of a report; what came before stays as it was. */
export async function addReportPart(
  scope: MemberScope,
  id: string,
  { place, entries }: z.output<typeof ReportPart>,
): Promise<Refusal | undefined> {
  if (!(await isOwn(scope, id))) return notFound()
  await scope.trx
    .insertInto('ace_report_entries')
    .values(
      entries.map((entry, at) => ({
        org_id: scope.org.id,
        report_id: id,
        place: place + at,
        entry: JSON.stringify(entry),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return undefined
}

export async function deleteReport(scope: MemberScope, id: string): Promise<Refusal | undefined> {
  if (!(await isOwn(scope, id))) return notFound()
  await scope.trx.deleteFrom('ace_reports').where('org_id', '=', scope.org.id).where('id', '=', id).execute()
  return undefined
}

/** A page has as many entries as have about so many lines together. */
function withinLines(rows: readonly { entry: ReportEntry }[]): number {
  let lines = 0
  const beyond = rows.findIndex(({ entry }) => {
    lines += entry.lines.length
    return lines > MOST_LINES_AT_ONCE
  })
  return beyond < 0 ? rows.length : Math.max(1, beyond)
}

/** A page of the entries of a report as they were paid, with the entries that were filed here; undefined without the report. */
export async function readReportEntries(
  scope: MemberScope,
  id: string,
  after: string | undefined,
): Promise<PaidPage | undefined> {
  const { trx, org } = scope
  if (!(await isOwn(scope, id))) return undefined
  const place = /^\d{1,6}$/.test(after ?? '') ? Number(after) : -1
  const all = trx.selectFrom('ace_report_entries').where('org_id', '=', org.id).where('report_id', '=', id)
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .select(['place', 'entry'])
    .where('place', '>', place)
    .orderBy('place')
    .limit(MOST_LINES_AT_ONCE)
    .execute()
  const page = rows.slice(0, withinLines(rows))
  const last = page.at(-1)
  const ids = await idsOf(
    scope,
    page.map(({ entry }) => entry.number),
  )
  return {
    entries: page.flatMap(({ entry }) => {
      const paid = paidReport(entry)
      return paid ? [{ id: ids.get(entry.number) ?? null, paid }] : []
    }),
    total,
    next: last && last.place + 1 < total ? String(last.place) : null,
  }
}

/** An entry of a report as it was paid; undefined where the report lacks it. */
export async function readReportEntry(
  { trx, org }: MemberScope,
  id: string,
  number: string,
): Promise<PaidEntry | undefined> {
  const row = await trx
    .selectFrom('ace_report_entries')
    .select('entry')
    .where('org_id', '=', org.id)
    .where('report_id', '=', id)
    .where(sql<boolean>`entry ->> 'number' = ${number}`)
    .executeTakeFirst()
  return row && paidReport(row.entry)
}

/** The entries on file here by their numbers. */
async function idsOf({ trx, org }: MemberScope, numbers: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; entry_number: string }>`
    select e.id, e.entry_number from entries e
    where e.org_id = ${org.id} and ${whereState(ON_FILE)} and e.entry_number = any(${[...numbers]}::text[])
      and ${supersededBy} is null`.execute(trx)
  return new Map(rows.map(({ id, entry_number }) => [entry_number, id]))
}
