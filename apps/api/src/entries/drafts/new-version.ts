import { FILED_KINDS } from '@edfe/domain/customs'
import {
  formatEntryNumber,
  isNumberRefused,
  isRejected,
  type NewVersion,
  newVersion,
  ON_FILE,
  type SummaryControl,
  voidSignature,
} from '@edfe/domain/entry'
import { type Sentence, say } from '@edfe/domain/messages'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { numbersUsedUp } from '../numbering/with-new-number.ts'
import { announceEntry, auditEntry } from '../record-change.ts'
import { stateOfStored } from '../repository/entry-view.ts'
import { loadEntry, type StoredEntry } from '../repository/load-entry.ts'
import { newestSubmission } from '../repository/newest-submission.ts'
import { recordActivity } from '../repository/record-activity.ts'
import { controlOf } from '../repository/summary-control.ts'
import type { MemberScope } from '../request-scope.ts'
import { viewEntry } from '../with-entry-scope.ts'
import { entryNotFound } from './conflict.ts'
import { createEntry } from './create-entry.ts'

interface Wanted {
  id: string
  kind: NewVersion
  passOver: number
}

const REFUSALS: Record<NewVersion, Refusal> = {
  correction: refuse(
    409,
    'entry_not_rejected',
    say({
      id: 'refusal.entry-not-rejected',
      defaultMessage: 'Only an entry that CBP rejected can be corrected and filed again.',
    }),
  ),
  replacement: refuse(
    409,
    'entry_not_accepted',
    say({
      id: 'refusal.entry-not-accepted',
      defaultMessage: 'Only an entry that CBP accepted and that is not paid can be replaced.',
    }),
  ),
  post_summary_correction: refuse(
    409,
    'entry_not_paid',
    say({
      id: 'refusal.entry-not-paid',
      defaultMessage:
        'Only an entry whose duty and fees are recorded as paid can be corrected after payment.',
    }),
  ),
}

/** Why CBP takes no other version of a summary that it controls. */
export const UNDER_CONTROL: Record<Exclude<SummaryControl, 'trade'>, Sentence> = {
  statement: say({
    id: 'refusal.under-control.statement',
    defaultMessage:
      'The entry is on a statement of CBP since the day of its statement. Once it is paid, correct it after payment.',
  }),
  review: say({
    id: 'refusal.under-control.review',
    defaultMessage:
      'CBP has the summary for review. Once it is paid, correct it after payment, or ask your port of entry to send it back.',
  }),
  sent_back: say({
    id: 'refusal.under-control.sent-back',
    defaultMessage:
      'CBP has sent the summary back. Replace it: it is neither deleted nor corrected after payment.',
  }),
  cancelled: say({
    id: 'refusal.under-control.cancelled',
    defaultMessage:
      'CBP has cancelled this entry summary. Ask your port of entry whether the goods need another entry.',
  }),
}

/** Why the version is refused: CBP controls the summary, or the entry has another status. */
function refusalOf(entry: StoredEntry, kind: NewVersion, control: SummaryControl): Refusal {
  return control !== 'trade' && (ON_FILE.has(entry) || control === 'cancelled') && kind !== 'correction'
    ? refuse(409, 'entry_under_control', UNDER_CONTROL[control])
    : REFUSALS[kind]
}

/** While CBP is asked to delete a summary, nothing is filed in its place: the two could cross. */
export const DELETION_REQUESTED = refuse(
  409,
  'deletion_requested',
  say({
    id: 'refusal.deletion-requested',
    defaultMessage: 'CBP is asked to delete this summary: wait for its answer.',
  }),
)

/** The names of the new version in the history of the earlier version and in the audit log. */
const NAMES = {
  correction: { activity: 'corrected', audit: 'corrects' },
  replacement: { activity: 'replaced', audit: 'replaces' },
  post_summary_correction: { activity: 'corrected_after_payment', audit: 'corrects_after_payment' },
} as const

/**
 * Makes the draft of an entry's next version: a correction of a rejected summary, a replacement of an accepted one, a
 * post summary correction of a paid one. It
 * keeps the number, unless customs refused the number. Where the version exists already, that one is the answer.
 */
export async function makeNewVersion(scope: MemberScope, { id, kind, passOver }: Wanted) {
  const earlier = await loadEntry(scope, id, { lock: true })
  if (!earlier) return entryNotFound()
  const control = controlOf(earlier, scope.today)
  if (newVersion(stateOfStored(earlier, scope.today)) !== kind) return refusalOf(earlier, kind, control)
  if (earlier.deletion === 'requested') return DELETION_REQUESTED
  const { trx, org } = scope
  const made = await trx
    .selectFrom('entries')
    .select('id')
    .where('org_id', '=', org.id)
    .where('corrects_entry_id', '=', id)
    .executeTakeFirst()
  if (made) return viewEntry(scope, made.id)
  const number = (await keepsNumber(scope, earlier)) ? earlier : undefined
  const newId = await createEntry(scope, {
    passOver,
    from: { draft: voidSignature(earlier.draft), earlier: { id, number, payment: paymentOf(earlier, kind) } },
  })
  if (!newId) return numbersUsedUp()
  await recordActivity(scope, id, NAMES[kind].activity, { by: newId })
  announceEntry(scope, id)
  await auditEntry(scope, newId, {
    action: 'create',
    after: { [NAMES[kind].audit]: formatEntryNumber(earlier.entry_number) },
  })
  return viewEntry(scope, newId)
}

/** Why a replacement is not filed although its draft was made: CBP controls the earlier summary by now, or it is paid. */
export async function replacementRefusal(
  scope: MemberScope,
  { corrects_entry_id, corrects_summary, is_post_summary }: StoredEntry,
): Promise<Refusal | undefined> {
  if (!corrects_entry_id || isRejected(corrects_summary) || is_post_summary) return undefined
  const earlier = await loadEntry(scope, corrects_entry_id)
  if (!earlier) return undefined
  if (newVersion(stateOfStored(earlier, scope.today)) === 'replacement') return undefined
  return refusalOf(earlier, 'replacement', controlOf(earlier, scope.today))
}

/** The payment that a correction after payment, or the correction of a rejected one, goes on with. */
const paymentOf = ({ is_post_summary, duty_paid_on }: StoredEntry, kind: NewVersion) =>
  is_post_summary || kind === 'post_summary_correction' ? { duty_paid_on } : undefined

async function keepsNumber(scope: MemberScope, earlier: StoredEntry): Promise<boolean> {
  const answer = await newestSubmission(scope, earlier.id)
    .select('conditions')
    .where('kind', '=', FILED_KINDS.summary.name)
    .executeTakeFirst()
  return !isNumberRefused((answer?.conditions ?? []).map(({ code }) => code))
}
