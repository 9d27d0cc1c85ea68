import type { CalendarDay } from '@edfe/domain/calendar'
import type { CustomsGatewayName, PracticeReason, RulesProfile } from '@edfe/domain/profile'
import type { ReferenceBook } from '@edfe/domain/reference'
import type { Formatter } from '@edfe/messages'
import type { CustomsLine } from '../accounts/organization/customs-line.ts'
import type { MemberActor, ScopeActor } from '../auth/actors.ts'
import type { FeeSettings } from '../config/config.ts'
import type { Trx } from '../db/engine.ts'
import type { Sealing } from './repository/personal-numbers.ts'

/** The rules in force and the tables that they look things up in. */
export interface RulesInForce {
  profile: RulesProfile
  reference: ReferenceBook
}

/** One transaction of an organisation's entries: who acts, when, by which rules, and the key of personal numbers. */
export interface RequestScope<Actor extends ScopeActor = ScopeActor> {
  trx: Trx
  org: {
    id: string
    name: string
    cbp_filer_code: string | null
    timezone: string
    /** Years after the entry date for which it keeps the records of filed entries. */
    retention_years: number
  }
  actor: Actor
  /** Sentences for who acts: in the member's language, in English for jobs. */
  words: Formatter
  now: Date
  /** Today in the organisation's time zone. */
  today: CalendarDay
  rules: RulesInForce
  sealing: Sealing
  /**
   * True if signing and submitting ask for a fresh proof of the person, and for the name of their account.
   */
  asksForProof: boolean
  /** Where what the organization submits now goes, and what the operator has set of it. */
  road: CustomsGatewayName
  line: CustomsLine | undefined
  /** Why nothing that the organization submits now reaches CBP; undefined for one that files. */
  practice: PracticeReason | undefined
  /** What the operator charges for filings. */
  fees: FeeSettings
  /** Keeps with an entry what CBP has of its filings, after its draft changed. */
  keepFilings(scope: RequestScope, entryId: string): Promise<void>
}

/** The scope of a request: a member acts. Jobs act as the system, which has no role and decides nothing for people. */
export type MemberScope = RequestScope<MemberActor>
