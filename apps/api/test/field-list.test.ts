import { existsSync, readFileSync } from 'node:fs'
import { ENTRY_FIELD_LIST, type ListedField } from '@edfe/domain/test/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ON_SAMPLE_DAY } from './entry-steps.ts'
import { fieldListEntries } from './field-list-entries.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { fact, leaves, plain, within, written } from './stored-facts.ts'

let app: TestApp
let team: Team
let made: ReturnType<typeof fieldListEntries>
/** Answers of the API and rows of the tables, of an entry with every field and of one that was filed. */
let answers: Record<string, unknown>
let stored: Record<string, Record<string, unknown>[]>

/** What only a filed entry has: these are looked for there. */
const OF_FILED = new Set([
  'previous_status',
  'status_changed_at',
  'status_changed_by',
  'status_reason',
  'submissions',
  'entry_events',
  'acknowledged',
  'acknowledged_at',
])

async function read(id: string): Promise<Record<string, unknown>> {
  const as = team.admin
  const of = { as, params: { id } }
  return {
    entry: (await app.ask('getEntry', of)).entry,
    record: await app.ask('getStoredData', of),
    lines: await app.ask('listLines', of),
    validations: await app.ask('listValidations', of),
    'validations?resolved=true': await app.ask('listValidations', { ...of, query: { resolved: true } }),
    snapshot: await app.ask('getSnapshot', of),
    timeline: await app.ask('getTimeline', of),
    activities: await app.ask('getActivities', of),
    audit: await app.ask('listAuditEvents', { as }),
    members: await app.ask('listMembers', { as }),
    organization: await app.ask('getOrganization', { as }),
  }
}

const TABLES = [
  'entries',
  'entry_shipments',
  'entry_party_profiles',
  'entry_parties',
  'entry_trade_remedies',
  'entry_lines',
  'entry_fee_summaries',
  'validations',
  'entry_field_validations',
  'entry_json_snapshots',
  'submissions',
  'entry_events',
  'entry_activities',
]

async function rowsOf(id: string): Promise<Record<string, Record<string, unknown>[]>> {
  return app.engine.asOwner(async (run) => {
    const found: Record<string, Record<string, unknown>[]> = {}
    const all = async (name: string, where: string) => {
      const { rows } = await run(`select to_jsonb(t) as row from ${name} t where ${where}`)
      found[name] = rows.map(({ row }) => row as Record<string, unknown>)
    }
    for (const table of TABLES) {
      const where = `${table === 'entries' ? 'id' : 'entry_id'} = '${id}'`
      const isList = table === 'validations' || table === 'entry_activities' || table === 'entry_parties'
      const order =
        table === 'entry_parties' ? ' order by party_type' : table === 'validations' ? ' order by id' : ''
      await all(table, where + (isList ? order : ''))
    }
    for (const table of ['audit_events', 'memberships']) await all(table, `org_id = '${team.orgId}'`)
    await all('organizations', `id = '${team.orgId}'`)
    return found
  })
}

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Every Field Trading')
  await app.ask('saveOrganization', {
    as: team.admin,
    body: { name: 'Every Field Trading', cbp_filer_code: 'B76' },
  })
  made = fieldListEntries(app, team.admin)
  const [full, filed] = [await made.full(), await made.filed()]
  const { tasks } = await app.ask('getStoredData', { as: team.admin, params: { id: full } })
  await app.ask('archiveEntries', { as: team.admin, body: { ids: [full] } })
  const [ofFull, ofFiled] = [await read(full), await read(filed)]
  answers = { ...ofFull, record: { ...(ofFull.record as object), tasks }, filed: ofFiled }
  stored = await rowsOf(full)
  for (const [name, rows] of Object.entries(await rowsOf(filed))) stored[`filed ${name}`] = rows
}, 120_000)
afterAll(() => app.stop())

/** What the API answers at the place of the list. */
function readBack({ field, read: place }: ListedField): unknown {
  const [operation = '', path = ''] = place.split(' ')
  const source = OF_FILED.has(field) ? (answers.filed as Record<string, unknown>) : answers
  return within(source[operation], path.split('.'))
}

