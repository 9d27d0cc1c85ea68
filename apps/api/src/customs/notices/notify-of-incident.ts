import type { Message } from '@edfe/domain/messages'
import { notifyOrganization, notifyPeople } from '../../accounts/notifications/notify.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { customsNotifications as words } from '../../messages/customs-messages.ts'
import type { SubjectName } from '../subjects/subject.ts'
import type { CustomsNotifyTools } from './notify-of-answer.ts'

/** Notifies the submitter and the admins that the gateway will not take a transmission, so that somebody looks. */
export const notifyOfFailure = (
  scope: RequestScope,
  tools: CustomsNotifyTools,
  { number, page: href }: SubjectName,
  { reason, submittedBy }: { reason: Message; submittedBy: string | null },
): Promise<void> =>
  notifyOfIncident(scope, tools, { title: words.refused({ number }), reason, submittedBy, href })

/** Notifies the submitter and the admins that the answer of customs could not be read. */
export const notifyOfUnreadable = (
  scope: RequestScope,
  tools: CustomsNotifyTools,
  { number, messagesPage: href }: SubjectName,
  submittedBy: string | null,
): Promise<void> =>
  notifyOfIncident(scope, tools, {
    title: words.unreadable({ number }),
    reason: words.lookAtRecords(),
    submittedBy,
    href,
  })

interface Incident {
  title: Message
  reason: Message
  submittedBy: string | null
  /** Where to look. */
  href: string
}

async function notifyOfIncident(
  { trx, org, now }: RequestScope,
  tools: CustomsNotifyTools,
  { title, reason, submittedBy, href }: Incident,
): Promise<void> {
  const notice = {
    orgId: org.id,
    title,
    body: [reason],
    href,
    shownAs: 'transmission_failed',
    isUrgent: true,
  }
  const userIds = submittedBy ? [submittedBy] : []
  await notifyPeople(trx, { ...tools, now }, { ...notice, kind: 'entry_status', userIds })
  await notifyOrganization(
    trx,
    { ...tools, now },
    { ...notice, kind: 'incident', exceptUserIds: [submittedBy] },
  )
}
