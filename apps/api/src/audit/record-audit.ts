import { maskPersonalNumber } from '@edfe/domain/parties'
import { sql } from 'kysely'
import type { Trx } from '../db/engine.ts'
import { isRetryable } from '../db/tenant.ts'
import { reportAuditFailure } from './audit-failures.ts'
import { auditKey } from './audit-key.ts'

export type AuditAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'remove'
  | 'invite'
  | 'enable'
  | 'disable'
  | 'role_change'
  | (string & {})

interface AuditFact {
  orgId: string
  /** Null when the system acts. */
  actorId: string | null
  entity: string
  entityId: string | null
  action: AuditAction
  before?: unknown
  after?: unknown
  userAgent?: string | null
}

/**
 * Writes an audit event in the transaction of its change. Call it last: it holds the organisation's chain until the
 * transaction ends. Personal numbers in the snapshots are masked. An event that cannot be written is logged, and the
 * change holds; a deadlock is thrown, so that the whole transaction runs again.
 */
export async function recordAudit(trx: Trx, fact: AuditFact): Promise<void> {
  await sql`savepoint audit_event`.execute(trx)
  try {
    await insertEvent(trx, fact)
    await sql`release savepoint audit_event`.execute(trx)
  } catch (error) {
    if (isRetryable(error)) throw error
    await sql`rollback to savepoint audit_event`.execute(trx)
    reportAuditFailure({ error, entity: fact.entity, action: fact.action })
  }
}

/** A member in their browser, as the audit log names who acts. */
interface ActingMember {
  orgId: string
  userId: string
  userAgent: string | null
}

/** Writes what a member did in their organization, and in which browser. Call it last, as `recordAudit`. */
export const recordMemberAudit = (
  trx: Trx,
  { orgId, userId, userAgent }: ActingMember,
  fact: Omit<AuditFact, 'orgId' | 'actorId' | 'userAgent'>,
): Promise<void> => recordAudit(trx, { orgId, actorId: userId, userAgent, ...fact })

async function insertEvent(trx: Trx, fact: AuditFact): Promise<void> {
  const { seq, hash } = await trx
    .insertInto('audit_events')
    .values({
      org_id: fact.orgId,
      actor_user_id: fact.actorId,
      entity: fact.entity,
      entity_id: fact.entityId,
      action: fact.action,
      before_json: snapshot(fact.before),
      after_json: snapshot(fact.after),
      user_agent: fact.userAgent ?? null,
    })
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
  const key = auditKey()
  const mac = key.mac({ orgId: fact.orgId, seq: Number(seq), hash })
  await trx
    .insertInto('audit_seals')
    .values({ org_id: fact.orgId, seq: Number(seq), key_id: key.id, mac })
    .execute()
}

const SECRET_KEYS = /password|token|secret/i
/**
 * Digits of any script, such as the wide ones of East Asian keyboards, with the hyphens and stops next to
 * them.
 */
const SSN =
  /(?<![\w\p{Nd}])\p{Nd}{3}[-.\s\u2010-\u2015\u2212\uff0d\uff0e]\p{Nd}{2}[-.\s\u2010-\u2015\u2212\uff0d\uff0e]\p{Nd}{4}(?![\w\p{Nd}])/gu

const masked = (ssn: string): string => `***-**-${ssn.normalize('NFKC').slice(-4)}`

/** Fields that may contain a personal number, where nine digits without groups are one too. */
const NUMBER_KEYS = new Set(['ein', 'importer_number', 'consignee_number', 'reference_number', 'tin'])

/** The text with every SSN masked to its last four digits. */
export const maskPersonalNumbers = (text: string): string => text.replace(SSN, masked)

const NINE_DIGITS = /(?<![\w\p{Nd}-])\p{Nd}{9}(?![\w\p{Nd}-])/gu

/**
 * Returns a person's text for others to read, with every personal number masked: nine digits in a row count
 * too, which in the fields of an entry may be another number.
 */
export const maskTypedText = (text: string): string => maskPersonalNumbers(text).replace(NINE_DIGITS, masked)

/** A snapshot as JSON text: SSNs masked to their last four digits, secrets left out. */
export function snapshot(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return JSON.stringify(value, (key, inner) => {
    if (SECRET_KEYS.test(key)) return undefined
    if (typeof inner !== 'string') return inner
    return NUMBER_KEYS.has(key) ? maskPersonalNumber(inner) : maskPersonalNumbers(inner)
  })
}
