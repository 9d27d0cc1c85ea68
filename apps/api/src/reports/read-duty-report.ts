import type { DutyReportRow } from '@edfe/contracts/reports/reports'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { isFiled } from '../entries/repository/is-filed.ts'
import type { RequestScope } from '../entries/request-scope.ts'

type Row = z.output<typeof DutyReportRow>

/** What a report is asked for; months are `YYYY-MM`, both included; without one, there is no limit on that side. */
export interface ReportAsk {
  by: 'month' | 'hts' | 'origin' | 'supplier'
  from?: string | undefined
  to?: string | undefined
}

/** More rows than this are no report; the largest duty comes first where rows are not months. */
const MOST_ROWS = 500

/**
 * Value, duty and fees of the entries that CBP has, by their entry date. Drafts, rejected entries and those that a later
 * version replaces are left out, so that each entry counts once.
 */
export async function readDutyReport({ trx, org }: RequestScope, ask: ReportAsk): Promise<Row[]> {
  const filed = sql`e.org_id = ${org.id} and ${isFiled}
    ${ask.from ? sql`and e.entry_date >= ${`${ask.from}-01`}::date` : sql``}
    ${ask.to ? sql`and e.entry_date < ${`${ask.to}-01`}::date + interval '1 month'` : sql``}`
  const query =
    ask.by === 'month' || ask.by === 'supplier' ? ofEntries(ask.by, filed) : ofLines(ask.by, filed)
  return (await query.execute(trx)).rows
}

const amount = (sum: RawBuilder<unknown>) => sql`coalesce(${sum}, 0)::numeric(20, 2)::text`

function ofEntries(by: 'month' | 'supplier', filed: RawBuilder<unknown>): RawBuilder<Row> {
  const key = by === 'month' ? sql`to_char(e.entry_date, 'YYYY-MM')` : sql`e.supplier`
  const order = by === 'month' ? sql`1` : sql`sum(e.grand_total) desc, 1`
  return sql<Row>`
    select ${key} as key, count(*)::int as entries, ${amount(sql`sum(e.total_entered_value)`)} as value,
      ${amount(sql`sum(e.total_duty)`)} as duty, ${amount(sql`sum(e.total_tax + e.total_other)`)} as fees
    from entries e where ${filed} group by 1 order by ${order} limit ${MOST_ROWS}`
}

function ofLines(by: 'hts' | 'origin', filed: RawBuilder<unknown>): RawBuilder<Row> {
  const key = by === 'hts' ? sql`l.hts_key` : sql`l.origin_country`
  return sql<Row>`
    select ${key} as key, count(distinct l.entry_id)::int as entries, ${amount(sql`sum(l.entered_value_usd)`)} as value,
      ${amount(sql`sum(l.duty_amount)`)} as duty, null as fees
    from entries e join entry_lines l on l.org_id = e.org_id and l.entry_id = e.id
    where ${filed} and coalesce(l.line_data ->> 'set_indicator', '') <> 'V'
    group by 1 order by sum(l.duty_amount) desc nulls last, 1 limit ${MOST_ROWS}`
}
