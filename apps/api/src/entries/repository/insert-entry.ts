import { randomUUID } from 'node:crypto'
import { parseDay } from '@edfe/domain/calendar'
import type { DraftData } from '@edfe/domain/entry'
import type { MemberScope } from '../request-scope.ts'
import { newProgress } from './entry-progress.ts'
import type { StoredEntry } from './load-entry.ts'
import { entryColumns, RECORDS_VERSION, type RecordRow } from './project-entry.ts'
import { writeRecords } from './write-records.ts'

/** The entry that a new version corrects or replaces; `number` is how its number was made, when the version keeps it. */
export interface EarlierVersion {
  id: string
  number:
    | Pick<
        StoredEntry,
        'summary_version' | 'check_digit_rule' | 'check_digit_offset' | 'released_on' | 'filings'
      >
    | undefined
  /** The payment of the summary that the version corrects; undefined for any other version. */
  payment: { duty_paid_on: string | null } | undefined
}

interface NewRow {
  /** A new one when absent. */
  id: string | undefined
  entryNumber: string
  draft: DraftData
  /** In place of the type that follows from the draft. */
  type: 'informal' | undefined
  /** The entry whose next version it is. */
  earlier: EarlierVersion | undefined
}

/** Adds the row of a new entry and its projected records. Its id, and the parties that were written. */
export async function insertEntry(
  scope: MemberScope,
  { id = randomUUID(), entryNumber, draft, type, earlier }: NewRow,
): Promise<{ id: string; parties: RecordRow[] }> {
  const { trx, org, actor, now, today, rules, sealing } = scope
  const sealed = sealing.encryptPersonalNumbers(draft, {})
  const { released_on = null, filings = null } = earlier?.number ?? {}
  const columns = entryColumns(sealed, parseDay(released_on ?? undefined))
  await trx
    .insertInto('entries')
    .values({
      ...columns,
      type: type ?? columns.type,
      id,
      org_id: org.id,
      entry_number: entryNumber,
      check_digit_rule: earlier?.number?.check_digit_rule ?? rules.profile.checkDigit,
      check_digit_offset: earlier?.number?.check_digit_offset ?? rules.profile.checkDigitOffset,
      released_on,
      filings: filings && JSON.stringify(filings),
      summary_version: (earlier?.number?.summary_version ?? 0) + 1,
      draft_data: JSON.stringify(sealed),
      corrects_entry_id: earlier?.id ?? null,
      is_post_summary: earlier?.payment !== undefined,
      duty_paid_on: earlier?.payment?.duty_paid_on ?? null,
      progress: JSON.stringify(newProgress(now)),
      records_version: RECORDS_VERSION,
      last_saved_at: now,
      owner_user_id: actor.userId,
      created_by: actor.userId,
      updated_by: actor.userId,
      created_at: now,
      created_day: today,
      updated_at: now,
    })
    .execute()
  return { id, parties: await writeRecords(scope, id, { draft: {} }, sealed) }
}
