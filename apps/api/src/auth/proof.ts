import { say } from '@edfe/domain/messages'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/engine.ts'
import { type Refusal, refuse } from '../refusals/problems.ts'
import { sessionCookieName } from './session-cookie.ts'

/** The lifetime of a person's proof for restricted acts: sign, submit, delete, change how they sign in. */
const FRESH_MS = 15 * 60_000

/** True if the person proved who they are a moment ago, by signing in or by confirming it since. */
export const isProofFresh = ({ provenAt }: { provenAt: Date }, now: Date): boolean =>
  now.getTime() - provenAt.getTime() <= FRESH_MS

/** The 403 after which a page asks for the password, a passkey or a code, and tries again. */
export const proofRequired = (): Refusal =>
  refuse(
    403,
    'proof_required',
    say({
      id: 'refusal.proof-required',
      defaultMessage: 'Confirm that it is you: the last time was more than 15 minutes ago.',
    }),
  )

/** The session's person has just proved who they are. */
export async function recordProof(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('auth.session').set({ proven_at: now }).where('id', '=', sessionId).execute()
}

/** A session that a provider opened is as new as the sign-in there; one whose time it does not say proves nothing more. */
export const proveByProvider = (
  db: Db,
  sessionId: string,
  person: { signedInAt: Date | undefined } | undefined,
): Promise<void> => recordProof(db, sessionId, person?.signedInAt ?? new Date(0))

/** Calls of the library that change how somebody signs in, and ask for no password themselves. */
const CALLS_WITH_PROOF: ReadonlySet<string> = new Set([
  'passkey/generate-register-options',
  'passkey/verify-registration',
  'link-social',
])

/**
 * True if a call of the library must wait for a proof, because this server's memory of the last one may be
 * old.
 */
export async function lacksProof({ actor, server }: FastifyRequest, call: string): Promise<boolean> {
  if (!CALLS_WITH_PROOF.has(call) || !actor || isProofFresh(actor, server.now())) return false
  const session = await server.db
    .selectFrom('auth.session')
    .select('proven_at')
    .where('id', '=', actor.sessionId)
    .executeTakeFirst()
  return !session || !isProofFresh({ provenAt: session.proven_at }, server.now())
}

/** Calls of the library that take a code of the second factor, or a recovery code. */
export const CODE_CALLS: ReadonlySet<string> = new Set([
  'two-factor/verify-totp',
  'two-factor/verify-backup-code',
])

/** A code proves who works in the session that gave it. Other proofs open a new session, which is proven from its start. */
export async function noteProof({ actor, server }: FastifyRequest, call: string): Promise<void> {
  if (actor && CODE_CALLS.has(call)) await recordProof(server.db, actor.sessionId, server.now())
}

/**
 * Ends the session that the browser had when the library has given it another one, or none: a sign-in over an open
 * session leaves no second one behind (OWASP ASVS 5.0.0, V7.2.4).
 */
export async function endReplacedSession(
  { actor, headers, server }: FastifyRequest,
  answer: Response,
): Promise<void> {
  const name = sessionCookieName(server.settings.PUBLIC_URL)
  const given = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  if (!actor || !given) return
  if (server.sessionTokenOf(given.split(';')[0]) === server.sessionTokenOf(headers.cookie)) return
  await server.db.deleteFrom('auth.session').where('id', '=', actor.sessionId).execute()
}
