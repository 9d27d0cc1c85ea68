import { existsSync, readFileSync } from 'node:fs'
import { ENTRY_FIELD_LIST, everyFieldDraft, type ListedField } from '@edfe/domain/fixtures'
import type { Message } from '@edfe/domain/messages'
import type { Finding } from '@edfe/domain/rules'
import { formatFinding } from '@edfe/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { english } from '../src/messages/formatter.ts'
import {
  createEntry,
  createSampleEntry,
  type EntryBody,
  ON_SAMPLE_DAY,
  patch,
  submit,
} from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
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

const get = async (path: string) => {
  const answer = await app.call('GET', path, { as: team.admin })
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const post = async (method: string, path: string, body: object) => {
  const answer = await app.call(method, path, { as: team.admin, body })
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

async function makeFull(): Promise<string> {
  // Another entry of the same party, which the duplicate check finds.
  await createSampleEntry(app, team.admin, {
    parties: { shipper: { ...everyFieldDraft().parties?.shipper, zip: '10492' } },
  })
  const made: EntryBody = await createEntry(app, team.admin)
  const url = `/api/entries/${made.id}`
  const lineId = made.draft_data.line_items[0].id
  const saved = await patch(app, team.admin, made, everyFieldDraft(lineId), {
    current_step: 'step-3',
    navigation: 'save_and_continue',
    page: 'step-2',
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await post('PATCH', `${url}/step-progress`, {
    step: 'shipment_origin',
    status: 'valid',
    validationErrors: 0,
  })
  await post('PATCH', `${url}/step-progress`, {
    step: 'parties_locations',
    status: 'partial',
    skipped: true,
    validationErrors: 2,
  })
  await post('PUT', `${url}/position`, { page: 'line-values', line_id: lineId })
  await post('PUT', `${url}/view-preferences`, { open_lines: [lineId] })
  await post('POST', `${url}/final-review`, {})
  await post('POST', `${url}/final-review`, {})
  await post('POST', `${url}/snapshot`, {})
  const stale = await patch(app, team.admin, made, { header: { port_code: '2704' } })
  expect(stale.status).toBe(409)
  return made.id
}

async function makeFiled(): Promise<string> {
  const entry = await createSampleEntry(app, team.admin)
  await post('POST', `/api/entries/${entry.id}/final-review`, { acknowledge: true })
  const answer = await submit(
    app,
    team.admin,
    await get(`/api/entries/${entry.id}`).then((body) => body.entry),
    'admin',
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return entry.id
}

async function read(id: string): Promise<Record<string, unknown>> {
  const url = `/api/entries/${id}`
  return {
    entry: (await get(url)).entry,
    record: await get(`${url}/record`),
    lines: await get(`${url}/lines`),
    validations: await get(`${url}/validations`),
    'validations?resolved=true': await get(`${url}/validations?resolved=true`),
    snapshot: await get(`${url}/snapshot`),
    timeline: await get(`${url}/timeline`),
    activities: await get(`${url}/activities`),
    audit: await get('/api/audit-events'),
    members: await get('/api/members'),
    organization: await get('/api/organization'),
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
  await app.call('PUT', '/api/organization', {
    as: team.admin,
    body: { name: 'Every Field Trading', cbp_filer_code: 'B76' },
  })
  const full = await makeFull()
  const filed = await makeFiled()
  const { tasks } = await get(`/api/entries/${full}/record`)
  await post('POST', '/api/entries/archive', { ids: [full] })
  const [ofFull, ofFiled] = [await read(full), await read(filed)]
  answers = { ...ofFull, record: { ...(ofFull.record as object), tasks }, filed: ofFiled }
  stored = await rowsOf(full)
  for (const [name, rows] of Object.entries(await rowsOf(filed))) stored[`filed ${name}`] = rows
}, 120_000)
afterAll(() => app.stop())

const within = (source: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (at === null || at === undefined ? at : (at as never)[key]), source)

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

const INSTANT = /^\d{4}-\d\d-\d\dT/
/** Equal facts as equal text: an instant by its time, an amount by its value, a person by their id. */
function fact(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' && INSTANT.test(value)) return new Date(value).toISOString()
  if (typeof value === 'string' && /^-?\d+\.\d+$/.test(value)) return String(Number(value))
  if (typeof value !== 'object') return String(value)
  if ('id' in value && 'name' in value && Object.keys(value).length === 2) return String(value.id)
  return JSON.stringify(sorted(value))
}
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? value : value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** What is stored as a message or a finding, as a reader gets it: with its sentence. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  // Findings of canonical JSON are in English, with their sentence already.
  if ('rule_id' in value && 'message' in value && typeof value.message === 'object')
    return formatFinding(english, value as Finding)
  if ('id' in value && /^(rule|status)\./.test(String(value.id))) return english.format(value as Message)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner)]))
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

/** The same fact however it is written: 9405.41.8440 and 9405.41.84.40, 03/05/2026 and 2026-03-05. */
const plain = (value: unknown): string => {
  const text = fact(value)
  const day = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text)
  const readable = day ? `${day[3]}-${day[1]}-${day[2]}` : text
  return /^\d+(\.\d+)?$/.test(readable) ? String(Number(readable)) : readable.replaceAll('.', '')
}

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
    'created_day',
    'records_version',
    'release_status',
  ],
  ...['duty_paid_on', 'goods', 'supplier', 'bill_of_lading', 'import_date', 'payment_due_on'],
  ...['corrects_entry_id', 'assigned_to', 'signed_by', 'name_key', 'address_key', 'number_key', 'party_data'],
  ...['hts_key', 'manufacturer_key', 'description_key'],
  ...['deferred_tax', 'bonded_adcvd', 'adcvd_case_number', 'owner_user_id', 'duplicate_check'],
])
/** Of these the list names what the specification names; they have columns of the filing besides. */
const LEDGERS = new Set(['submissions', 'entry_events', 'entry_activities', 'validations'])

test('every member of canonical JSON that the entry fills is in the list or follows from one that is', () => {
  const listed = new Set(ENTRY_FIELD_LIST.flatMap(({ canonical }) => canonical ?? []))
  const payload = within(answers, ['snapshot', 'snapshot', 'payload']) as Record<string, unknown>
  const { schema_version, version, generated_at, issues, summary, ...content } = payload
  const missing = leaves(content).filter((path) => !listed.has(path) && !DERIVED.has(path))
  expect(missing).toEqual([])
})

/** The paths of a document, of lists those of the first row; lists of codes are one leaf. */
function leaves(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) {
    return typeof value[0] === 'object' ? leaves(value[0], [...path, '0']) : [path.join('.')]
  }
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

const DERIVED = new Set([
  ...['header.type', 'transport.country_of_origin', 'transport.manufacturer_id'],
  ...['lines.0.line_number', 'lines.0.unit_value', 'lines.0.mid_status', 'lines.0.invoice.usd_value'],
  ...['declaration.acknowledged', 'declaration.acknowledged_at'],
])

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

test.each(Object.entries(LOOKUP_COLUMNS))(
  'the lookup %s answers every column of its table',
  async (name, columns) => {
    const { rows } = await get(`/api/lookups/${name}?limit=2000`)
    for (const column of columns) {
      expect(
        rows.every((row: object) => column in row),
        column,
      ).toBe(true)
      if (column !== 'notes')
        expect(
          rows.some((row: Record<string, string>) => row[column]),
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
