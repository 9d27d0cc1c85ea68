import type { NumberEntryBody } from '@edfe/contracts/entries/entry-records'
import { checkDigitOffset, formatEntryNumber, normaliseFilerCode } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { readEntryNumber } from '@edfe/domain/rules'
import type { z } from 'zod'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { ruleContext } from '../entry-services.ts'
import { isInForeignRange } from '../numbering/foreign-range.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { viewEntry } from '../with-entry-scope.ts'
import { lockForEdit, storeDraft } from './save-draft.ts'

/** The answer where the number is another entry's, or in the range of another organization of the same filer. */
export const numberTaken = (): Refusal =>
  refuse(
    409,
    'entry_number_taken',
    say({
      id: 'refusal.entry-number-taken',
      defaultMessage:
        'Another entry has this number, or another organization with your filer code numbers its entries so.',
    }),
  )

/**
 * Gives a draft the number that a person types, since the goods were released under it. A signature on the earlier
 * number is void. An entry that customs knows keeps its number. A unique violation is the caller's to answer.
 */
export async function numberEntry(
  scope: MemberScope,
  id: string,
  { entry_number: typed, expected_updated_at }: z.output<typeof NumberEntryBody>,
) {
  const entry = await lockForEdit(scope, id, expected_updated_at)
  if (isRefusal(entry)) return entry
  if (entry.summary_version > 1 || entry.is_at_customs) return numberKept()
  const { trx, org, rules } = scope
  const filerCode = normaliseFilerCode(org.cbp_filer_code)
  const read = readEntryNumber(typed, filerCode, await ruleContext(scope, entry))
  if ('fault' in read) return refuse(422, 'entry_number_invalid', read.fault)
  if (read.number === entry.entry_number) return viewEntry(scope, id)
  if (await isInForeignRange(trx, org.id, read.number)) return numberTaken()
  await trx
    .updateTable('entries')
    .set({
      entry_number: read.number,
      check_digit_rule: rules.profile.checkDigit,
      check_digit_offset: checkDigitOffset(read.number, rules.profile) ?? 0,
    })
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .execute()
  const header = { ...entry.draft.header, entry_number: read.number }
  await storeDraft(scope, entry, { ...entry.draft, header })
  const from = formatEntryNumber(entry.entry_number)
  await recordActivity(scope, id, 'number_changed', { from, to: formatEntryNumber(read.number) })
  return viewEntry(scope, id)
}

const numberKept = (): Refusal =>
  refuse(
    409,
    'entry_number_kept',
    say({
      id: 'refusal.entry-number-kept',
      defaultMessage: 'CBP knows this entry by its number, so it keeps the number.',
    }),
  )
