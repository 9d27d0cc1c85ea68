import { isReading, may, type Permission } from '@edfe/domain/access'
import type { Role } from '@edfe/domain/entry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Trx } from '../db/engine.ts'
import { NO_ORGANIZATION, tenantTransaction } from '../db/tenant.ts'
import { isRowMissing, rowNotFound } from '../http/missing-row.ts'
import { forbidden, refuse } from '../refusals/problems.ts'
import { organizationRefusal } from './active-organization.ts'
import type { MemberActor } from './actors.ts'
import { ensureDefaultOrganization } from './default-organization.ts'
import { readActor, type SignedIn } from './session.ts'
import { sessionCookieName, sessionToken } from './session-cookie.ts'
import { noSession, secondFactorRequired } from './session-refusals.ts'
import '../http/request-context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person. Null only on public routes. */
    actor: SignedIn | null
    /** The actor of a route that needs a session. */
    me(): SignedIn
    /**
     * One transaction as the actor's organisation and the role `app`. Returning a refusal rolls it back.
     * Someone without an organisation sees an empty one.
     */
    tenant<T>(work: (trx: Trx, who: MemberActor) => Promise<T>): Promise<T>
  }
}

/**
 * Who asks, and whether the route is theirs: 401 without a session, 409 for a page of another organization than the
 * session works in, 403 without the second factor that the organization asks for, then 404 for a row that is not theirs, then 403. Runs before the body is read.
 */
export function installSession(app: FastifyInstance): void {
  const cookie = sessionCookieName(app.settings.PUBLIC_URL)

  app.decorateRequest('actor', null)
  app.decorateRequest('me', function (this: FastifyRequest) {
    if (!this.actor) throw new Error(`${this.routeOptions.url} uses the actor but is public`)
    return this.actor
  })
  app.decorateRequest('tenant', function (this: FastifyRequest, work) {
    const actor = this.me()
    const orgId = actor.membership?.orgId ?? NO_ORGANIZATION
    return tenantTransaction(app.db, { orgId, userId: actor.userId }, (trx) =>
      work(trx, {
        kind: 'member',
        orgId,
        userId: actor.userId,
        role: actor.membership?.role ?? ('auditor' satisfies Role),
        name: actor.name,
        timeZone: actor.timezone,
        userAgent: this.headers['user-agent']?.slice(0, 500) ?? null,
        provenAt: actor.provenAt,
      }),
    )
  })

  app.addHook('onRequest', async (request, reply) => {
    const { permission, makesOrganization } = request.routeOptions.config
    if (permission === undefined) return
    const token = sessionToken(request.headers.cookie, cookie, app.settings.AUTH_SECRET)
    request.actor = (token && (await readActor(app.db, token))) || null
    if (permission === 'public') return
    if (!request.actor) return reply.refuse(noSession(request.headers.cookie, cookie, token))
    const elsewhere = await organizationRefusal(request)
    if (elsewhere) return reply.refuse(elsewhere)
    if (permission === 'signed-in') return
    if (request.actor.lacksSecondFactor) return reply.refuse(secondFactorRequired())
    if (!request.actor.membership && !request.actor.isDisabled && makesOrganization) {
      try {
        request.actor.membership = await ensureDefaultOrganization(app.db, request.actor)
      } catch (error) {
        request.log.error({ err: error }, 'The default organization could not be made')
        return reply.refuse(refuse(500, 'organization_failed', 'Failed to create default organization'))
      }
    }
    if (!mayActor(request, permission)) {
      return reply.refuse((await isRowMissing(request)) ? rowNotFound(request) : forbidden())
    }
  })
}

function mayActor({ actor, routeOptions }: FastifyRequest, permission: Permission): boolean {
  const { allowsNewcomer } = routeOptions.config
  if (!actor || actor.isDisabled) return false
  if (actor.membership) return may(actor.membership.role, permission)
  return isReading(permission) || allowsNewcomer === true
}

/** Whether the cookie of a request names a session that is open: for pages, which anybody may read. */
export async function isSignedIn({ headers, server }: FastifyRequest): Promise<boolean> {
  const { PUBLIC_URL, AUTH_SECRET } = server.settings
  const token = sessionToken(headers.cookie, sessionCookieName(PUBLIC_URL), AUTH_SECRET)
  return Boolean(token && (await readActor(server.db, token)))
}
