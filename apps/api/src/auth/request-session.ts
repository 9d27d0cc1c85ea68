import type { KeyScope } from '@edfe/contracts/choices'
import { isReading as isReadingPermission, may, type Permission } from '@edfe/domain/access'
import type { Role } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { oidcProvider } from '../config/oidc-settings.ts'
import type { Db, Trx } from '../db/engine.ts'
import { onReplica } from '../db/read-replica.ts'
import { NO_ORGANIZATION, tenantTransaction } from '../db/tenant.ts'
import { isRowMissing, rowNotFound } from '../http/missing-row.ts'
import { userAgentOf } from '../http/user-agent.ts'
import { forbidden, isRefusal, type Refusal, refuse } from '../refusals/problems.ts'
import { isDatabaseAway } from '../refusals/sql-error.ts'
import { organizationRefusal } from './active-organization.ts'
import type { MemberActor } from './actors.ts'
import { findKey, type KeyActor, keyElsewhere, keyOf, keyRefusal } from './api-keys.ts'
import { ensureDefaultOrganization } from './default-organization.ts'
import type { KnownSessions } from './known-sessions.ts'
import { allSecrets } from './library-secrets.ts'
import { operatorRefusal } from './operator-access.ts'
import { isProofFresh, proofRequired } from './proof.ts'
import { readActor, type SignedIn } from './session.ts'
import { sessionCookieName, sessionToken } from './session-cookie.ts'
import { noSession, secondFactorRequired } from './session-refusals.ts'
import '../http/request-context.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: KnownSessions
    /** The token of the session that a Cookie header names, if this product signed it. */
    sessionTokenOf(header: string | undefined): string | undefined
  }

  interface FastifyRequest {
    /** The signed-in person. Null only on public routes. */
    actor: SignedIn | null
    /** The actor of a route that needs a session. */
    me(): SignedIn
    /**
     * One transaction as the actor's organisation and the role `app`. Returning a refusal rolls it back.
     * Someone without an organisation sees an empty one. A GET writes nothing, unless its route records who reads.
     */
    tenant<T>(work: (trx: Trx, who: MemberActor) => Promise<T>): Promise<T>
  }
}

/**
 * Identifies the sender of a request and checks access to the route: 401 without a session, 409 for a page of
 * another organization than the session works in, 403 without the second factor that the organization asks
 * for, then 404 for a row that is not theirs, then 403, also without the fresh proof that the route needs.
 * Runs before the body is read.
 */
export function installSession(app: FastifyInstance): void {
  const cookie = sessionCookieName(app.settings.PUBLIC_URL)
  const secrets = allSecrets(app.settings)
  app.decorate('sessionTokenOf', (cookies) => sessionToken(cookies, cookie, secrets))

  app.decorateRequest('actor', null)
  app.decorateRequest('me', function (this: FastifyRequest) {
    if (!this.actor) throw new Error(`${this.routeOptions.url} uses the actor but is public`)
    return this.actor
  })
  app.decorateRequest('tenant', function (this: FastifyRequest, work) {
    const actor = this.me()
    const orgId = actor.membership?.orgId ?? NO_ORGANIZATION
    const { recordsReading, readsReplica } = this.routeOptions.config
    const isReadOnly = isReading(this) && !recordsReading
    const scope = { orgId, userId: actor.userId, isReadOnly }
    const transaction = (db: Db) =>
      tenantTransaction(db, scope, (trx) =>
        work(trx, {
          kind: 'member',
          orgId,
          userId: actor.userId,
          role: actor.membership?.role ?? ('auditor' satisfies Role),
          name: actor.name,
          timeZone: actor.timezone,
          words: this.words,
          userAgent: userAgentOf(this),
          provenAt: actor.provenAt,
          isKey: isKey(actor),
        }),
      )
    return isReadOnly && readsReplica ? onReplica(app, transaction) : transaction(app.db)
  })

  app.addHook('onRequest', async (request, reply) => {
    const { permission, ignoresSession, keyScope } = request.routeOptions.config
    if (permission === undefined) return
    if (keyScope) {
      const refusal = await admitKey(request, keyScope)
      return refusal ? reply.refuse(refusal) : undefined
    }
    if (keyOf(request)) return reply.refuse(keyElsewhere())
    if (permission === 'public' && ignoresSession) return
    const token = app.sessionTokenOf(request.headers.cookie)
    const known = token && app.sessions.find(token)
    request.actor = known || (await freshActor(app, token))
    const missing = () => noSession(request.headers.cookie, cookie, token)
    let refusal = await admissionRefusal(request, missing)
    if (refusal && known) {
      // The database may allow a request that memory refuses: another server has just let the person in.
      request.actor = await freshActor(app, token)
      refusal = await admissionRefusal(request, missing)
    }
    if (refusal) return reply.refuse(refusal)
  })

  app.addHook('onSend', (request, _reply, _payload, next) => {
    if (!isReading(request)) forgetChanged(request)
    next()
  })
}

