import type { RunSql } from '../../apps/api/src/db/engine.ts'

/** Tables of an organization's entries, without those of documents, whose contents are elsewhere. */
const TABLES = `
  select distinct c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname in ('entry_id', 'submission_id')
  where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'entry_documents' and c.relname <> 'entry_words'`

const COLUMNS = `
  select attname as name, atttypid::regtype::text as type from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`

/** Columns whose ids belong to an entry: each copy has others, the same in every table. */
const OWN_IDS = new Set([
  'id',
  'entry_id',
  'submission_id',
  'message_id',
  'snapshot_id',
  'corrects_entry_id',
  'origin_id',
])

const AUDITED_AT_ONCE = 1000

/** The number of a copy, which no other entry has, with its check digit. */
const NUMBER = `
  (select base || entry_check_digit(base, t.check_digit_rule, t.check_digit_offset)
   from (select left(t.entry_number, 3) || lpad((2000000 + n * 100 + t.place)::text, 7, '0') as base) numbered)`

/**
 * Copies the entries of the database with all rows of theirs until there are as many as named. The caller has switched
 * triggers and foreign keys off.
 */
export async function cloneEntries(run: RunSql, total: number): Promise<void> {
  const { rows: counted } = await run('select count(*)::int as entries from entries')
  const rounds = Math.ceil(total / Number(counted[0]?.entries))
  const tables = (await run(TABLES)).rows.map(({ name }) => String(name))
  // Entries of one chain of versions have one number.
  const numbered = '(select *, dense_rank() over (order by entry_number) as place from entries)'
  const columns = 'numbered.place, numbered.check_digit_rule, numbered.check_digit_offset'
  for (const table of tables) {
    // A charge for a filing repeats the number of its entry.
    const isNumbered = (await run(COLUMNS, [table])).rows.some(({ name }) => name === 'entry_number')
    const rows = isNumbered
      ? `(select own.*, ${columns} from ${table} own join ${numbered} numbered on numbered.id = own.entry_id)`
      : table
    await run(await copyOf(run, { table, rows, rounds }))
  }
  await run(await copyOf(run, { table: 'entries', rows: numbered, rounds }))
  await run(`
    insert into entry_words (org_id, entry_id, word)
    select t.org_id, md5(t.entry_id::text || n)::uuid, t.word
    from entry_words t, generate_series(2, ${rounds}) n order by 1, 2, 3`)
  await run(`
    delete from entry_counts;
    insert into entry_counts (org_id, archived, status, created_day, entries, value_total)
    select org_id, archived, status, day, count(*), sum(total_entered_value)
    from entries, unnest(array['-infinity'::date, created_day]) as day
    group by org_id, archived, status, day`)
}

/** Adds an event to the audit log for each of so many entries, through the trigger that links them. */
export async function auditEntries(run: RunSql, total: number): Promise<void> {
  // An organization's head is written with each event: a transaction of many keeps as many versions of that row.
  for (let from = 0; from < total; from += AUDITED_AT_ONCE) {
    await run(`
      insert into audit_events (org_id, entity, entity_id, action, after_json)
      select org_id, 'entry', id, 'entry.copied', to_jsonb(entries) - 'draft_data'
      from entries order by id limit ${AUDITED_AT_ONCE} offset ${from}`)
  }
}

interface Copied {
  table: string
  /** The rows to copy, as SQL. */
  rows: string
  rounds: number
}

async function copyOf(run: RunSql, { table, rows, rounds }: Copied): Promise<string> {
  const columns = (await run(COLUMNS, [table])).rows.map(({ name, type }) => ({
    name: String(name),
    isOwnId: OWN_IDS.has(String(name)) && type === 'uuid',
  }))
  const values = columns.map(({ name, isOwnId }) => {
    if (isOwnId) return `md5(t.${name}::text || n)::uuid`
    return name === 'entry_number' ? NUMBER : `t.${name}`
  })
  const names = columns.map(({ name }) => name)
  return `insert into ${table} (${names.join(', ')})
    select ${values.join(', ')} from ${rows} t, generate_series(2, ${rounds}) n`
}
