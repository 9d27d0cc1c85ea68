import { formatEntryNumber } from '@edfe/domain/entry'
import type { EntryScope } from '../db/entries/entry-scope.ts'
import type { StoredEntry } from '../db/entries/load-entry.ts'
import { announce } from '../live.ts'
import type { ConditionView } from './customs-conditions.ts'

interface Answer {
  status: 'accepted' | 'rejected'
  conditions: ConditionView[]
  submittedBy: string | null
}

/** Tells the person who submitted the entry what customs said. */
export async function notifyOfAnswer(scope: EntryScope, entry: StoredEntry, answer: Answer): Promise<void> {
  if (!answer.submittedBy) return
  const { trx, orgId, now } = scope
  await trx
    .insertInto('notifications')
    .values({
      org_id: orgId,
      user_id: answer.submittedBy,
      kind: `entry_${answer.status}`,
      title: `CBP ${answer.status} ${formatEntryNumber(entry.entry_number)}`,
      body: bodyOf(answer),
      href: `/entries/${entry.id}/step-6`,
      created_at: now,
    })
    .execute()
  await announce(trx, { org_id: orgId, user_id: answer.submittedBy, topic: 'notifications' })
}

const SHOWN = 3

function bodyOf({ status, conditions }: Answer): string {
  if (status === 'accepted' && conditions.length === 0) return 'The summary is on file. Nothing else to do.'
  const labels = conditions.slice(0, SHOWN).map(({ cbp_label, code }) => `${code} ${cbp_label}`)
  const more = conditions.length > SHOWN ? ` and ${conditions.length - SHOWN} more` : ''
  return `${labels.join('; ')}${more}`
}