const isKey = (actor: SignedIn): actor is KeyActor => 'key' in actor

/** Lets the key of a request act, or says why not. */
async function admitKey(request: FastifyRequest, scope: KeyScope): Promise<Refusal | undefined> {
  const found = await findKey(request.server.db, keyOf(request), scope)
  if (isRefusal(found)) return found
  request.actor = found
  return keyRefusal(found, request.ip, scope) ?? (await accessRefusal(request, noKey))
}

const noKey = (): never => {
  throw new Error('The key of a request is its actor')
}

const isReading = ({ method }: FastifyRequest) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

const freshActor = async (app: FastifyInstance, token: string | undefined): Promise<SignedIn | null> =>
  (token &&
    (await app.sessions.read(token, () =>
      readActor(app.db, token, oidcProvider(app.settings) !== undefined),
    ))) ||
  null

/** Why the route is not for who asks, or not now; undefined when it is. */
const admissionRefusal = async (
  request: FastifyRequest,
  missing: () => Refusal,
): Promise<Refusal | undefined> => (await accessRefusal(request, missing)) ?? proofRefusal(request)

function proofRefusal({ actor, routeOptions, server }: FastifyRequest): Refusal | undefined {
  if (!routeOptions.config.needsProof || !actor || isProofFresh(actor, server.now())) return undefined
  return proofRequired()
}

async function accessRefusal(request: FastifyRequest, missing: () => Refusal): Promise<Refusal | undefined> {
  const { permission, makesOrganization } = request.routeOptions.config
  const { actor, server } = request
  if (permission === undefined || permission === 'public') return undefined
  if (!actor) return missing()
  const elsewhere = await organizationRefusal(request)
  if (elsewhere) return elsewhere
  if (permission === 'signed-in') return undefined
  if (permission === 'operator') return operatorRefusal(request, actor)
  if (actor.lacksSecondFactor) return secondFactorRequired()
  if (!actor.membership && !actor.isDisabled && makesOrganization) {
    try {
      actor.membership = await ensureDefaultOrganization(server.db, actor)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      request.log.error({ err: error }, 'The default organization could not be made')
      return refuse(
        500,
        'organization_failed',
        say({ id: 'refusal.organization-failed', defaultMessage: 'Failed to create default organization' }),
      )
    }
  }
  if (mayActor(request, permission)) return undefined
  return (await isRowMissing(request)) ? rowNotFound(request) : forbidden(request.routeOptions.config.forbids)
}

/**
 * A write that could have changed sessions holds at once for the next request to this server; the others hear of it. Writes of entries change none.
 */
function forgetChanged({ actor, routeOptions, server }: FastifyRequest): void {
  const { permission } = routeOptions.config
  if (permission?.startsWith('entry.') || (actor && isKey(actor))) return
  if (routeOptions.url?.startsWith('/api/auth/')) server.sessions.forgetAll()
  if (!actor) return
  server.sessions.forget(actor.userId)
  if (actor.membership) server.sessions.forget(actor.membership.orgId)
}

function mayActor({ actor, routeOptions }: FastifyRequest, permission: Permission): boolean {
  const { allowsNewcomer } = routeOptions.config
  if (!actor || actor.isDisabled) return false
  if (actor.membership) return may(actor.membership.role, permission)
  return isReadingPermission(permission) || allowsNewcomer === true
}

/** True if the cookie of a request names an open session; for pages, which anybody may read. */
export async function isSignedIn({ headers, server }: FastifyRequest): Promise<boolean> {
  const token = server.sessionTokenOf(headers.cookie)
  return Boolean(token && (server.sessions.find(token) ?? (await freshActor(server, token))))
}
