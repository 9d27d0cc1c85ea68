import type { UserNotifications } from '@edfe/contracts/accounts/me'
import type { OrgNotifications } from '@edfe/contracts/organization/organization'
import { type CalendarDay, dayInZone } from '@edfe/domain/calendar'
import type { Message } from '@edfe/domain/messages'
import type { Insertable } from 'kysely'
import type { Trx } from '../../db/engine.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Tables } from '../../db/tables.ts'
import { announce } from '../../http/live.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { MAIL_JOB, type QueuedMail } from '../../mail/mail.job.ts'
import { DEFAULT_NOTIFICATIONS } from '../me/me.ts'
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
  /** The terms promise a mail, so it leaves at once whatever the settings say. */
  isPromised?: boolean
  /** A last day: a digest that leaves on it or later is not waited for. */
  lastDay?: CalendarDay
  /** When it happened, where that is not now. */
  at?: Date
}

type PersonalNotice = Notice & { kind: PersonalKind; userIds: readonly string[] }
type OrganizationNotice = Notice & {
  kind: OrganizationKind
  exceptUserIds?: readonly (string | null | undefined)[]
}
export type AnyNotice = PersonalNotice | OrganizationNotice

export interface NotifyTools {
  jobs: Jobs
  publicUrl: string
  now: Date
}

/** Tells members something that concerns them: on screen and by mail, each as the person has set it. */
export const notifyPeople = (trx: Trx, tools: NotifyTools, notice: PersonalNotice): Promise<void> =>
  notifyAll(trx, tools, [notice])

/**
 * Tells the organisation's admins something that concerns the organisation, as the organisation has set it;
 * `exceptUserIds` are those who know it already.
 */
export const notifyOrganization = (trx: Trx, tools: NotifyTools, notice: OrganizationNotice): Promise<void> =>
  notifyAll(trx, tools, [notice])

/** The same for several notices of one organization in their order; whom they concern is read once. */
export async function notifyAll(trx: Trx, tools: NotifyTools, notices: readonly AnyNotice[]): Promise<void> {
  const people = await readPeople(trx, notices)
  if (people.length === 0) return
  const org = await readOrgNotifications(trx)
  const deliveries = notices.flatMap((notice) =>
    people
      .filter((person) => concerns(notice, person))
      .map((person) => deliveryOf(tools, notice, person, org)),
  )
  await show(
    trx,
    deliveries.flatMap(({ shown }) => shown ?? []),
  )
  await tools.jobs.sendAll(
    trx,
    MAIL_JOB,
    deliveries.flatMap(({ mail }) => mail ?? []),
  )
  await insertRows(
    trx,
    'mail_deferrals',
    deliveries.flatMap(({ deferred }) => deferred ?? []),
  )
}

interface Person {
  id: string
  email: string
  timezone: string
  isAdmin: boolean
  settings: UserNotifications
}

const concerns = (notice: AnyNotice, { id, isAdmin }: Person): boolean =>
  'userIds' in notice ? notice.userIds.includes(id) : isAdmin && !notice.exceptUserIds?.includes(id)

/** The active members whom notices may concern, with their settings. */
async function readPeople(trx: Trx, notices: readonly AnyNotice[]): Promise<Person[]> {
  const named = notices.flatMap((notice) => ('userIds' in notice ? notice.userIds : []))
  const isForAdmins = notices.some((notice) => !('userIds' in notice))
  if (named.length === 0 && !isForAdmins) return []
  const rows = await trx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('user_notifications as n', 'n.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.timezone', 'm.role', 'n.user_id', 'n.email_tasks', 'n.email_mentions'])
    .select(['n.email_entry_status', 'n.email_deadlines', 'n.inapp_enabled', 'n.digest', 'n.quiet_hours'])
    .where('m.status', '=', 'active')
    .where(({ eb, or }) =>
      or([
        ...(named.length > 0 ? [eb('u.id', 'in', named)] : []),
        ...(isForAdmins ? [eb('m.role', '=', 'admin')] : []),
      ]),
    )
    .execute()
  return rows.map(({ id, email, timezone, role, user_id, ...settings }) => ({
    id,
    email,
    timezone,
    isAdmin: role === 'admin',
    settings: user_id ? (settings as UserNotifications) : DEFAULT_NOTIFICATIONS,
  }))
}

/** What one person gets of a notice: a row on screen, a mail now, or one that waits. */
interface Delivery {
  shown?: Insertable<Tables['notifications']>
  mail?: QueuedMail
  deferred?: Insertable<Tables['mail_deferrals']>
}

function deliveryOf(
  { publicUrl, now: current }: NotifyTools,
  notice: AnyNotice,
  person: Person,
  org: OrgNotifications,
): Delivery {
  const { orgId, kind, title, body = [], href, isPromised = false, lastDay, at: now = current } = notice
  const isUrgent = notice.isUrgent ?? isPromised
  const { isMailed, digest } = mailChannel(kind, { settings: person.settings, org })
  const row = { org_id: orgId, user_id: person.id, body: JSON.stringify(body), created_at: now }
  const shown = org.inapp_enabled &&
    person.settings.inapp_enabled && {
      shown: { ...row, kind: notice.shownAs ?? kind, title: JSON.stringify(title), href: href ?? null },
    }
  if (!isMailed && !isPromised) return { ...shown }
  const due = isUrgent ? undefined : timeOf(now, { digest, lastDay }, person)
  const link = href && `${publicUrl}${href}`
  return due
    ? {
        ...shown,
        deferred: { ...row, kind, subject: JSON.stringify(title), href: link ?? null, digest, due_at: due },
      }
    : {
        ...shown,
        mail: {
          to: person.email,
          subject: title,
          text: body.length > 0 ? body : [title],
          ...(link && { link }),
          ...(!isPromised && { isAboutEntries: true as const }),
          orgId,
        },
      }
}

async function show(trx: Trx, rows: readonly Insertable<Tables['notifications']>[]): Promise<void> {
  await insertRows(trx, 'notifications', rows)
  for (const { org_id, user_id } of rows) announce(trx, { org_id, user_id, topic: 'notifications' })
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
