import { parseDay } from '@edfe/domain/calendar'
import { formatUsd } from '@edfe/domain/money'
import { notifyOrganization } from '../../accounts/notifications/notify.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { statementNotifications as words } from '../../messages/statement-messages.ts'
import { queueEvents } from '../../webhooks/queue-event.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'
import { readStatement } from './read-statement.ts'
import type { BookedStatement } from './stored-statements.ts'

/** Notifies the admins of a statement that came or that CBP closed, and by when it is paid. */
export async function notifyOfStatement(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  { latest, state }: BookedStatement,
): Promise<void> {
  const statement = await readStatement(scope, latest.id)
  if (!statement) return
  await queueEvents(scope.trx, { orgId: scope.org.id, now: scope.now }, [
    {
      type: 'statement.received',
      data: { statement_id: latest.id, number: latest.number, state, amount: latest.amount },
    },
  ])
  const named = { number: latest.number, amount: formatUsd(latest.amount) }
  const isOpen = latest.status === 'preliminary'
  const payableBy = isOpen ? statement.payable_by : null
  await notifyOrganization(
    scope.trx,
    { ...tools, now: scope.now },
    {
      orgId: scope.org.id,
      kind: isOpen ? 'organization_deadline' : 'compliance',
      title: isOpen
        ? (statement.is_equal ? words.arrived : words.differs)(named)
        : (state === 'paid' ? words.paid : words.closed)(named),
      body: payableBy ? [words.payBy({ date: { day: payableBy } })] : [],
      href: `/payments/${latest.id}`,
      shownAs: statement.is_equal ? 'customs_notice' : 'customs_rejected',
      ...(payableBy && { lastDay: parseDay(payableBy) }),
    },
  )
}

/** Notifies the admins of a message that is kept and does not count. */
export const notifyOfRefused = ({ trx, org, now }: RequestScope, tools: CustomsNotifyTools): Promise<void> =>
  notifyOrganization(
    trx,
    { ...tools, now },
    {
      orgId: org.id,
      kind: 'compliance',
      title: words.notCounted(),
      body: [words.notCountedReason()],
      href: '/payments',
      shownAs: 'customs_rejected',
    },
  )
