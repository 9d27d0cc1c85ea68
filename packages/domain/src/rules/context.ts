import type { CalendarDay } from '../calendar/index.ts'
import type { RulesProfile } from './profile.ts'

/** Membership questions that rules ask of reference tables; the caller decides how they are loaded. */
export interface ReferenceBook {
  hasPort(code: string): boolean
  hasSurety(code: string): boolean
  /** First three letters of a bill of lading against the vessel carrier table. */
  hasCarrierPrefix(prefix: string): boolean
  hasCountry(alpha2: string): boolean
  hasForeignPort(code: string): boolean
}

/** Everything a rule may know besides the entry: no clock, no network. */
export interface RuleContext {
  /** Today in the organisation's time zone. */
  today: CalendarDay
  profile: RulesProfile
  reference: ReferenceBook
  /** Carrier prefixes that this organisation has confirmed although the table lacks them. */
  confirmedCarrierPrefixes: readonly string[]
}
