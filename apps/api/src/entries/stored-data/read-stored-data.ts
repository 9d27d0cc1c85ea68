import type { StoredRecordAnswer } from '@edfe/contracts/entries/stored-data'
import type { Message } from '@edfe/domain/messages'
import { maskPersonalNumber } from '@edfe/domain/parties'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { EntryProgress } from '../../db/entry-tables.ts'
import { IDENTITY, personName, STATUS, TOTALS } from '../repository/entry-columns.ts'
import { skipFlags } from '../repository/entry-progress.ts'
import { AUTOSAVE_STATUS, toPersonRef } from '../repository/entry-view.ts'
import { RECORD_TABLES, type RecordTable } from '../repository/project-entry.ts'
import type { RequestScope } from '../request-scope.ts'

type Answer = z.output<typeof StoredRecordAnswer>
type EntryRow = Answer['entry']
type Party = Answer['parties'][number]

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

type Stored = Omit<EntryRow, Person | Time | Derived | 'status_reason' | keyof EntryProgress> & {
  progress: EntryProgress
  status_reason: Message | null
} & {
  [K in Time]: Date | null
} & Record<Person, string | null> &
  Record<`${Person}_name`, string | null>
/** The columns derived from other columns. */
type Derived = 'signature_type' | 'autosave_status' | 'skip_flags' | 'value_total' | 'total_value'
type Person = 'status_changed_by' | 'owner_user' | 'archived_by' | 'created_by' | 'updated_by'
type Time =
  | 'status_changed_at'
  | 'last_saved_at'
  | 'archived_at'
  | 'created_at'
  | 'updated_at'
  | 'json_generated_at'

/** The entry's own row in full; undefined when there is none. */
export async function readEntryRow(
  { trx, org, words }: RequestScope,
  id: string,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<Stored>`
    select ${IDENTITY}, ${STATUS}, ${TOTALS}, e.org_id, e.incoterm, e.currency_code, e.eta::text,
      e.summary_date::text, e.entry_date::text, e.surety_no, e.bond_type, e.bond_number, e.bond_type_detail,
      e.bond_amount::text, e.surety_company, e.surety_address, e.surety_contact, e.last_saved_at, e.conflict_flag,
      e.schema_version, e.total_weight::text, e.broker_name, e.broker_license, e.broker_filer_info,
      e.purchase_order, e.file_reference_no, e.archived, e.archived_at, e.archived_by, e.declarant_role, e.declaration_text,
      e.declarant_name, e.declarant_title, e.signature, e.signature_date::text, e.owner_user_id as owner_user,
      e.created_by, e.updated_by, e.created_at, e.updated_at, e.progress, e.snapshot_id,
      s.version as snapshot_version, s.generated_at as json_generated_at,
      ${personName('changer')} as status_changed_by_name, ${personName('owner')} as owner_user_name,
      ${personName('archiver')} as archived_by_name, ${personName('maker')} as created_by_name,
      ${personName('updater')} as updated_by_name
    from entries e
    left join entry_json_snapshots s on s.org_id = e.org_id and s.id = e.snapshot_id
    left join users changer on changer.id = e.status_changed_by
    left join users owner on owner.id = e.owner_user_id
    left join users archiver on archiver.id = e.archived_by
    left join users maker on maker.id = e.created_by
    left join users updater on updater.id = e.updated_by
    where e.org_id = ${org.id} and e.id = ${id}`.execute(trx)
  const row = rows[0]
  if (!row) return undefined
  const {
    status_changed_by_name,
    owner_user_name,
    archived_by_name,
    created_by_name,
    updated_by_name,
    progress,
    ...columns
  } = row
  return {
    ...columns,
    ...progress,
    status_reason: columns.status_reason && words.format(columns.status_reason),
    skip_flags: skipFlags(progress),
    autosave_status: AUTOSAVE_STATUS,
    value_total: row.total_entered_value,
    total_value: row.total_entered_value,
    status_changed_at: iso(row.status_changed_at),
    last_saved_at: iso(row.last_saved_at),
    archived_at: iso(row.archived_at),
    json_generated_at: iso(row.json_generated_at),
    created_at: iso(row.created_at)!,
    updated_at: iso(row.updated_at)!,
    signature_type: 'typed',
    status_changed_by: toPersonRef(row.status_changed_by, status_changed_by_name),
    owner_user: toPersonRef(row.owner_user, owner_user_name),
    archived_by: toPersonRef(row.archived_by, archived_by_name),
    created_by: toPersonRef(row.created_by, created_by_name),
    updated_by: toPersonRef(row.updated_by, updated_by_name),
  }
}

