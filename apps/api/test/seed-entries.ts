import type { RunSql } from '../src/db/engine.ts'

/** A document of about the size of a stored entry, which a table scan would have to skip. */
const DRAFT_BYTES = 1200

/**
 * Gives organisations without entries as many as named. It works as the owner with triggers and the check digit off,
 * and creates the indexes and the counters at the end.
 */
export async function seedEntries(run: RunSql, counts: ReadonlyMap<string, number>): Promise<void> {
  const { rows: indexes } = await run(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'entries' and indexdef not like 'CREATE UNIQUE%'`)
  for (const { name } of indexes) await run(`drop index ${name}`)
  await run(`alter table entries drop constraint entries_entry_number_check_digit;
    alter table entries no force row level security; alter table entry_counts no force row level security;
    alter table entries disable trigger all`)
  for (const [orgId, count] of counts) await insertEntries(run, orgId, count)
  for (const { definition } of indexes) await run(String(definition))
  await run(`
    insert into entry_counts (org_id, archived, status, created_day, entries, value_total)
    select org_id, archived, status, day, count(*), sum(total_entered_value)
    from entries, unnest(array['-infinity'::date, created_day]) as day
    group by org_id, archived, status, day;
    alter table entries enable trigger all;
    alter table entries force row level security; alter table entry_counts force row level security`)
  await run('vacuum analyze')
}

/** One in twenty is archived. Statuses, ports and values vary. The newest entry is a minute old. */
const insertEntries = (run: RunSql, orgId: string, count: number) =>
  run(
    `insert into entries (id, org_id, entry_number, check_digit_rule, status, summary_state, port_code, total_entered_value,
      broker_name, archived, draft_data, created_at, created_day, updated_at, entry_date)
    select gen_random_uuid(), $1::uuid,
      'ZZZ' || lpad((500 + n / 9999)::text, 3, '0') || lpad((n % 9999 + 1)::text, 4, '0') || (n % 10), 'weights-731',
      (array['draft', 'validated', 'submitted', 'accepted', 'accepted', 'accepted', 'rejected', 'released'])[1 + n % 8],
      (array['draft', 'validated', 'sent', 'on_file', 'on_file', 'on_file', 'rejected', 'on_file'])[1 + n % 8],
      (array['2704', '1001', '5301', '3901', 'NY10'])[1 + n % 5], (n * 7919 % 250000)::numeric / 100,
      (array['Quayside Brokers', 'Harbour & Sons', 'Self'])[1 + n % 3], n % 20 = 0,
      jsonb_build_object('note', (select string_agg(md5((n * i)::text), '') from generate_series(1, ${DRAFT_BYTES / 32}) i)),
      now() - n * interval '1 minute', (now() - n * interval '1 minute')::date, now() - n * interval '30 seconds',
      case when n % 3 = 0 then (now() - n * interval '1 minute')::date end
    from generate_series(1, $2::int) as n`,
    [orgId, count],
  )
