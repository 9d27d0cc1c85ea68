import { formatEntryNumber } from '@edfe/domain/entry'
import type { InterpretedNotice } from '@edfe/domain/filing'
import { type CustomsGatewayName, isPractice } from '@edfe/domain/profile'
import { notifyOrganization, notifyPeople } from '../../accounts/notifications/notify.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { customsNotifications as words } from '../../messages/customs-messages.ts'
import type { CustomsNotifyTools } from './notify-of-answer.ts'

interface AppliedNotice {
  entryId: string
  submissionId: string
  meaning: InterpretedNotice
}

/** Notifies the submitter and the admins of unsolicited CBP notifications. A notice that needs no action and changes no status is in the timeline only. */
export async function notifyOfNotice(
  { trx, org, now }: RequestScope,
  tools: CustomsNotifyTools,
  { entryId, submissionId, meaning }: AppliedNotice,
): Promise<void> {
  const { request, release, kind, tone, title, detail } = meaning
  if (!request && !release && kind !== 'unread' && tone !== 'bad') return
  const filed = await trx
    .selectFrom('submissions as s')
    .innerJoin('entries as e', 'e.id', 's.entry_id')
    .select(['s.submitted_by', 's.gateway', 'e.entry_number'])
    .where('s.org_id', '=', org.id)
    .where('s.id', '=', submissionId)
    .executeTakeFirstOrThrow()
  const notice = {
    orgId: org.id,
    title: words.notice({ title, number: formatEntryNumber(filed.entry_number) }),
    body: request
      ? [request.action, ...(request.dueOn ? [words.by({ date: { day: request.dueOn } })] : [])]
      : detail,
    href: `/entries/${entryId}/step-1`,
    shownAs: shownAs(meaning),
    isUrgent: isUrgent(meaning, filed.gateway),
  }
  const userIds = filed.submitted_by ? [filed.submitted_by] : []
  await notifyPeople(trx, { ...tools, now }, { ...notice, kind: request ? 'task' : 'entry_status', userIds })
  const concerns = release && !request ? 'release' : 'compliance'
  await notifyOrganization(
    trx,
    { ...tools, now },
    { ...notice, kind: concerns, exceptUserIds: [filed.submitted_by] },
  )
}

const shownAs = ({ release, tone }: InterpretedNotice): string => {
  if (release === 'released') return 'entry_released'
  if (release === 'hold' || release === 'exam') return 'entry_hold'
  return tone === 'bad' ? 'customs_rejected' : 'customs_notice'
}

/** A hold, an exam, a request and a summary that CBP sends back cannot wait for the morning; in practice nothing is urgent. */
export const isUrgent = (
  { request, release, tone }: Pick<InterpretedNotice, 'request' | 'release' | 'tone'>,
  gateway: CustomsGatewayName,
): boolean =>
  !isPractice(gateway) &&
  (request !== undefined || release === 'hold' || release === 'exam' || tone === 'bad')
