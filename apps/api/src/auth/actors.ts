import type { Role } from '@edfe/domain/entry'
import type { Formatter } from '@edfe/messages'

/** A member of an organisation who makes a request. */
export interface MemberActor {
  kind: 'member'
  orgId: string
  userId: string
  role: Role
  name: string
  /** In which the member reads instants; calendar days are the organisation's. */
  timeZone: string
  /** Sentences in the language that the member reads. */
  words: Formatter
  userAgent: string | null
  /** When the member last proved who they are. */
  provenAt: Date
  /** A key of the organization acts in a member's place: it signs and acknowledges nothing. */
  isKey: boolean
}

/** The product itself, in a job: nobody's user, and in the table of status changes the role `system`. */
interface SystemActor {
  kind: 'system'
  userId: null
  role: 'system'
}

/** The actor inside an organisation. */
export type ScopeActor = MemberActor | SystemActor

export const SYSTEM: SystemActor = { kind: 'system', userId: null, role: 'system' }
