import type { Formatter } from '@edfe/messages'
import type { FastifyInstance } from 'fastify'
import { type NamedMembership, readMemberships } from '../../auth/active-organization.ts'
import type { SignedIn } from '../../auth/session.ts'
import { NO_ORGANIZATION, tenantTransaction } from '../../db/tenant.ts'
import { readNotificationSettings, readPreferences } from './me.ts'
import { listPasskeys } from './passkeys.ts'
import { listSessions } from './sessions.ts'

/**
 * Everything that is kept about a person, for their own use: profile, settings, ways of signing in without their secrets,
 * messages to the operator, and per organization the membership, notifications, and what the audit log says they did.
 */
export async function readPersonalData(
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  { actor, words }: { actor: SignedIn; words: Formatter },
) {
  const at = now()
  const memberships = await readMemberships(db, actor.userId)
  const organizations = []
  for (const membership of memberships)
    organizations.push(await inOrganization(db, { actor, words }, membership))
  const own = { orgId: NO_ORGANIZATION, userId: actor.userId }
  return {
    exported_at: at.toISOString(),
    ...(await tenantTransaction(db, own, async (trx) => ({
      profile: await trx
        .selectFrom('users')
        .select(['email', 'given_name', 'family_name', 'job_title', 'phone', 'language', 'timezone'])
        .select('created_at')
        .where('id', '=', actor.userId)
        .executeTakeFirstOrThrow(),
      preferences: await readPreferences(trx, actor.userId),
      notification_settings: await readNotificationSettings(trx, actor.userId),
    }))),
    has_password: actor.hasPassword,
    has_second_factor: actor.hasTwoFactor,
    passkeys: await listPasskeys(db, actor.authId),
    sessions: await listSessions(db, actor, at),
    contact_messages: await db
      .selectFrom('contact_messages')
      .select(['created_at', 'name', 'email', 'subject', 'message'])
      .where('user_id', '=', actor.userId)
      .orderBy('created_at')
      .execute(),
    organizations,
  }
}

const inOrganization = (
  db: FastifyInstance['db'],
  { actor, words }: { actor: SignedIn; words: Formatter },
  membership: NamedMembership,
) =>
  tenantTransaction(db, { orgId: membership.orgId, userId: actor.userId }, async (trx) => ({
    organization: membership.orgName,
    role: membership.role,
    status: membership.status,
    notifications: (
      await trx
        .selectFrom('notifications')
        .select(['created_at', 'title', 'read_at'])
        .where('user_id', '=', actor.userId)
        .orderBy('created_at')
        .execute()
    ).map(({ title, ...rest }) => ({ ...rest, title: words.format(title) })),
    audit_events: await trx
      .selectFrom('audit_events')
      .select(['created_at', 'entity', 'entity_id', 'action', 'user_agent'])
      .where('actor_user_id', '=', actor.userId)
      .orderBy('seq')
      .execute(),
    comments: await trx
      .selectFrom('entry_activities')
      .select(['occurred_at', 'entry_id', 'activity_data'])
      .where('user_id', '=', actor.userId)
      .where('activity_type', '=', 'comment')
      .orderBy('occurred_at')
      .execute(),
  }))
