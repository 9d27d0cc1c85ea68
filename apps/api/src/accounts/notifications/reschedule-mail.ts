import type { UserNotifications } from '@edfe/contracts/accounts/me'
import type { Trx } from '../../db/engine.ts'
import { DEFAULT_NOTIFICATIONS } from '../me/me.ts'
import { readOrgNotifications } from '../organization/organization.ts'
import { mailChannel, mailTime, type OrganizationKind, type PersonalKind } from './mail-channel.ts'

/**
 * Moves the organisation's waiting mail, or one person's, to when it may leave under the settings as they are now: a
 * change of digest, quiet hours or time zone holds for what waits already. What a switch has turned off stays where it
 * is and is dropped when it falls due.
 */
export async function rescheduleMail(
  trx: Trx,
  { now, userId }: { now: Date; userId?: string },
): Promise<void> {
  let query = trx
    .selectFrom('mail_deferrals as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .leftJoin('user_notifications as n', 'n.user_id', 'd.user_id')
    .select(['d.id', 'd.kind', 'u.timezone', 'n.digest', 'n.quiet_hours', 'n.user_id as has_settings'])
  if (userId) query = query.where('d.user_id', '=', userId)
  const waiting = await query.execute()
  if (waiting.length === 0) return
  const org = await readOrgNotifications(trx)
  for (const { id, kind, timezone, digest: own, quiet_hours, has_settings } of waiting) {
    const settings = has_settings
      ? ({ ...DEFAULT_NOTIFICATIONS, digest: own, quiet_hours } as UserNotifications)
      : DEFAULT_NOTIFICATIONS
    const { digest } = mailChannel(kind as PersonalKind | OrganizationKind, { settings, org })
    const due_at = mailTime(now, digest, { settings, timezone }) ?? now
    await trx.updateTable('mail_deferrals').set({ digest, due_at }).where('id', '=', id).execute()
  }
}
