import { addDays, dayInZone } from '@edfe/domain/calendar'
import type { RunSql } from '../apps/api/src/db/engine.ts'
import { readDeadlines } from '../apps/api/src/reports/read-deadlines.ts'
import { type ReportAsk, readDutyReport } from '../apps/api/src/reports/read-duty-report.ts'
import type { Work } from './lib/compare-organisations.ts'
import { compareOnManyEntries } from './lib/on-many-entries.ts'

const TOTAL = Number(process.env.BENCH_ENTRIES || 110_000)
const LIMIT_MS = 1000
const LINES = 2

const dutyBy =
  (by: ReportAsk['by']): Work =>
  (scope) =>
    readDutyReport(scope, { by })

const CASES: Record<string, Work> = {
  'duty by month': dutyBy('month'),
  'duty by HTS number': dutyBy('hts'),
  'duty by origin': dutyBy('origin'),
  'duty by supplier': dutyBy('supplier'),
  'duty by measure': dutyBy('measure'),
  'duty by program': dutyBy('program'),
  'deadlines of a year': (scope) => {
    const from = dayInZone(new Date(), 'America/New_York')
    return readDeadlines(scope, { from, to: addDays(from, 365) })
  },
}

/** The seeded entries spread over a year, with suppliers, totals and lines: what the reports read. */
async function fill(run: RunSql, orgs: readonly string[]): Promise<void> {
  await run(
    `alter table entries disable trigger all; alter table entries no force row level security;
    alter table entry_lines disable trigger all; alter table entry_lines no force row level security`,
  )
  for (const org of orgs) {
    await run(
      `update entries e set entry_date = current_date - (n % 365)::int, supplier = 'Supplier ' || n % 200,
        total_duty = total_entered_value * 0.04, grand_total = total_entered_value * 0.045,
        payment_due_on = current_date - (n % 365)::int + 14
      from (select id, row_number() over (order by id) as n from entries where org_id = $1::uuid) as numbered
      where e.org_id = $1::uuid and e.id = numbered.id`,
      [org],
    )
    await run(
      `insert into entry_lines (org_id, entry_id, line_id, line_number, mid_status, htsus, origin_country,
        entered_value_usd, duty_amount)
      select $1::uuid, e.id, 'line-' || n, n, 'generated', '9405.' || 10 + abs(hashtext(e.id::text)) % 80 || '.8440',
        (array['TW', 'VN', 'IN', 'PT', 'DE', 'CN'])[1 + abs(hashtext(e.id::text) / 7) % 6],
        e.total_entered_value / ${LINES}, e.total_duty / ${LINES}
      from entries e, generate_series(1, ${LINES}) as n where e.org_id = $1::uuid`,
      [org],
    )
  }
  await run(
    `alter table entries enable trigger all; alter table entries force row level security;
    alter table entry_lines enable trigger all; alter table entry_lines force row level security`,
  )
  await run('vacuum analyze')
}

/** Each report of an organization with 100,000 entries of two lines, against one with 100. */
await compareOnManyEntries({
  total: TOTAL,
  cases: CASES,
  fill: (run, { small, large }) => fill(run, [small, large]),
  limitMs: LIMIT_MS,
})
