import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '../src/auth/actors.ts'
import type { RunSql } from '../src/db/engine.ts'
import { createScope } from '../src/entries/entry-services.ts'
import { listEntries } from '../src/entries/list/list-entries.ts'
import { POSTGRES_URL } from './databases.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { perRow, plansOf, printed, stepsOf } from './query-plan.ts'
import { seedEntries } from './seed-entries.ts'

/** Entries of the team and of nine other organisations: enough that the planner prefers an index. */
const OWN = 2_000
const OTHERS = Array.from({ length: 9 }, randomUUID)

const LARGE_TABLES = [
  ...['entries', 'entry_lines', 'entry_line_codes', 'entry_words', 'entry_parties', 'entry_shipments'],
  ...['audit_events', 'parts'],
]

const CALLS = {
  'the first page of entries': '/api/entries',
  'the twentieth page': '/api/entries?page=20',
  'entries by status': '/api/entries?status=rejected',
  'drafts by number': '/api/entries?status=draft&sort=entry_number&order=asc',
  'entries of the week by value': '/api/entries?range=week&sort=value_total',
  'archived entries': '/api/entries?archived=true',
  'a search for a number': '/api/entries?q=ZZZ-5000042',
  'a search for a word that no entry has': '/api/entries?q=no%20such%20broker',
  'a search for goods': '/api/entries?q=9405',
  'a search for two words and a port': '/api/entries?q=hoa%20minh%20long%20beach',
  'a search for a bill': '/api/entries?q=EGLV1426',
  'a search for a part': '/api/entries?q=HM-2107',
  'a search for a file reference': '/api/entries?q=LAMPS-0026',
  'the dashboard': '/api/dashboard',
  tasks: '/api/tasks',
  'the report by month': '/api/reports/duty?by=month&from=2026-01',
  'the report by HTS number': '/api/reports/duty?by=hts&from=2026-01',
  'the report by measure': '/api/reports/duty?by=measure&from=2026-01',
  'the report by program': '/api/reports/duty?by=program&from=2026-01',
  'the deadlines of a year': '/api/reports/deadlines?from=2026-01-01&to=2026-12-31',
  'entries by deadline': '/api/entries?deadline=liquidation:2027-01-01',
  'entries by heading of chapter 99': '/api/entries?measure=99038815',
  'entries by a heading that no entry has': '/api/entries?measure=99030301',
  'entries by special program': '/api/entries?program=S',
  'known suppliers': '/api/suppliers?q=hoa',
  'the suppliers in use': '/api/suppliers',
  'a supplier by its ID': '/api/suppliers?q=VNHOA42',
  'a supplier that no entry has': '/api/suppliers?q=no%20such%20maker',
  'the last entry of a lane': '/api/entries/last-of-lane?mode=11&manufacturer=VNHOAMIN14BIN&origin=VN',
  'the last entry of a lane that one old entry used':
    '/api/entries/last-of-lane?mode=11&manufacturer=VNHOA2000BIN&origin=XX',
  'the last entry of an origin': '/api/entries/last-of-lane?mode=11&origin=VN',
  'the parts': '/api/parts',
  'the last page of a search for parts': '/api/parts?q=table&page=20&page_size=100',
  'the parts that the tariff changes': '/api/parts?show=changed',
  'the tariff numbers that were used': '/api/tariff/used',
  'the audit log': '/api/audit-events',
  'the audit log of one kind': '/api/audit-events?entity=entry',
}

/** The tables of which the list asks something for each of its rows. */
const LIST_ASKS = [
  ...['customs_notices', 'customs_notices', 'customs_notices', 'customs_notices', 'customs_notices'],
  ...['entries', 'entries', 'entries', 'entries'],
  ...['entry_parties', 'submissions', 'validations'],
]

