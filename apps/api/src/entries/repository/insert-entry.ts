import { randomUUID } from 'node:crypto'
import { type DraftData, emptyDraft, normaliseDraft, normaliseFilerCode } from '@edfe/domain/entry'
import type { RulesProfile } from '@edfe/domain/profile'
import type { EntryScope } from '../entry-scope.ts'
import { claimEntryNumber } from '../numbering/claim-entry-number.ts'
import { checkDuplicates } from '../parties/check-duplicates.ts'
import { entryColumns, RECORDS_VERSION } from './project-entry.ts'
import { recordActivity } from './record-activity.ts'
import { writeRecords } from './write-records.ts'

interface NewEntry {
  filerCode: string | null
  profile: RulesProfile
  /** Numbers that an earlier attempt found taken. */
  passOver: number
  /** What the entry starts with besides its number: the entry that it corrects, or an imported draft. */
  from?: { draft: DraftData; correctsEntryId?: string; declarantRole?: string }
}

/**
 * Adds an entry with the specified defaults and the organisation's next number. The id of the entry, or undefined
 * when the filer code has no number left. A unique violation is the caller's to retry, in a new transaction.
 */
export async function insertEntry(
  scope: EntryScope,
  { filerCode, profile, passOver, from }: NewEntry,
): Promise<string | undefined> {
  const { trx, orgId, userId, now, today, numbers } = scope
  const entryNumber = await claimEntryNumber(trx, {
    orgId,
    filerCode: normaliseFilerCode(filerCode),
    profile,
    passOver,
  })
  if (!entryNumber) return undefined
  const id = randomUUID()
  const draft = from
    ? normaliseDraft({ ...from.draft, header: { ...from.draft.header, entry_number: entryNumber } })
    : emptyDraft({ entryNumber, lineId: randomUUID() })
  const sealed = numbers.sealDraft(draft, {})
  const columns = entryColumns(sealed)
  await trx
    .insertInto('entries')
    .values({
      ...columns,
      // The specified default until the first save derives it.
      type: from ? columns.type : 'informal',
      id,
      org_id: orgId,
      entry_number: entryNumber,
      check_digit_rule: profile.checkDigit,
      check_digit_offset: profile.checkDigitOffset,
      draft_data: JSON.stringify(sealed),
      corrects_entry_id: from?.correctsEntryId ?? null,
      step_progress: JSON.stringify({ header: { status: 'current', visitedAt: now.toISOString() } }),
      records_version: RECORDS_VERSION,
      last_saved_at: now,
      owner_user_id: userId,
      created_by: userId,
      updated_by: userId,
      created_at: now,
      created_day: today,
      updated_at: now,
    })
    .execute()
  const parties = await writeRecords(scope, id, { draft: {} }, sealed)
  await checkDuplicates(scope, id, parties)
  await recordActivity(scope, id, 'created', from?.correctsEntryId ? { corrects: from.correctsEntryId } : {})
  return id
}
