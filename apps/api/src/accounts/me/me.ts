import type { Me, UpdateUser, User, UserNotifications, UserPreferences } from '@edfe/contracts/accounts/me'
import { permissionsOf } from '@edfe/domain/access'
import { say } from '@edfe/domain/messages'
import { type CustomsGatewayName, practiceReason } from '@edfe/domain/profile'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { NamedMembership } from '../../auth/active-organization.ts'
import { isOperator } from '../../auth/operator-access.ts'
import type { SignedIn } from '../../auth/session.ts'
import type { Trx } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import { notFound, type Refusal } from '../../refusals/problems.ts'
import { readLine, roadOf, roadsOf } from '../organization/customs-line.ts'
import { readPractice } from '../organization/practice.ts'

/** The person's record is out of reach, although the session is good (1 section 8). */
export const userNotFound = (): Refusal =>
  notFound(say({ id: 'refusal.user-found', defaultMessage: 'User not found' }))

/**
 * The answer of `GET /api/me` in one transaction of the person. Without an active membership, it names the organization
 * that disabled the oldest one.
 */
export async function readMe(
  trx: Trx,
  app: FastifyInstance,
  actor: SignedIn,
  memberships: readonly NamedMembership[],
  hasProvider: boolean,
): Promise<Me | Refusal> {
  const user = await trx.selectFrom('users').selectAll().where('id', '=', actor.userId).executeTakeFirst()
  if (!user) return userNotFound()
  const organization = actor.membership
    ? await trx.selectFrom('organizations').select(['name', 'timezone']).executeTakeFirstOrThrow()
    : undefined
  const { membership } = actor
  const roads = roadsOf(app.settings)
  const road = roadOf(roads, membership ? await readLine(trx, membership.orgId) : undefined)
  return {
    user: userView(user),
    display_name: `${user.given_name} ${user.family_name}`.trim() || user.email.split('@')[0] || 'User',
    membership:
      membership && organization
        ? {
            id: membership.id,
            org_id: membership.orgId,
            role: membership.role,
            org_name: organization.name,
            org_timezone: organization.timezone,
          }
        : null,
    organizations: memberships
      .filter(({ status }) => status === 'active')
      .map(({ orgId, orgName, role }) => ({ id: orgId, name: orgName, role })),
    disabled_in: actor.isDisabled
      ? (memberships.find(({ status }) => status === 'disabled')?.orgName ?? null)
      : null,
    may: membership ? permissionsOf(membership.role) : [],
    preferences: await readPreferences(trx, actor.userId),
    lacks_second_factor: actor.lacksSecondFactor,
    has_two_factor: actor.hasTwoFactor,
    is_operator: isOperator(app, actor),
    has_password: actor.hasPassword,
    has_provider: hasProvider,
    today: app.today(organization?.timezone ?? user.timezone),
    customs_gateway: road,
    practice: await practiceOf(trx, road, membership?.orgId),
  }
}

/** Whoever has no organization yet has no filer code either. */
const practiceOf = async (trx: Trx, gateway: CustomsGatewayName, orgId: string | undefined) => {
  const reason = orgId
    ? await readPractice(trx, orgId, gateway)
    : practiceReason({ gateway, hasFilerCode: false })
  return reason ?? null
}

const userView = (user: Selectable<Tables['users']>): User => ({
  id: user.id,
  email: user.email,
  given_name: user.given_name,
  family_name: user.family_name,
  job_title: user.job_title,
  phone: user.phone,
  language: user.language as User['language'],
  timezone: user.timezone as User['timezone'],
  updated_at: user.updated_at.toISOString(),
})

/** Changes the person's own record; its view before and after, undefined when there is none. */
export async function updateUser(
  trx: Trx,
  userId: string,
  values: z.output<typeof UpdateUser>,
  now: Date,
): Promise<{ before: User; after: User } | undefined> {
  const before = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  const after = await trx
    .updateTable('users')
    .set({ ...values, updated_at: now, updated_by: userId })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { before: userView(before), after: userView(after) }
}

const DEFAULT_PREFERENCES: UserPreferences = {
  theme: 'System',
  density: 'Comfortable',
  table_page_size: 25,
  kb_shortcuts: true,
  show_tips: true,
  is_saved: false,
}

/** The person's screen preferences, or the specified defaults until they are saved. */
export async function readPreferences(trx: Trx, userId: string): Promise<UserPreferences> {
  const row = await trx
    .selectFrom('user_preferences')
    .select(['theme', 'density', 'table_page_size', 'kb_shortcuts', 'show_tips'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? ({ ...row, is_saved: true } as UserPreferences) : DEFAULT_PREFERENCES
}

export async function savePreferences(
  trx: Trx,
  userId: string,
  preferences: Omit<UserPreferences, 'is_saved'>,
  now: Date,
): Promise<void> {
  const row = { ...preferences, updated_by: userId, updated_at: now }
  await trx
    .insertInto('user_preferences')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** The specified defaults of personal notifications. */
export const DEFAULT_NOTIFICATIONS: UserNotifications = {
  email_tasks: true,
  email_mentions: true,
  email_entry_status: true,
  email_deadlines: true,
  inapp_enabled: true,
  digest: 'immediate',
  quiet_hours: { start: '22:00', end: '08:00' },
}

export async function readNotificationSettings(trx: Trx, userId: string): Promise<UserNotifications> {
  const row = await trx
    .selectFrom('user_notifications')
    .select(['email_tasks', 'email_mentions', 'email_entry_status', 'email_deadlines', 'inapp_enabled'])
    .select(['digest', 'quiet_hours'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? (row as UserNotifications) : DEFAULT_NOTIFICATIONS
}

export async function saveNotificationSettings(
  trx: Trx,
  userId: string,
  settings: UserNotifications,
  now: Date,
): Promise<void> {
  const row = {
    ...settings,
    quiet_hours: settings.quiet_hours && JSON.stringify(settings.quiet_hours),
    updated_by: userId,
    updated_at: now,
  }
  await trx
    .insertInto('user_notifications')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}
