import type { WebhookEvent } from '@edfe/contracts/choices'
import { formatEntryNumber, type ReleaseState } from '@edfe/domain/entry'
import type { InterpretedNotice } from '@edfe/domain/filing'
import { type CustomsGatewayName, isPractice } from '@edfe/domain/profile'
import { type AnyNotice, notifyAll } from '../../accounts/notifications/notify.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { customsNotifications as words } from '../../messages/customs-messages.ts'
import { type HappenedEvent, queueEvents } from '../../webhooks/queue-event.ts'
import type { CustomsNotifyTools } from './notify-of-answer.ts'

export interface AppliedNotice {
  submissionId: string
  meaning: InterpretedNotice
  /** When it came. */
  at: Date
}

/** A message after which the goods of an entry are in another state. */
export interface GoodsChange {
  submissionId: string
  release: ReleaseState
  /** Of the notice that says so. */
  code: string
  at: Date
}

/** Notifies the submitters and the admins of unsolicited CBP notifications. Those that need no action and change no status are in the timeline only. */
export async function notifyOfNotices(
  { trx, org, now }: RequestScope,
  tools: CustomsNotifyTools,
  entryId: string,
  { applied, changes }: { applied: readonly AppliedNotice[]; changes: readonly GoodsChange[] },
): Promise<void> {
  const notable = applied.filter(({ meaning }) => isNotable(meaning))
  if (notable.length === 0 && changes.length === 0) return
  const submissions = await trx
    .selectFrom('submissions as s')
    .innerJoin('entries as e', 'e.id', 's.entry_id')
    .select(['s.id', 's.submitted_by', 's.gateway', 'e.entry_number'])
    .where('s.org_id', '=', org.id)
    .where(
      's.id',
      'in',
      [...notable, ...changes].map(({ submissionId }) => submissionId),
    )
    .execute()
  const notices = notable.flatMap(({ submissionId, meaning, at }) => {
    const filed = submissions.find(({ id }) => id === submissionId)
    return filed ? noticesOf(filed, meaning, { orgId: org.id, at, href: `/entries/${entryId}/step-1` }) : []
  })
  await notifyAll(trx, { ...tools, now }, notices)
  await queueEvents(trx, { orgId: org.id, now }, eventsOf(entryId, submissions, { applied, changes }))
}

/**
 * What programs are sent: one event each time that the goods are released or held, however many notices say so, and one
 * for each request.
 */
function eventsOf(
  entryId: string,
  submissions: readonly { id: string; entry_number: string }[],
  { applied, changes }: { applied: readonly AppliedNotice[]; changes: readonly GoodsChange[] },
): HappenedEvent[] {
  const dataOf = ({ submissionId, code, at }: Omit<GoodsChange, 'release'>, due_on: string | null) => ({
    entry_number: submissions.find(({ id }) => id === submissionId)?.entry_number,
    code,
    due_on,
    at: at.toISOString(),
  })
  const ofGoods = changes.flatMap((change) => {
    const type = GOODS_EVENTS[change.release]
    return type ? [{ type, entryId, data: dataOf(change, null) }] : []
  })
  const requests = applied.flatMap(({ submissionId, meaning: { request, code }, at }) =>
    request
      ? [
          {
            type: 'entry.customs_request' as const,
            entryId,
            data: dataOf({ submissionId, code, at }, request.dueOn ?? null),
          },
        ]
      : [],
  )
  return [...ofGoods, ...requests]
}

const GOODS_EVENTS: Partial<Record<ReleaseState, WebhookEvent>> = {
  released: 'entry.released',
  hold: 'entry.held',
  exam: 'entry.held',
}

const isNotable = ({ request, release, kind, tone }: InterpretedNotice): boolean =>
  request !== undefined || release !== undefined || kind === 'unread' || tone === 'bad'

function noticesOf(
  filed: { submitted_by: string | null; gateway: CustomsGatewayName; entry_number: string },
  meaning: InterpretedNotice,
  given: { orgId: string; at: Date; href: string },
): AnyNotice[] {
  const { request, release, title, detail } = meaning
  const notice = {
    ...given,
    title: words.notice({ title, number: formatEntryNumber(filed.entry_number) }),
    body: request
      ? [request.action, ...(request.dueOn ? [words.by({ date: { day: request.dueOn } })] : [])]
      : detail,
    shownAs: shownAs(meaning),
    isUrgent: isUrgent(meaning, filed.gateway),
  }
  const userIds = filed.submitted_by ? [filed.submitted_by] : []
  return [
    { ...notice, kind: request ? 'task' : 'entry_status', userIds },
    { ...notice, kind: release && !request ? 'release' : 'compliance', exceptUserIds: [filed.submitted_by] },
  ]
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