describe.runIf(POSTGRES_URL)('among 20,000 entries of ten organizations', () => {
  let app: TestApp
  let team: Team
  beforeAll(async () => {
    app = await startApp()
    team = await app.organization('Harbour Trading')
    await app.engine.asOwner(async (run) => {
      for (const id of OTHERS) await run('insert into organizations (id, name) values ($1, $2)', [id, id])
      await seedEntries(run, new Map([team.orgId, ...OTHERS].map((id) => [id, OWN])))
      await seedRecords(run)
    })
  }, 120_000)
  afterAll(() => app.stop())

  test.each(Object.entries(CALLS))('%s reads no table from end to end', async (_, url) => {
    const before = await sequentialScans(app)
    const { status } = await app.call('GET', url, { as: team.admin })
    expect(status).toBe(200)
    expect(await sequentialScans(app)).toEqual(before)
  })

  test('a page of the list costs its own rows, with the three filings, and asks little for each', async () => {
    const query = {
      page: 1,
      page_size: 20,
      sort: 'created_at',
      order: 'desc',
      archived: false,
      status: 'all',
      group: 'all',
      range: 'all',
      q: '',
    } as const
    const plans = await plansOf(app, team.orgId, async (trx) => {
      const scope = await createScope(app.app.entryServices, trx, { orgId: team.orgId, actor: SYSTEM })
      const { entries } = await listEntries(scope, query)
      expect(entries[0]!.filings.map(({ filing }) => filing)).toEqual(['security', 'release', 'summary'])
    })
    const page = plans.at(-1)!
    if (process.env.EDFE_PRINT_PLANS) console.info(printed(page))
    const reads = stepsOf(page).filter(({ table }) => table)
    for (const { index, table } of reads) expect(index, `${table} is read by an index`).not.toBe('')
    for (const { table, rows, loops } of reads)
      expect(rows * loops, `rows of ${table}`).toBeLessThanOrEqual(query.page_size)

    // The state of the filings is in columns of the entry: a table more here is read for each row of the list.
    const asked = perRow(page)
    expect(asked.flatMap(({ tables }) => tables).sort()).toEqual(LIST_ASKS)
    for (const { steps, tables } of asked)
      for (const { loops } of steps) expect(loops, tables.join()).toBeLessThanOrEqual(query.page_size)
  })

  test('what would read a table from end to end is noticed', async () => {
    const before = await sequentialScans(app)
    await app.engine.asOwner((run) => run('select count(*) from entries where draft_data is null'))
    expect(await sequentialScans(app)).not.toEqual(before)
  })
})

/** One line with its part, one bill, one filing, one notice, one finding and one audit event for each entry. */
async function seedRecords(run: RunSql): Promise<void> {
  await run(`set session_replication_role = replica;
    update entries set release_method = 'first', needs_security_filing = true;
    insert into entry_lines (org_id, entry_id, line_id, line_number, htsus, origin_country, mid_status,
      entered_value_usd, duty_amount, part_number, part_key, manufacturer_mid, line_data)
    select org_id, id, 'line', 1, '9405.11.40.10', 'CN', 'generated', 1000, 39, 'HM-' || n, 'HM-' || n,
      'VNHOA' || n % 50 || 'BIN', jsonb_build_object('manufacturer', jsonb_build_object('name', 'Hoa Minh ' || n % 50))
    from (select org_id, id, row_number() over (partition by org_id order by id) as n from entries) numbered;
    insert into entry_line_codes (org_id, entry_id, line_id, kind, code)
    select org_id, entry_id, line_id, 'measure', '99038815' from entry_lines where line_number = 1
    union all select org_id, entry_id, line_id, 'program', 'S' from entry_lines where part_number like '%7';
    insert into parts (org_id, part_number, part_key, goods)
    select org_id, part_number, part_key, '{"description":"Oak dining table","htsus":"9403.60.8040"}' from entry_lines;
    insert into entry_shipments (org_id, entry_id, bl_awb, mode_of_transport, country_of_origin, manufacturer_id)
    select org_id, id, 'EGLV' || right(md5(id::text), 11), '11', 'VNM', 'VNHOA' || n || 'BIN'
    from (select org_id, id, row_number() over (partition by org_id order by created_at desc) as n from entries) numbered
    on conflict (org_id, entry_id) do update set bl_awb = excluded.bl_awb;
    insert into entry_parties (org_id, entry_id, party_type, party_data)
    select org_id, entry_id, 'seller', jsonb_build_object('name', 'Seller ' || right(part_number, 2)) from entry_lines
    on conflict do nothing;
    insert into audit_events (org_id, seq, entity, entity_id, action, prev_hash, hash, created_at)
    select org_id, 1000 + row_number() over (partition by org_id), 'entry', id::text, 'save', '', '', created_at
    from entries;
    insert into submissions (id, org_id, entry_id, gateway, images, submitted_at)
    select gen_random_uuid(), org_id, id, 'simulator', '', created_at from entries;
    insert into customs_notices (org_id, entry_id, code, title, received_at)
    select org_id, id, '98', '{}', created_at from entries;
    insert into validations (org_id, entry_id, rule_code, severity, field_path, message, validation_results)
    select org_id, id, 'RULE', 'error', 'header', '{}', '{}' from entries;
    alter table entry_words no force row level security;
    select write_entry_words(org_id, array_agg(id)) from entries group by org_id;
    alter table entry_words force row level security`)
  await run(
    `vacuum analyze entries, entry_lines, entry_line_codes, entry_words, entry_parties, entry_shipments, audit_events, parts,
      submissions, customs_notices, validations`,
  )
}

/** The number of sequential scans of each large table since the database was created. */
async function sequentialScans({ engine }: TestApp): Promise<Record<string, unknown>[]> {
  // Each connection reports its counters late: the flush makes it report them now.
  const flush = () => engine.run('select pg_stat_force_next_flush(), pg_sleep(0.02)')
  await Promise.all(Array.from({ length: 8 }, flush))
  await wait(5)
  const { rows } = await engine.asOwner((run) =>
    run('select relname, seq_scan from pg_stat_user_tables where relname = any($1) order by relname', [
      LARGE_TABLES,
    ]),
  )
  return rows
}
