import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/engine.ts'
import { type Refusal, refuse } from '../refusals/problems.ts'

/** How long a proof of the person holds for what only they may do: signing, submitting, deleting. */
const FRESH_MS = 15 * 60_000

/** Whether somebody proved who they are a moment ago, by signing in or again since. */
export const isProofFresh = ({ provenAt }: { provenAt: Date }, now: Date): boolean =>
  now.getTime() - provenAt.getTime() <= FRESH_MS

/** The 403 after which a page asks for the password, a passkey or a code, and tries again. */
export const proofRequired = (): Refusal =>
  refuse(403, 'proof_required', 'Confirm that it is you: the last time was more than 15 minutes ago.')

/** The session's person has just proved who they are. */
export async function recordProof(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('auth.session').set({ proven_at: now }).where('id', '=', sessionId).execute()
}

/** Calls of the library that take a code of the second factor, or a recovery code. */
export const CODE_CALLS: ReadonlySet<string> = new Set([
  'two-factor/verify-totp',
  'two-factor/verify-backup-code',
])

/**
 * What a successful call of the library proves of the session that made it. A passkey opens a new session, which is
 * proven from its start; the one that it stands in for ends.
 */
export async function noteProof(request: FastifyRequest, call: string): Promise<void> {
  const { actor, server } = request
  if (!actor) return
  if (CODE_CALLS.has(call)) await recordProof(server.db, actor.sessionId, server.now())
  if (call === 'passkey/verify-authentication')
    await server.db.deleteFrom('auth.session').where('id', '=', actor.sessionId).execute()
}
