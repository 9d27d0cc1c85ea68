import type { OrganizationChangedDetails } from '@edfe/contracts/accounts/memberships'
import { ORGANIZATION_HEADER } from '@edfe/contracts/addresses'
import type { Role } from '@edfe/domain/access'
import { type Sentence, say } from '@edfe/domain/messages'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { z } from 'zod'
import { recordAudit } from '../audit/record-audit.ts'
import type { Db } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { announce } from '../http/live.ts'
import { notFound, type Refusal, refuse } from '../refusals/problems.ts'
import type { SignedIn } from './session.ts'

/** A membership of a person, with what its organization is called. */
export interface NamedMembership {
  orgId: string
  orgName: string
  role: Role
  status: 'active' | 'disabled'
}

/** Every membership of a person, the oldest first; open invitations are nobody's yet. */
export async function readMemberships(db: Db, userId: string): Promise<NamedMembership[]> {
  const rows = await serverTransaction(
    db,
    'memberships',
    (trx) =>
      trx
        .selectFrom('memberships as m')
        .innerJoin('organizations as o', 'o.id', 'm.org_id')
        .select(['m.org_id', 'o.name', 'm.role', 'm.status'])
        .where('m.user_id', '=', userId)
        .orderBy('m.created_at')
        .orderBy('m.id')
        .execute(),
    userId,
  )
  return rows.map(({ org_id, name, role, status }) => ({
    orgId: org_id,
    orgName: name,
    role: role as Role,
    status: status as NamedMembership['status'],
  }))
}

/**
 * Lets the session work in another organization of its person. 404 for one that they are no active member of. Sessions
 * that had not chosen yet stay where they are: a membership that is older than theirs must not move them.
 */
export function switchOrganization(
  db: Db,
  actor: SignedIn,
  orgId: string,
  userAgent: string | null,
): Promise<{ orgId: string } | Refusal> {
  return serverTransaction(db, 'session', async (trx) => {
    const membership = await trx
      .selectFrom('memberships')
      .select(['id', 'role'])
      .where('user_id', '=', actor.userId)
      .where('org_id', '=', orgId)
      .where('status', '=', 'active')
      .forShare()
      .executeTakeFirst()
    if (!membership)
      return notFound(
        say({
          id: 'refusal.you-member-organization',
          defaultMessage: 'You are not a member of this organization.',
        }),
      )
    const before = actor.membership?.orgId
    if (before) {
      await trx
        .updateTable('auth.session')
        .set({ active_org_id: before })
        .where('userId', '=', actor.authId)
        .where('active_org_id', 'is', null)
        .execute()
    }
    await trx
      .updateTable('auth.session')
      .set({ active_org_id: orgId })
      .where('id', '=', actor.sessionId)
      .execute()
    await trx.updateTable('users').set({ last_org_id: orgId }).where('id', '=', actor.userId).execute()
    if (before === orgId) return { orgId }
    await sql`select set_config('role', 'app', true), set_config('app.org_id', ${orgId}, true)`.execute(trx)
    await recordAudit(trx, {
      orgId,
      actorId: actor.userId,
      entity: 'membership',
      entityId: membership.id,
      action: 'switch',
      after: { email: actor.email, role: membership.role },
      userAgent,
    })
    // Open streams of this person end and begin again where the session works now.
    announce(trx, { org_id: before ?? orgId, user_id: actor.userId, topic: 'access' })
    return { orgId }
  })
}

/**
 * The 409 of a page that shows another organization than the session works in, so that nothing is written into the wrong
 * one. Undefined when they agree, or the request names none, or there is nothing to write into.
 */
export async function organizationRefusal(request: FastifyRequest): Promise<Refusal | undefined> {
  const shown = request.headers[ORGANIZATION_HEADER]
  const { actor, routeOptions } = request
  if (!actor || typeof shown !== 'string' || shown === actor.membership?.orgId) return undefined
  const { anyOrganization, makesOrganization, allowsNewcomer } = routeOptions.config
  if (anyOrganization) return undefined
  if (!actor.membership && (actor.isDisabled || !(makesOrganization || allowsNewcomer))) return undefined
  const memberships = await readMemberships(request.server.db, actor.userId)
  const current = memberships.find(({ orgId }) => orgId === actor.membership?.orgId)
  const page = memberships.find(({ orgId, status }) => orgId === shown && status === 'active')
  const details: z.output<typeof OrganizationChangedDetails> = {
    current: current ? { id: current.orgId, name: current.orgName } : null,
    shown: page ? { id: page.orgId, name: page.orgName } : null,
  }
  return refuse(409, 'organization_changed', changedMessage(details), details)
}

function changedMessage({ current, shown }: z.output<typeof OrganizationChangedDetails>): Sentence {
  const now = current ? 'known' : 'none'
  const names = { now, current: current?.name ?? '', shown: shown?.name ?? '' }
  return shown
    ? say(
        {
          id: 'refusal.organization-changed',
          defaultMessage:
            'This page belongs to {shown}.{now, select, known { You work in {current} now.} other {}} Nothing was changed: reload the page, or switch back.',
        },
        names,
      )
    : say(
        {
          id: 'refusal.organization-left',
          defaultMessage:
            'You no longer belong to the organization of this page.{now, select, known { You work in {current} now.} other {}} Nothing was changed: reload the page.',
        },
        names,
      )
}