/** What stands in the column or in the draft; one of the rows where a table has several. */
function storedAt({ field, stored: place }: ListedField): unknown[] {
  const [table = '', ...path] = place.split('.')
  const which = OF_FILED.has(field) ? 'filed ' : ''
  if (table === 'draft_data') return [within(stored[`${which}entries`]?.[0]?.draft_data, path)]
  const rows = stored[`${which}${table}`] ?? []
  return /^\d+$/.test(path[0] ?? '') ? [within(rows, path)] : rows.map((row) => within(row, path))
}

/** Sealed or masked on the way: the stored text is not the one that is answered. */
const isSealed = (values: unknown[]): boolean => JSON.stringify(values).includes('sealed:1:')

const nameOf = ({ entity, field }: ListedField) => `${entity}: ${field}`

/** These follow from what is stored, and are not equal to it. */
const DERIVED_FIELDS = new Set(['signature type', 'tasks', 'skip_flags', 'autosave_status'])

test('what follows from stored fields reads right', () => {
  expect(within(answers, ['record', 'entry'])).toMatchObject({
    signature_type: 'typed',
    skip_flags: { parties_locations: true },
    autosave_status: 'saved',
  })
})

test('every field of the list is stored, and reads back as it is stored', () => {
  const misses = ENTRY_FIELD_LIST.flatMap((row) => {
    const answered = readBack(row)
    const kept = storedAt(row).map(written)
    if (fact(answered) === '') return [`${nameOf(row)}: ${row.read} answers nothing`]
    if (!kept.some((value) => fact(value) !== '')) return [`${nameOf(row)}: ${row.stored} keeps nothing`]
    if (DERIVED_FIELDS.has(row.field)) return []
    const isRight = isSealed(kept)
      ? !JSON.stringify(answered).includes('sealed:1:')
      : kept.map(fact).includes(fact(answered))
    return isRight ? [] : [`${nameOf(row)}: answers ${fact(answered)}, keeps ${kept.map(fact)}`]
  })
  expect(misses).toEqual([])
})

test('every field that the list places in canonical JSON is there as it reads', () => {
  const payload = within(answers, ['snapshot', 'snapshot', 'payload'])
  const placed = ENTRY_FIELD_LIST.filter(({ canonical }) => canonical)
  const misses = placed.flatMap((row) => {
    const written = within(payload, (row.canonical ?? '').split('.'))
    if (fact(written) === '') return [`${nameOf(row)}: ${row.canonical} is empty`]
    const isRight = row.read.includes('tin') || plain(written) === plain(readBack(row))
    return isRight ? [] : [`${nameOf(row)}: ${plain(written)} in the JSON, answers ${plain(readBack(row))}`]
  })
  expect(misses).toEqual([])
})

test('every column of the records of an entry is in the list, but for those that serve the database alone', async () => {
  const listed = new Set(ENTRY_FIELD_LIST.map(({ stored: place }) => place.replace(/\.\d+\./, '.')))
  const missing = Object.entries(stored)
    .filter(([name]) => TABLES.includes(name))
    .flatMap(([table, rows]) => Object.keys(rows[0] ?? {}).map((column) => `${table}.${column}`))
    .filter((place) => ![...listed].some((one) => one === place || one.startsWith(`${place}.`)))
  expect(
    missing.filter(
      (place) => !INTERNAL.has(place.split('.')[1] ?? '') && !LEDGERS.has(place.split('.')[0] ?? ''),
    ),
  ).toEqual([])
})

/** Keys, and what the database keeps for its own work. */
const INTERNAL = new Set([
  ...['org_id', 'entry_id', 'line_id', 'id', 'row_id', 'created_at', 'updated_at', 'name'],
  ...[
    'check_digit_rule',
    'check_digit_offset',
    'summary_version',
    'is_post_summary',
    'created_day',
    'records_version',
    'release_status',
    'deletion',
    'summary_state',
  ],
  ...[
    'duty_paid_on',
    'liquidated_on',
    'goods',
    'supplier',
    'bill_of_lading',
    'import_date',
    'payment_due_on',
  ],
  ...['release_method', 'needs_security_filing', 'security_filing_due_on', 'filings', 'released_on'],
  ...['corrects_entry_id', 'assigned_to', 'signed_by', 'name_key', 'address_key', 'number_key', 'party_data'],
  ...['hts_key', 'manufacturer_key', 'description_key', 'part_key'],
  ...['deferred_tax', 'bonded_adcvd', 'adcvd_case_number', 'owner_user_id', 'duplicate_check'],
])
/** Of these the list names what the specification names; they have columns of the filing besides. */
const LEDGERS = new Set(['submissions', 'entry_events', 'entry_activities', 'validations'])

