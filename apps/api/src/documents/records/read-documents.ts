import type { DocumentsAnswer } from '@edfe/contracts/documents/documents'
import { may } from '@edfe/domain/access'
import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import {
  type DeletionRefusal,
  deletionRefusal,
  keptUntil,
  missingCodes,
  type RetentionFacts,
  requiredUntil,
} from '@edfe/domain/documents'
import { type DraftData, type EntryStatus, UNFILED } from '@edfe/domain/entry'
import { sql } from 'kysely'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { draftJson } from '../../entries/repository/draft-path.ts'
import { toPersonRef } from '../../entries/repository/entry-view.ts'
import type { MemberScope, RequestScope } from '../../entries/request-scope.ts'
import { isRefusal, type Refusal } from '../../refusals/problems.ts'
import { documentView, readDocumentRows } from './document-row.ts'

interface RecordsRow {
  status: EntryStatus
  entry_date: string | null
  missing_documents: string[] | null
  reason: string | null
  since: Date | null
  held_by: string | null
  holder: string | null
}

/** The facts that govern the records of an entry: its filing, its date, the organization's years, a hold. */
export interface EntryRecords extends RetentionFacts {
  hold: DocumentsAnswer['legal_hold']
  /** Codes of block 18. */
  codes: string[]
}

/** The facts of one entry; `lock` holds the entry until the transaction ends. Refused with 404 without such an entry. */
export async function readEntryRecords(
  { trx, org }: RequestScope,
  entryId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<EntryRecords | Refusal> {
  if (lock)
    await sql`select 1 from entries where org_id = ${org.id} and id = ${entryId} for update`.execute(trx)
  const { rows } = await sql<RecordsRow>`
    select e.status, e.entry_date::text, h.reason, h.since, h.held_by,
      ${draftJson('e.draft_data', 'shipment_origin.missing_documents')} as missing_documents,
      trim(u.given_name || ' ' || u.family_name) as holder
    from entries e
    left join entry_legal_holds h on h.org_id = e.org_id and h.entry_id = e.id
    left join users u on u.id = h.held_by
    where e.org_id = ${org.id} and e.id = ${entryId}`.execute(trx)
  const [row] = rows
  if (!row) return entryNotFound()
  return {
    isFiled: !UNFILED.has(row),
    entryDate: parseDay(row.entry_date ?? undefined),
    retentionYears: org.retention_years,
    isOnHold: row.since !== null,
    hold: row.since && {
      since: row.since.toISOString(),
      by: toPersonRef(row.held_by, row.holder),
      reason: row.reason ?? '',
    },
    codes: missingCodes(draftOf(row.missing_documents)),
  }
}

const draftOf = (missing_documents: string[] | null): DraftData => ({
  shipment_origin: { missing_documents: missing_documents ?? [] },
})

/** Why the reader cannot delete a document of these records; undefined when they can. */
export function keptBecause(
  { actor }: MemberScope,
  records: RetentionFacts,
  today: CalendarDay,
): DeletionRefusal | 'role' | undefined {
  return may(actor.role, 'entry.edit') ? deletionRefusal(records, today) : 'role'
}

/** The documents of an entry as the reader sees them, with what decides how long they are kept. */
export async function readDocuments(scope: MemberScope, entryId: string): Promise<DocumentsAnswer | Refusal> {
  const records = await readEntryRecords(scope, entryId)
  if (isRefusal(records)) return records
  const rows = await readDocumentRows(scope, entryId)
  const kept = keptBecause(scope, records, scope.today)
  const answered = new Set(rows.map(({ answers_code }) => answers_code))
  return {
    documents: rows.map((row) =>
      // An upload that was not finished is no record yet.
      documentView(row, row.state === 'uploading' && kept !== 'role' ? undefined : kept),
    ),
    used: rows.reduce((sum, { size, state }) => sum + (state === 'infected' ? 0 : Number(size)), 0),
    is_filed: records.isFiled,
    kept_until: records.isFiled ? (keptUntil(records) ?? null) : null,
    required_until: (records.isFiled && records.entryDate && requiredUntil(records.entryDate)) || null,
    legal_hold: records.hold,
    missing_codes: records.codes.filter((code) => !answered.has(code)),
    may: {
      add: may(scope.actor.role, 'entry.edit'),
      hold: may(scope.actor.role, 'organization.edit'),
      delete_records:
        may(scope.actor.role, 'organization.edit') &&
        records.isFiled &&
        deletionRefusal(records, scope.today) === undefined,
    },
  }
}
