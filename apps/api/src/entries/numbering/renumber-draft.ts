import { afterEdit, checkDigit, formatEntryNumber } from '@edfe/domain/entry'
import { auditEntry } from '../record-change.ts'
import type { StoredEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import { updateDraft } from '../repository/update-draft.ts'
import type { RequestScope } from '../request-scope.ts'
import { withdrawAcknowledgements } from '../review/acknowledgements.ts'

/**
 * Gives an entry that is not filed yet the check digit of the rules in force; filer code and serial number stay. A
 * signature on the old number is void. An entry that customs knows by its number keeps it, and so does one whose number a
 * person typed: the review says when its check digit is not right under the rules.
 */
export async function renumberDraft(scope: RequestScope, entry: StoredEntry): Promise<void> {
  if (entry.summary_version > 1 || entry.is_at_customs || (await isNumberTyped(scope, entry.id))) return
  const { trx, org, rules } = scope
  const base = entry.entry_number.slice(0, 10)
  const entry_number = base + checkDigit(base, rules.profile)
  await trx
    .updateTable('entries')
    .set({
      entry_number,
      check_digit_rule: rules.profile.checkDigit,
      check_digit_offset: rules.profile.checkDigitOffset,
    })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .execute()
  if (entry_number === entry.entry_number) return
  const header = { ...entry.draft.header, entry_number }
  const { draft, voided } = afterEdit(entry.draft, { ...entry.draft, header })
  await updateDraft(scope, entry, draft)
  if (voided) {
    await withdrawAcknowledgements(scope, entry.id)
    await recordActivity(scope, entry.id, 'signature_voided', {
      fields: ['header.entry_number'],
      field_count: 1,
    })
  }
  await recordActivity(scope, entry.id, 'section_saved', { sections: ['header'] })
  await auditEntry(scope, entry.id, {
    action: 'update',
    before: { entry_number: formatEntryNumber(entry.entry_number) },
    after: { entry_number: formatEntryNumber(entry_number) },
  })
}

/** True if a person has given the entry the number of its release. */
async function isNumberTyped({ trx, org }: RequestScope, entryId: string): Promise<boolean> {
  const typed = await trx
    .selectFrom('entry_activities')
    .select('id')
    .where('org_id', '=', org.id)
    .where('entry_id', '=', entryId)
    .where('activity_type', '=', 'number_changed')
    .limit(1)
    .executeTakeFirst()
  return typed !== undefined
}