test('every member of canonical JSON that the entry fills is in the list or follows from one that is', () => {
  const listed = new Set(ENTRY_FIELD_LIST.flatMap(({ canonical }) => canonical ?? []))
  const payload = within(answers, ['snapshot', 'snapshot', 'payload']) as Record<string, unknown>
  const { schema_version, version, generated_at, issues, summary, ...content } = payload
  const missing = leaves(content).filter((path) => !listed.has(path) && !follows(path))
  expect(missing).toEqual([])
})

const DERIVED = new Set([
  ...['header.type', 'transport.country_of_origin', 'transport.manufacturer_id'],
  ...['lines.0.line_number', 'lines.0.unit_value', 'lines.0.mid_status', 'lines.0.invoice.usd_value'],
  ...['declaration.acknowledged', 'declaration.acknowledged_at'],
])

/** Rows of the calculation follow from the tariff rows and the line. */
const follows = (path: string): boolean => DERIVED.has(path) || path.startsWith('lines.0.calculation.')

const LOOKUP_COLUMNS = {
  'port-codes': ['code', 'region', 'port', 'state', 'full_name', 'display_name'],
  'entry-types': ['code', 'description', 'category', 'notes'],
  'bond-types': ['code', 'description', 'category', 'notes'],
  'modes-of-transport': ['code', 'name', 'description', 'category'],
  countries: ['code', 'name', 'region'],
  'missing-document-codes': ['code', 'description'],
  'foreign-ports': ['code', 'port_name', 'country_code', 'region', 'country_name'],
  'surety-companies': ['code', 'name'],
}

test.each(Object.entries(LOOKUP_COLUMNS) as [keyof typeof LOOKUP_COLUMNS, string[]][])(
  'the lookup %s answers every column of its table',
  async (name, columns) => {
    const { rows } = await app.ask('getLookup', { as: team.admin, params: { name }, query: { limit: 2000 } })
    for (const column of columns) {
      expect(
        rows.every((row) => column in row),
        column,
      ).toBe(true)
      if (column !== 'notes')
        expect(
          rows.some((row) => row[column]),
          column,
        ).toBe(true)
    }
  },
)

const SPECIFICATION = '../shared/spec/2-entry-wizard.md'

test.runIf(existsSync(SPECIFICATION))('no field that the specification lists is missing', () => {
  const text = readFileSync(SPECIFICATION, 'utf8')
  const section = text.slice(text.indexOf('## 3. Entities'), text.indexOf('### Lookups'))
  const words = section
    .split('\n')
    .filter((one) => !one.startsWith('#'))
    .flatMap((one) => one.split(/[,;:.()/{}]|\band\b|\bor\b/))
    .map((one) => one.trim())
    .filter((one) => /^[a-z][A-Za-z0-9_]*$/.test(one))
  const names = new Set(
    ENTRY_FIELD_LIST.flatMap(({ field, stored: place }) => [...field.split(/[ .]/), ...place.split('.')]),
  )
  expect([...new Set(words)].filter((one) => !names.has(one) && !SAID.has(one))).toEqual([])
})

/** Words of the specification's section that name no field: values, sections under their own names here, plain words. */
const SAID = new Set([
  ...['informal', 'formal', 'pending', 'passed', 'failed', 'single', 'continuous', 'term'],
  ...['ior', 'consignee', 'exporter', 'all_others', 'error', 'warning', 'info', 'review_submit'],
  ...['valid', 'current', 'incomplete', 'partial', 'not_started'],
  ...['created', 'form', 'bool', 'optional', 'empty', 'timestamps', 'count', 'org'],
])
