import type { UserNotifications } from '@edfe/contracts/accounts/me'
import type { OrgNotifications } from '@edfe/contracts/organization/organization'
import { type CalendarDay, dayInZone } from '@edfe/domain/calendar'
import type { Message } from '@edfe/domain/messages'
import type { Trx } from '../../db/engine.ts'
import { announce } from '../../http/live.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { MAIL_JOB } from '../../mail/mail.job.ts'
import { DEFAULT_NOTIFICATIONS } from '../me/me.ts'
import { readAdminIds } from '../members/read-members.ts'
import { readOrgNotifications } from '../organization/organization.ts'
import { mailChannel, mailTime, type OrganizationKind, type PersonalKind } from './mail-channel.ts'

export type { OrganizationKind, PersonalKind } from './mail-channel.ts'

interface Notice {
  orgId: string
  title: Message
  /** Sentences in their order. */
  body?: readonly Message[]
  /** A path of the app: `/entries/…/step-1`. */
  href?: string
  /** The kind that the screen shows, where it is finer than the one that the settings switch: `entry_rejected`. */
  shownAs?: string
  /** Somebody has to act today: its mail leaves at once, whatever digest and quiet hours say. */
  isUrgent?: boolean
  /** A last day: a digest that leaves on it or later is not waited for. */
  lastDay?: CalendarDay
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
    await deliver(trx, tools, notice, person, org)
  }
}

/**
 * Tells the organisation's admins something that concerns the organisation, as the organisation has set it;
 * `exceptUserIds` are those who know it already.
 */
export async function notifyOrganization(
  trx: Trx,
  tools: NotifyTools,
  notice: Notice & { kind: OrganizationKind; exceptUserIds?: readonly (string | null | undefined)[] },
): Promise<void> {
  const org = await readOrgNotifications(trx)
  const ids = (await readAdminIds(trx)).filter((id) => !notice.exceptUserIds?.includes(id))
  for (const person of await readPeople(trx, ids)) {
    await deliver(trx, tools, notice, person, org)
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
    .select(['n.email_entry_status', 'n.email_deadlines', 'n.inapp_enabled', 'n.digest', 'n.quiet_hours'])
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

async function deliver(
  trx: Trx,
  { jobs, publicUrl, now }: NotifyTools,
  {
    orgId,
    kind,
    title,
    body = [],
    href,
    shownAs = kind,
    isUrgent = false,
    lastDay,
  }: Notice & { kind: PersonalKind | OrganizationKind },
  person: Person,
  org: OrgNotifications,
): Promise<void> {
  const { isMailed, digest } = mailChannel(kind, { settings: person.settings, org })
  if (org.inapp_enabled && person.settings.inapp_enabled) {
    const row = {
      org_id: orgId,
      user_id: person.id,
      kind: shownAs,
      title: JSON.stringify(title),
      body: JSON.stringify(body),
      href: href ?? null,
    }
    await trx
      .insertInto('notifications')
      .values({ ...row, created_at: now })
      .execute()
    announce(trx, { org_id: orgId, user_id: person.id, topic: 'notifications' })
  }
  if (!isMailed) return
  const due = isUrgent ? undefined : timeOf(now, { digest, lastDay }, person)
  const link = href && `${publicUrl}${href}`
  if (!due) {
    await jobs.send(trx, MAIL_JOB, {
      to: person.email,
      subject: title,
      text: body.length > 0 ? body : [title],
      link,
      isAboutEntries: true,
      orgId,
    })
    return
  }
  await trx
    .insertInto('mail_deferrals')
    .values({
      org_id: orgId,
      user_id: person.id,
      kind,
      subject: JSON.stringify(title),
      body: JSON.stringify(body),
      href: link ?? null,
      digest,
      due_at: due,
      created_at: now,
    })
    .execute()
}

/** When a mail may leave: with the digest, unless that would be too late, then outside quiet hours. */
function timeOf(
  now: Date,
  { digest, lastDay }: { digest: UserNotifications['digest']; lastDay: CalendarDay | undefined },
  person: Person,
): Date | undefined {
  const due = mailTime(now, digest, person)
  const isLate = due && lastDay && dayInZone(due, person.timezone) >= lastDay
  return isLate ? mailTime(now, 'immediate', person) : due
}
