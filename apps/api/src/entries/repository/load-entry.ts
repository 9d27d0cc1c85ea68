import type { DraftData, EntryStatus } from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { EntryProgress } from '../../db/entry-tables.ts'
import type { RequestScope } from '../request-scope.ts'
import { isCorrected } from './is-corrected.ts'

/** An entry as the server works with it: personal numbers decrypted, amounts as text. */
export interface StoredEntry {
  id: string
  entry_number: string
  type: 'informal' | 'formal'
  entry_type: string
  port_code: string
  status: EntryStatus
  previous_status: EntryStatus | null
  status_changed_at: Date | null
  status_changed_by: string | null
  status_reason: string | null
  release_status: string | null
  validation_status: 'pending' | 'passed' | 'failed'
  progress: EntryProgress
  records_version: number
  last_saved_at: Date | null
  total_entered_value: string
  total_duty: string
  total_tax: string
  total_other: string
  grand_total: string
  deferred_tax: string
  bonded_adcvd: string
  line_count: number
  broker_name: string | null
  declarant_role: string | null
  archived: boolean
  corrects_entry_id: string | null
  created_at: Date
  updated_at: Date
  updated_by: string | null
  status_changed_by_name: string | null
  updated_by_name: string | null
  /** As stored: personal numbers encrypted. */
  sealed: DraftData
  /** As worked with: personal numbers readable. */
  draft: DraftData
  /** A draft already corrects this entry. */
  is_corrected: boolean
}

/** One entry of the organisation, undefined when there is none; `lock` holds it until the transaction ends. */
export async function loadEntry(
  { trx, org, sealing }: RequestScope,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredEntry | undefined> {
  // The lock is taken first, by a statement of its own: joined to other tables it would see them as of before the wait.
  if (lock) await sql`select 1 from entries where org_id = ${org.id} and id = ${id} for update`.execute(trx)
  const { rows } = await sql<Omit<StoredEntry, 'draft'>>`
    select e.id, e.entry_number, e.type, e.entry_type, e.port_code, e.status, e.previous_status,
      e.status_changed_at, e.status_changed_by, e.status_reason, e.release_status, e.validation_status,
      e.progress, e.records_version, e.last_saved_at,
      e.total_entered_value::text, e.total_duty::text, e.total_tax::text, e.total_other::text,
      e.grand_total::text, e.deferred_tax::text, e.bonded_adcvd::text, e.line_count, e.broker_name, e.declarant_role, e.archived, e.corrects_entry_id,
      e.created_at, e.updated_at, e.updated_by, e.draft_data as sealed,
      trim(changer.given_name || ' ' || changer.family_name) as status_changed_by_name,
      trim(updater.given_name || ' ' || updater.family_name) as updated_by_name,
      ${isCorrected} as is_corrected
    from entries e
    left join users changer on changer.id = e.status_changed_by
    left join users updater on updater.id = e.updated_by
    where e.org_id = ${org.id} and e.id = ${id}`.execute(trx)
  const row = rows[0]
  return row && { ...row, draft: sealing.decryptPersonalNumbers(row.sealed) }
}
