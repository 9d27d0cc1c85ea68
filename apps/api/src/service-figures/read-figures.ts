import type { ServiceFigures } from '@edfe/contracts/site/figures'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { CHECKS_A_DAY } from './count-check.job.ts'

const DAYS = 90
const DAY_MS = 86_400_000
/** With fewer, a figure would say something of one organization's work. */
const LEAST_CASES = 20
const LEAST_DAYS = 7

/**
 * Measures the installation over the last 90 days: what went to CBP, over all organizations. Practice does not count, nor
 * do corrections and replacements of an entry that was filed before.
 */
export function readFigures(db: Db, now: Date): Promise<ServiceFigures> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  return serverTransaction(db, 'figures', async (trx) => {
    const { filed, minutes, answered, accepted } = await measureSummaries(trx, since)
    const clearance = await measureClearance(trx, since)
    const { due, made } = await countChecks(trx, now)
    return {
      days: DAYS,
      filing: ofEnough(filed, (cases) => ({ cases, minutes: Math.round(minutes) })),
      acceptance: ofEnough(answered, (cases) => ({ cases, percent: percentOf(accepted, answered) })),
      clearance: ofEnough(clearance.released, (cases) => ({ cases, minutes: Math.round(clearance.minutes) })),
      uptime:
        due < LEAST_DAYS * CHECKS_A_DAY ? null : { cases: due, percent: percentOf(Math.min(made, due), due) },
    }
  })
}

/** The figure of so many cases, which are counted in tens: nobody reads a single filing out of a change. */
const ofEnough = <Figure>(cases: number, figure: (cases: number) => Figure): Figure | null =>
  cases < LEAST_CASES ? null : figure(Math.floor(cases / 10) * 10)

/** With one decimal, rounded down: 99.96 is not 100. */
const percentOf = (part: number, whole: number): number => Math.floor((part * 1000) / whole) / 10

/** The first summary of each entry that was submitted since a day, and CBP's answer to it. */
async function measureSummaries(trx: Trx, since: Date) {
  const { rows } = await sql<{ filed: number; minutes: number; answered: number; accepted: number }>`
    select count(*)::int as filed,
      coalesce(percentile_cont(0.5) within group (
        order by extract(epoch from s.submitted_at - e.created_at)::float8 / 60), 0)::float8 as minutes,
      count(*) filter (where s.disposition <> 'unreadable')::int as answered,
      count(*) filter (where s.disposition = 'accepted')::int as accepted
    from submissions s join entries e on e.org_id = s.org_id and e.id = s.entry_id
    where s.kind = 'summary' and s.submitted_at >= ${since} and e.corrects_entry_id is null
      and not exists (select from submissions before
        where before.org_id = s.org_id and before.entry_id = s.entry_id and before.kind = 'summary'
          and (before.submitted_at, before.id) < (s.submitted_at, s.id))`.execute(trx)
  return rows[0]!
}

/** The entries whose goods CBP first released since a day. */
async function measureClearance(trx: Trx, since: Date) {
  const { rows } = await sql<{ released: number; minutes: number }>`
    select count(*)::int as released,
      coalesce(percentile_cont(0.5) within group (
        order by extract(epoch from r.at - f.at)::float8 / 60), 0)::float8 as minutes
    from (select org_id, entry_id, min(received_at) as at from customs_notices where release = 'released'
        group by org_id, entry_id) r
      join (select org_id, entry_id, min(submitted_at) as at from submissions where kind in ('summary', 'release')
        group by org_id, entry_id) f on f.org_id = r.org_id and f.entry_id = r.entry_id and f.at <= r.at
    where r.at >= ${since}`.execute(trx)
  return rows[0]!
}

/** The checks that were due and that ran, on whole days: the day of the first check and the current one are not. */
async function countChecks(trx: Trx, now: Date): Promise<{ due: number; made: number }> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<{ days: number; made: number }>`
    with period as (
      select greatest(min(day) + 1, ${today}::date - ${sql.lit(DAYS)}) as first, ${today}::date as today
      from service_checks having count(*) > 0)
    select greatest(today - first, 0)::int as days,
      (select coalesce(sum(made), 0)::int from service_checks where day >= first and day < today) as made
    from period`.execute(trx)
  const { days, made } = rows[0] ?? { days: 0, made: 0 }
  return { due: days * CHECKS_A_DAY, made }
}