/** The columns of a record table as the projection writes them. */
const columnsOf = (table: RecordTable): RawBuilder<unknown> =>
  sql.join(RECORD_TABLES[table].columns.map((column) => sql.ref(`t.${column}`)))

/** The records of an entry that have a row each or a few. */
export async function readRecords(scope: RequestScope, id: string): Promise<Omit<Answer, 'entry' | 'tasks'>> {
  const { trx, org, sealing } = scope
  const all = async <Row>(columns: RawBuilder<unknown>, table: RawBuilder<unknown>, order = sql`1`) =>
    (
      await sql<Row>`select ${columns} from ${table}
        where t.org_id = ${org.id} and t.entry_id = ${id} order by ${order}`.execute(trx)
    ).rows
  const shown = (stored: unknown): string => maskPersonalNumber(sealing.decrypt(String(stored ?? '')))

  const [shipment] = await all<NonNullable<Answer['shipment']>>(
    sql`t.importing_carrier, t.mode_of_transport, t.country_of_origin, t.import_date::text, t.bl_awb, t.it_number,
      t.it_date::text, t.foreign_port_lading, t.us_port_unlading, t.manufacturer_id, t.exporting_country,
      t.missing_documents, t.is_ftz, t.ftz_number`,
    sql`entry_shipments t`,
  )
  const [profile] = await all<NonNullable<Answer['party_profile']>>(
    columnsOf('entry_party_profiles'),
    sql`entry_party_profiles t`,
  )
  const parties = await all<Omit<Party, 'updated_at'> & { updated_at: Date }>(
    sql`t.party_type, t.party_data, t.name, t.address_normalized, t.tin_validated, t.duplicate_check, t.updated_at`,
    sql`entry_parties t`,
  )
  const [remedies] = await all<NonNullable<Answer['trade_remedies']>>(
    columnsOf('entry_trade_remedies'),
    sql`entry_trade_remedies t`,
  )
  const fees = await all<
    Omit<Answer['fees'][number], 'created_at' | 'updated_at'> & Record<'created_at' | 'updated_at', Date>
  >(
    sql`t.row_id as id, t.entry_id, t.code, t.class_code, t.amount_usd::text, t.note, t.created_at, t.updated_at`,
    sql`entry_fee_summaries t`,
    sql`t.created_at, t.row_id`,
  )
  const submissions = await all<
    Omit<Answer['submissions'][number], 'submitted_by' | 'submitted_at' | 'answered_at'> & {
      submitted_by: string | null
      submitter: string | null
      submitted_at: Date
      answered_at: Date | null
    }
  >(
    sql`t.id, t.state, t.attempts, t.disposition, t.snapshot_version, t.submitted_by, ${personName('u')} as submitter,
      t.submitted_at, t.answered_at`,
    sql`submissions t left join users u on u.id = t.submitted_by`,
    sql`t.submitted_at desc`,
  )
  return {
    shipment: shipment ?? null,
    party_profile: profile
      ? {
          ...profile,
          importer_number: shown(profile.importer_number),
          consignee_number: shown(profile.consignee_number),
          reference_number: shown(profile.reference_number),
        }
      : null,
    parties: parties.map(({ party_data, updated_at, ...party }) => ({
      ...party,
      party_data: { ...party_data, ...maskedNumbers(party_data, shown) },
      updated_at: updated_at.toISOString(),
    })),
    trade_remedies: remedies ?? null,
    fees: fees.map(({ created_at, updated_at, ...fee }) => ({
      ...fee,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    })),
    submissions: submissions.map(({ submitter, submitted_by, submitted_at, answered_at, ...row }) => ({
      ...row,
      submitted_by: toPersonRef(submitted_by, submitter),
      submitted_at: submitted_at.toISOString(),
      answered_at: iso(answered_at),
    })),
  }
}

const NUMBERS = ['importer_number', 'consignee_number', 'tin', 'ssn'] as const

/** The numbers of a party that may be a person's, masked where they are. */
const maskedNumbers = (data: Record<string, unknown>, shown: (stored: unknown) => string) =>
  Object.fromEntries(NUMBERS.filter((field) => data[field]).map((field) => [field, shown(data[field])]))
