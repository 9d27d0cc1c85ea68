import { dayInZone } from '@edfe/domain/calendar'
import { sentenceOf } from '@edfe/domain/messages'
import { stepToRemindOf } from '@edfe/domain/road'
import { type NotifyTools, notifyOrganization } from '../accounts/notifications/notify.ts'
import { readProgress } from '../accounts/organization/road.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { roadReminders } from '../messages/deadline-notifications.ts'

/** Reminds the admins of an organization that practices of the next step of its road, once for each time that it rests. */
export async function remindOfRoad(scope: RequestScope, tools: Omit<NotifyTools, 'now'>): Promise<void> {
  const { trx, org, now, today, practice } = scope
  const noted = await trx.selectFrom('org_roads').select(['updated_at', 'reminded_at']).executeTakeFirst()
  if (!practice || !noted || (noted.reminded_at && noted.reminded_at >= noted.updated_at)) return
  const progress = await readProgress(trx, { isConnected: false })
  const step = stepToRemindOf(progress, dayInZone(noted.updated_at, org.timezone), today)
  if (!step) return
  await trx.updateTable('org_roads').set({ reminded_at: now }).where('org_id', '=', org.id).execute()
  await notifyOrganization(
    trx,
    { ...tools, now },
    {
      orgId: org.id,
      kind: 'organization_deadline',
      shownAs: 'deadline',
      title: roadReminders.title({ step: sentenceOf(step.title) }),
      body: [roadReminders.body()],
      href: '/start/road',
    },
  )
}
