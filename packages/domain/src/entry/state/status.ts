import { type RoleOrSystem, rolesThatMay } from '../../access/index.ts'
import { type Sentence, say } from '../../messages/index.ts'

export { ROLES, type Role } from '../../access/index.ts'

/** Entry statuses and the changes between them (specification 2, section 4). */
export const ENTRY_STATUSES = [
  'draft',
  'validated',
  'submitted',
  'accepted',
  'rejected',
  'hold',
  'released',
] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

/** Where the deletion of an accepted summary is: asked of CBP, or done. The entry keeps its status. */
export const DELETION_STATES = ['requested', 'deleted'] as const
export type DeletionState = (typeof DELETION_STATES)[number]

/** The actor that changes a status: a member in a role, or the worker that reads customs messages. */
export type StatusActor = RoleOrSystem

const ALLOWED: Record<EntryStatus, readonly EntryStatus[]> = {
  draft: ['validated'],
  validated: ['draft', 'submitted'],
  submitted: ['accepted', 'rejected', 'hold', 'released'],
  hold: ['released', 'rejected'],
  accepted: [],
  rejected: [],
  released: [],
}

const DECIDING: readonly StatusActor[] = [...rolesThatMay('entry.decide'), 'system']

const ALLOWED_ROLES: Record<EntryStatus, readonly StatusActor[]> = {
  draft: rolesThatMay('entry.edit'),
  validated: rolesThatMay('entry.edit'),
  submitted: rolesThatMay('entry.submit'),
  accepted: DECIDING,
  rejected: DECIDING,
  hold: DECIDING,
  released: DECIDING,
}

export const canTransition = (from: EntryStatus, to: EntryStatus): boolean => ALLOWED[from].includes(to)

export const mayChangeStatus = (actor: StatusActor, to: EntryStatus): boolean =>
  ALLOWED_ROLES[to].includes(actor)

/** The other decisions of customs about a filed entry. */
const DECISIONS = ['accepted', 'rejected', 'hold', 'released'] as const satisfies readonly EntryStatus[]

/** The decisions of customs that an actor may record by hand on an entry of a status. */
export const decisionsOf = (from: EntryStatus, actor: StatusActor): EntryStatus[] =>
  DECISIONS.filter((to) => canTransition(from, to) && mayChangeStatus(actor, to))

/** The status to which an act of a member leads. */
export const STATUS_AFTER = {
  validation: 'validated',
  submission: 'submitted',
  reopening: 'draft',
} as const satisfies Record<string, EntryStatus>

export interface StatusRefusal {
  code: 'ALREADY_SUBMITTED' | 'INVALID_TRANSITION' | 'PERMISSION_DENIED'
  message: Sentence
}

const ALREADY_SUBMITTED: StatusRefusal = {
  code: 'ALREADY_SUBMITTED',
  message: say({ id: 'refusal.status.already-submitted', defaultMessage: 'Entry already submitted' }),
}
const PERMISSION_DENIED: StatusRefusal = {
  code: 'PERMISSION_DENIED',
  message: say({
    id: 'refusal.status.permission-denied',
    defaultMessage: 'Insufficient permissions for status change.',
  }),
}
const invalidTransition = (from: EntryStatus, to: EntryStatus): StatusRefusal => ({
  code: 'INVALID_TRANSITION',
  message: say(
    { id: 'refusal.status.invalid-transition', defaultMessage: 'Invalid status transition: {from} → {to}' },
    { from, to },
  ),
})

/**
 * Decides a status change. The same status is no change and no refusal.
 * Validation (STATUS_VALIDATION_FAILED) and the declaration (DECLARATION_INVALID) are the caller's next questions.
 */
export function decideStatusChange(
  from: EntryStatus,
  to: EntryStatus,
  actor: StatusActor,
): { ok: true; changed: boolean } | { ok: false; refusal: StatusRefusal } {
  if (from === to) {
    return to === 'submitted' ? { ok: false, refusal: ALREADY_SUBMITTED } : { ok: true, changed: false }
  }
  if (!canTransition(from, to)) return { ok: false, refusal: invalidTransition(from, to) }
  if (!mayChangeStatus(actor, to)) return { ok: false, refusal: PERMISSION_DENIED }
  return { ok: true, changed: true }
}
