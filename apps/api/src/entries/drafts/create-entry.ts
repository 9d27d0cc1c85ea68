import { type DraftData, normaliseDraft, normaliseFilerCode } from '@edfe/domain/entry'
import { claimEntryNumber } from '../numbering/claim-entry-number.ts'
import { checkDuplicates } from '../parties/check-duplicates.ts'
import { insertEntry } from '../repository/insert-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { newDraft } from './new-draft.ts'

interface NewEntry {
  /** Numbers that an earlier attempt found taken. */
  passOver: number
  /** The id that the client has chosen. */
  id?: string | undefined
  /** What the entry starts with besides its number: the entry that it corrects, or an imported draft. */
  from?: { draft: DraftData; correctsEntryId?: string }
}

/**
 * Makes an entry with the organisation's settings, the specified defaults and the organisation's next number. The id of the entry, or undefined
 * when the filer code has no number left. A unique violation is the caller's to retry, in a new transaction.
 */
export async function createEntry(
  scope: MemberScope,
  { passOver, id: chosenId, from }: NewEntry,
): Promise<string | undefined> {
  const { trx, org, rules } = scope
  const entryNumber = await claimEntryNumber(trx, {
    orgId: org.id,
    filerCode: normaliseFilerCode(org.cbp_filer_code),
    profile: rules.profile,
    passOver,
  })
  if (!entryNumber) return undefined
  const draft = from
    ? normaliseDraft({ ...from.draft, header: { ...from.draft.header, entry_number: entryNumber } })
    : await newDraft(scope, entryNumber)
  const corrects = from?.correctsEntryId
  const { id, parties } = await insertEntry(scope, {
    id: chosenId,
    entryNumber,
    draft,
    // The specified default until the first save derives it.
    type: from ? undefined : 'informal',
    correctsEntryId: corrects,
  })
  await checkDuplicates(scope, id, parties)
  await recordActivity(scope, id, 'created', corrects ? { corrects } : {})
  return id
}
