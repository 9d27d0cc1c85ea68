import type { Digest, UserNotifications } from '@edfe/contracts/me'
import type { OrgNotifications } from '@edfe/contracts/organization'
import type { z } from 'zod'
import type { Trx } from '../db/engine.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { announce } from '../live.ts'
import { MAIL_JOB } from '../mail/mail.job.ts'
import { deliveryTime } from './delivery-time.ts'
import { DEFAULT_NOTIFICATIONS } from './me.ts'
import { readOrgNotifications } from './organization.ts'

/** What a person is told, and the setting that switches its mail. */
const PERSONAL: Record<PersonalKind, keyof UserNotifications> = {
  task: 'email_tasks',
  mention: 'email_mentions',
  entry_status: 'email_entry_status',
}
/** What the organisation's admins are told, and the setting that switches its mail. */
const ORGANIZATION: Record<OrganizationKind, keyof OrgNotifications> = {
  incident: 'email_incidents',
  release: 'email_releases',
  compliance: 'email_compliance',
}

export type PersonalKind = 'task' | 'mention' | 'entry_status'
export type OrganizationKind = 'incident' | 'release' | 'compliance'

export interface Notice {
  orgId: string
  title: string
  body?: string
  /** A path of the app: `/entries/…/header`. */
  href?: string
  /** The kind that the screen shows, where it is finer than the one that the settings switch: `entry_rejected`. */
  shownAs?: string
}

export interface NotifyTools {
  jobs: Jobs
  publicUrl: string
  now: Date
}

/** Tells members something that concerns them: on screen and by mail, each as the person has set it. */
export async function notifyPeople(
  trx: Trx,
  tools: NotifyTools,
  notice: Notice & { kind: PersonalKind; userIds: string[] },
): Promise<void> {
  const org = await readOrgNotifications(trx)
  for (const person of await readPeople(trx, notice.userIds)) {
    await tell(trx, tools, notice, person, {
      onScreen: org.inapp_enabled && person.settings.inapp_enabled,
      byMail: person.settings[PERSONAL[notice.kind]] === true,
      digest: person.settings.digest,
    })
  }
}

/**
 * Tells the organisation's admins something that concerns the organisation, as the organisation has set it;
 * `exceptUserId` is who is told already.
 */
export async function notifyOrganization(
  trx: Trx,
  tools: NotifyTools,
  notice: Notice & { kind: OrganizationKind; exceptUserId?: string | null },
): Promise<void> {
  const org = await readOrgNotifications(trx)
  const admins = await trx
    .selectFrom('memberships')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute()
  const ids = admins.flatMap(({ user_id }) => user_id ?? []).filter((id) => id !== notice.exceptUserId)
  for (const person of await readPeople(trx, ids)) {
    await tell(trx, tools, notice, person, {
      onScreen: org.inapp_enabled && person.settings.inapp_enabled,
      byMail: org[ORGANIZATION[notice.kind]] === true,
      digest: org.digest,
    })
  }
}

interface Person {
  id: string
  email: string
  timezone: string
  settings: UserNotifications
}

/** The active members among these people, with their settings. */
async function readPeople(trx: Trx, userIds: string[]): Promise<Person[]> {
  if (userIds.length === 0) return []
  const rows = await trx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('user_notifications as n', 'n.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.timezone', 'n.user_id', 'n.email_tasks', 'n.email_mentions'])
    .select(['n.email_entry_status', 'n.inapp_enabled', 'n.digest', 'n.quiet_hours'])
    .where('m.status', '=', 'active')
    .where('u.id', 'in', userIds)
    .execute()
  return rows.map(({ id, email, timezone, user_id, ...settings }) => ({
    id,
    email,
    timezone,
    settings: user_id ? (settings as UserNotifications) : DEFAULT_NOTIFICATIONS,
  }))
}

interface Ways {
  onScreen: boolean
  byMail: boolean
  digest: z.output<typeof Digest>
}

async function tell(
  trx: Trx,
  { jobs, publicUrl, now }: NotifyTools,
  { orgId, kind, title, body, href, shownAs = kind }: Notice & { kind: string },
  person: Person,
  { onScreen, byMail, digest }: Ways,
): Promise<void> {
  if (onScreen) {
    const row = {
      org_id: orgId,
      user_id: person.id,
      kind: shownAs,
      title,
      body: body ?? null,
      href: href ?? null,
    }
    await trx
      .insertInto('notifications')
      .values({ ...row, created_at: now })
      .execute()
    await announce(trx, { org_id: orgId, user_id: person.id, topic: 'notifications' })
  }
  if (!byMail) return
  const quietHours = person.settings.quiet_hours
  const due = deliveryTime(now, { digest, quietHours, timezone: person.timezone })
  const link = href && `${publicUrl}${href}`
  if (!due) {
    await jobs.send(trx, MAIL_JOB, { to: person.email, subject: title, text: body ?? title, link })
    return
  }
  await trx
    .insertInto('mail_deferrals')
    .values({
      org_id: orgId,
      user_id: person.id,
      kind,
      subject: title,
      body: body ?? '',
      href: link ?? null,
      digest,
      due_at: due,
    })
    .execute()
}
