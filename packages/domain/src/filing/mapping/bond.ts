import type { DraftData } from '../../entry/draft.ts'
import type { RulesProfile } from '../../profile/index.ts'

/**
 * The meaning of the bond fields to customs. AE knows continuous and single transaction bonds, and waivers.
 */
export type BondReading =
  | { kind: 'waived'; reason: string }
  | { kind: 'continuous'; surety: string }
  | { kind: 'single'; surety: string }
  | { kind: 'term' }
  | { kind: 'none_with_surety' }
  | { kind: 'surety_missing' }
  | { kind: 'unknown' }

/** 998: secured by cash or government securities; 999: no surety. */
const WITHOUT_SURETY = ['998', '999']

/**
 * Reads bond type and surety under the rules profile. Under the specification type 0 is a single entry bond;
 * with surety 998 or 999 there is no surety behind it, which customs takes as a waiver with that reason.
 */
export function readBond(draft: DraftData, profile: RulesProfile): BondReading {
  const { bond_type: type, surety_no: surety = '' } = draft.header ?? {}
  const { none, single, continuous, term } = profile.bondTypes
  const isWithoutSurety = WITHOUT_SURETY.includes(surety)
  if (type && type === none) {
    return isWithoutSurety ? { kind: 'waived', reason: surety } : { kind: 'none_with_surety' }
  }
  if (type === single && isWithoutSurety && none === null) return { kind: 'waived', reason: surety }
  if (type && type === term) return { kind: 'term' }
  if (type !== single && type !== continuous) return { kind: 'unknown' }
  if (isWithoutSurety || !/^\d{3}$/.test(surety)) return { kind: 'surety_missing' }
  return { kind: type === single ? 'single' : 'continuous', surety }
}
