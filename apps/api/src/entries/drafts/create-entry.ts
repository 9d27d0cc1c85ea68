import { type DraftData, normaliseDraft, normaliseFilerCode, withKeptValues } from '@edfe/domain/entry'
import { claimEntryNumber } from '../numbering/claim-entry-number.ts'
import { checkDuplicates } from '../parties/check-duplicates.ts'
import { type EarlierVersion, insertEntry } from '../repository/insert-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { newDraft } from './new-draft.ts'

interface NewEntry {
  /** Numbers that an earlier attempt found taken. */
  passOver: number
  /** The id that the client has chosen. */
  id?: string | undefined
  /** The starting draft of the entry: that of the entry whose next version it is, or an imported one. */
  from?: { draft: DraftData; earlier?: EarlierVersion }
}

/**
 * Makes an entry with the organisation's settings and the specified defaults, or from a draft. It takes the
 * organisation's next number, except a version that keeps the number of the earlier one. The id of the entry, or undefined when the
 * filer code has no number left. A unique violation is the caller's to retry, in a new transaction.
 */
export async function createEntry(
  scope: MemberScope,
  { passOver, id: chosenId, from }: NewEntry,
): Promise<string | undefined> {
  const { trx, org, rules } = scope
  const earlier = from?.earlier
  const entryNumber = earlier?.number
    ? from?.draft.header?.entry_number
    : await claimEntryNumber(trx, {
        orgId: org.id,
        filerCode: normaliseFilerCode(org.cbp_filer_code),
        profile: rules.profile,
        passOver,
      })
  if (!entryNumber) return undefined
  const draft = from
    ? withKeptValues(
        normaliseDraft({ ...from.draft, header: { ...from.draft.header, entry_number: entryNumber } }),
        rules.profile,
      )
    : await newDraft(scope, entryNumber)
  const { id, parties } = await insertEntry(scope, {
    id: chosenId,
    entryNumber,
    draft,
    // The specified default until the first save derives it.
    type: from ? undefined : 'informal',
    earlier,
  })
  await checkDuplicates(scope, id, parties)
  await recordActivity(scope, id, 'created', earlier ? { corrects: earlier.id } : {})
  return id
}
