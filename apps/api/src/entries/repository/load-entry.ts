import {
  type DeletionState,
  type DraftData,
  type EntryStatus,
  type SummaryState,
  UNFILED,
} from '@edfe/domain/entry'
import type { Message } from '@edfe/domain/messages'
import type { RulesProfile } from '@edfe/domain/profile'
import type { KeptFilings } from '@edfe/domain/release'
import { sql } from 'kysely'
import type { EntryProgress } from '../../db/entry-tables.ts'
import type { RequestScope } from '../request-scope.ts'
import { IDENTITY, personName, STATUS, TOTALS } from './entry-columns.ts'
import { lockEntry } from './lock-entry.ts'
import { isAtCustoms, isCorrected } from './state-conditions.ts'
import { type ControlColumns, type ControlFacts, NOT_ON_FILE, readControl } from './summary-control.ts'
import { supersededBy } from './superseded-by.ts'

/** Paths of the changed fields, at most twenty of `field_count`. */
export interface VoidedSignature {
  user_id: string | null
  name: string | null
  at: string
  fields: string[]
  field_count: number
}

/** An entry as the server works with it: personal numbers decrypted, amounts as text. */
export interface StoredEntry extends ControlColumns {
  id: string
  entry_number: string
  type: 'informal' | 'formal'
  entry_type: string
  port_code: string
  status: EntryStatus
  summary_state: SummaryState
  previous_status: EntryStatus | null
  status_changed_at: Date | null
  status_changed_by: string | null
  status_reason: Message | null
  release_status: string | null
  /** The day of CBP's release, `YYYY-MM-DD`. */
  released_on: string | null
  filings: KeptFilings | null
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
  /** `YYYY-MM-DD`. */
  duty_paid_on: string | null
  /** `YYYY-MM-DD`. */
  liquidated_on: string | null
  line_count: number
  broker_name: string | null
  declarant_role: string | null
  signed_by: string | null
  archived: boolean
  summary_version: number
  /** True if it corrects a summary that is paid. */
  is_post_summary: boolean
  check_digit_rule: RulesProfile['checkDigit']
  check_digit_offset: number
  corrects_entry_id: string | null
  corrects_status: EntryStatus | null
  corrects_summary: SummaryState | null
  corrects_deletion: DeletionState | null
  superseded_by: string | null
  created_at: Date
  updated_at: Date
  updated_by: string | null
  status_changed_by_name: string | null
  updated_by_name: string | null
  signed_by_name: string | null
  /** The change that voided the last signature; null while the draft is signed or was never signed. */
  signature_voided: VoidedSignature | null
  /** As stored: personal numbers encrypted. */
  sealed: DraftData
  /** As worked with: personal numbers readable. */
  draft: DraftData
  /** A later version corrects or replaces this entry. */
  is_corrected: boolean
  /** CBP was sent a filing of it: it keeps its number, and is not deleted. */
  is_at_customs: boolean
}

/** One entry of the organisation, undefined when there is none; `lock` holds it until the transaction ends. */
export async function loadEntry(
  scope: RequestScope,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredEntry | undefined> {
  const { trx, org, sealing } = scope
  // The lock is taken first, by a separate statement: joined to other tables it would see them as of before the wait.
  if (lock) await lockEntry(scope, id)
  const { rows } = await sql<EntryRow>`
    select ${IDENTITY}, ${STATUS}, ${TOTALS}, e.released_on::text, e.filings, e.progress, e.records_version, e.last_saved_at, e.broker_name,
      e.declarant_role, e.signed_by, e.archived, e.corrects_entry_id,
      e.summary_version, e.is_post_summary, e.check_digit_rule, e.check_digit_offset, earlier.status as corrects_status,
      earlier.summary_state as corrects_summary,
      earlier.deletion as corrects_deletion,
      e.created_at, e.updated_at, e.updated_by,
      e.draft_data as sealed,
      (select jsonb_object_agg(person.id, ${personName('person')}) from users person
        where person.id in (e.status_changed_by, e.updated_by, e.signed_by, voided.user_id)) as names,
      ${isCorrected} as is_corrected, ${isAtCustoms} as is_at_customs, ${supersededBy} as superseded_by, voided.signature_voided
    from entries e
    left join entries earlier on earlier.org_id = e.org_id and earlier.id = e.corrects_entry_id
    left join lateral (
      select a.user_id, a.activity_data || jsonb_build_object('user_id', a.user_id, 'at', a.occurred_at) as signature_voided
      from entry_activities a
      where a.org_id = e.org_id and a.entry_id = e.id and a.activity_type = 'signature_voided'
        and e.signed_by is null
      order by a.occurred_at desc limit 1
    ) voided on true
    where e.org_id = ${org.id} and e.id = ${id}`.execute(trx)
  const row = rows[0]
  if (!row) return undefined
  const control = UNFILED.has(row) ? NOT_ON_FILE : await readControl(scope, id)
  return { ...control, ...withNames(row), draft: sealing.decryptPersonalNumbers(row.sealed) }
}

/** The columns added to the row. */
type Added =
  | keyof ControlFacts
  | 'draft'
  | 'signature_voided'
  | 'status_changed_by_name'
  | 'updated_by_name'
  | 'signed_by_name'

/** All names come from one subquery: PostgreSQL plans the row-level security of `users` for each mention of it. */
interface EntryRow extends Omit<StoredEntry, Added> {
  /** By user id; null when the entry names nobody. */
  names: Record<string, string> | null
  signature_voided: Omit<VoidedSignature, 'name'> | null
}

function withNames({ names, ...row }: EntryRow) {
  const nameOf = (id: string | null) => (id === null ? null : (names?.[id] ?? null))
  const voided = row.signature_voided
  return {
    ...row,
    status_changed_by_name: nameOf(row.status_changed_by),
    updated_by_name: nameOf(row.updated_by),
    signed_by_name: nameOf(row.signed_by),
    signature_voided: voided && { ...voided, name: nameOf(voided.user_id) },
  }
}
