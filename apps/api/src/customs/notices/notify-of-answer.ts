import { formatEntryNumber } from '@edfe/domain/entry'
import { type NotifyTools, notifyOrganization, notifyPeople } from '../../accounts/notifications/notify.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { StoredCondition } from './customs-conditions.ts'

export type TellTools = Omit<NotifyTools, 'now'>

interface Answer {
  status: 'accepted' | 'rejected'
  conditions: StoredCondition[]
  submittedBy: string | null
}

/**
 * Tells the person who submitted the entry what customs said, and the admins of a rejection: on screen and by mail,
 * each as set.
 */
export async function notifyOfAnswer(
  { trx, org, now }: RequestScope,
  tools: TellTools,
  entry: StoredEntry,
  answer: Answer,
): Promise<void> {
  const notice = {
    orgId: org.id,
    title: `CBP ${answer.status} ${formatEntryNumber(entry.entry_number)}`,
    body: bodyOf(answer),
    href: `/entries/${entry.id}/step-6`,
    shownAs: `entry_${answer.status}`,
  }
  const userIds = answer.submittedBy ? [answer.submittedBy] : []
  await notifyPeople(trx, { ...tools, now }, { ...notice, kind: 'entry_status', userIds })
  if (answer.status === 'accepted') return
  const exceptUserIds = [answer.submittedBy]
  await notifyOrganization(trx, { ...tools, now }, { ...notice, kind: 'compliance', exceptUserIds })
}

/** Tells the submitter and the admins that the gateway will not take a transmission, so that somebody looks. */
export async function notifyOfFailure(
  { trx, org, now }: RequestScope,
  tools: TellTools,
  entry: Pick<StoredEntry, 'id' | 'entry_number'>,
  { reason, submittedBy }: { reason: string; submittedBy: string | null },
): Promise<void> {
  const notice = {
    orgId: org.id,
    title: `The customs gateway refused ${formatEntryNumber(entry.entry_number)}`,
    body: reason,
    href: `/entries/${entry.id}/step-1`,
    shownAs: 'transmission_failed',
  }
  const userIds = submittedBy ? [submittedBy] : []
  await notifyPeople(trx, { ...tools, now }, { ...notice, kind: 'entry_status', userIds })
  await notifyOrganization(
    trx,
    { ...tools, now },
    { ...notice, kind: 'incident', exceptUserIds: [submittedBy] },
  )
}

const SHOWN = 3

function bodyOf({ status, conditions }: Answer): string {
  if (status === 'accepted' && conditions.length === 0) return 'The summary is on file. Nothing else to do.'
  const labels = conditions.slice(0, SHOWN).map(({ cbp_label, code }) => `${code} ${cbp_label}`)
  const more = conditions.length > SHOWN ? ` and ${conditions.length - SHOWN} more` : ''
  return `${labels.join('; ')}${more}`
}
