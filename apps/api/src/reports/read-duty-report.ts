import type { ReportDimension } from '@edfe/contracts/choices'
import type { DutyReportRow } from '@edfe/contracts/reports/reports'
import type { CalendarDay } from '@edfe/domain/calendar'
import type { Formatter } from '@edfe/messages'
import { programOfHeading } from '@edfe/tariff/overview'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { isFiled } from '../entries/repository/state-conditions.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { tariffService } from '../tariff/tariff-service.ts'

type Row = z.output<typeof DutyReportRow>
type Sums = Omit<Row, 'name'>

/**
 * The parameters of a report; months are `YYYY-MM`, both included; without one, there is no limit on that
 * side.
 */
export interface ReportAsk {
  by: ReportDimension
  from?: string | undefined
  to?: string | undefined
}

/** More rows than this are no report; the largest duty comes first where rows are not months. */
const MOST_ROWS = 500

/**
 * Value, duty and fees of the entries that CBP has, by their entry date. Drafts, rejected entries and those that a later
 * version replaces are left out, so that each entry counts once.
 */
export async function readDutyReport(
  { trx, org, today, words }: RequestScope,
  ask: ReportAsk,
): Promise<Row[]> {
  const { rows } = await sumsBy(ask.by, filedIn(org.id, ask)).execute(trx)
  return rows.map((row) => ({
    ...row,
    name: ask.by === 'measure' ? programName(row.key, today, words) : null,
  }))
}

/** Entry `e` is filed and its entry date is in these months. */
export const filedIn = (orgId: string, { from, to }: Omit<ReportAsk, 'by'>): RawBuilder<unknown> =>
  sql`e.org_id = ${orgId} and ${isFiled}
    ${from ? sql`and e.entry_date >= ${`${from}-01`}::date` : sql``}
    ${to ? sql`and e.entry_date < ${`${to}-01`}::date + interval '1 month'` : sql``}`

function sumsBy(by: ReportDimension, filed: RawBuilder<unknown>): RawBuilder<Sums> {
  switch (by) {
    case 'month':
    case 'supplier':
      return ofEntries(by, filed)
    case 'measure':
      return ofMeasures(filed)
    default:
      return ofLines(by, filed)
  }
}

/** The program of a heading today; null for one that the measures do not have. */
function programName(heading: string, today: CalendarDay, words: Formatter): string | null {
  const { tariff } = tariffService()
  const program = programOfHeading(tariff, heading, today)
  return program ? words.format(program.name()) : null
}

const amount = (sum: RawBuilder<unknown>) => sql`coalesce(${sum}, 0)::numeric(20, 2)::text`

function ofEntries(by: 'month' | 'supplier', filed: RawBuilder<unknown>): RawBuilder<Sums> {
  const key = by === 'month' ? sql`to_char(e.entry_date, 'YYYY-MM')` : sql`e.supplier`
  const order = by === 'month' ? sql`1` : sql`sum(e.grand_total) desc, 1`
  return sql<Sums>`
    select ${key} as key, count(*)::int as entries, ${amount(sql`sum(e.total_entered_value)`)} as value,
      ${amount(sql`sum(e.total_duty)`)} as duty, ${amount(sql`sum(e.total_tax + e.total_other)`)} as fees
    from entries e where ${filed} group by 1 order by ${order} limit ${MOST_ROWS}`
}

const LINE_KEYS = {
  hts: sql`l.hts_key`,
  origin: sql`l.origin_country`,
  program: sql`coalesce(l.line_data ->> 'spi', '')`,
}

/** Lines whose values add up: the parts of a set are in the value of its header. */
const filedLines = (filed: RawBuilder<unknown>) => sql`
  entries e join entry_lines l on l.org_id = e.org_id and l.entry_id = e.id and ${filed}
    and coalesce(l.line_data ->> 'set_indicator', '') <> 'V'`

function ofLines(by: keyof typeof LINE_KEYS, filed: RawBuilder<unknown>): RawBuilder<Sums> {
  return sql<Sums>`
    select ${LINE_KEYS[by]} as key, count(distinct l.entry_id)::int as entries, ${amount(sql`sum(l.entered_value_usd)`)} as value,
      ${amount(sql`sum(l.duty_amount)`)} as duty, null as fees
    from ${filedLines(filed)}
    group by 1 order by sum(l.duty_amount) desc nulls last, 1 limit ${MOST_ROWS}`
}

/** By heading of chapter 99, the duty of its rows alone; the value is that of the lines that have the row. */
function ofMeasures(filed: RawBuilder<unknown>): RawBuilder<Sums> {
  return sql<Sums>`
    select row.key, count(distinct l.entry_id)::int as entries, ${amount(sql`sum(l.entered_value_usd)`)} as value,
      ${amount(sql`sum(row.duty)`)} as duty, null as fees
    from ${filedLines(filed)}
    cross join lateral (
      select regexp_replace(each ->> 'hts', '[^0-9]', '', 'g') as key,
        case when each ->> 'duty' ~ '^[0-9]+([.][0-9]+)?$' then (each ->> 'duty')::numeric end as duty
      from jsonb_array_elements(case jsonb_typeof(l.line_data -> 'tariff_rows')
        when 'array' then l.line_data -> 'tariff_rows' else '[]' end) each
    ) row
    where row.key like '99%'
    group by 1 order by sum(row.duty) desc nulls last, 1 limit ${MOST_ROWS}`
}
