import { expectedBond } from '../calculations/bond-use.ts'
import { type Cents, toCents } from '../money/index.ts'

/** What a company imports, as its letters state it. Amounts are decimal text in dollars, '' where nothing is typed. */
export interface RoadPlan {
  goods: string
  entries_last_year: number | null
  value_last_year: string
  entries_planned: number | null
  value_planned: string
  /** Duty, taxes and fees of the planned year. */
  owed_planned: string
}

/**
 * The volume from which ports usually assign a filer code: 15 entries a month on average and a million dollars in twelve
 * months (58 FR 4116, January 13, 1993, as two importers’ guides quote it). A practice of ports, no rule.
 */
export const USUAL_VOLUME = {
  entriesInYear: 180,
  valueInYear: 1_000_000_00n as Cents,
  source: '58 FR 4116',
} as const

/** How a planned year compares with the volume that ports usually ask for; undefined until both figures are typed. */
export function volumeOf({ entries_planned, value_planned }: RoadPlan): 'usual' | 'below' | undefined {
  if (entries_planned === null || value_planned === '') return undefined
  const isUsual =
    entries_planned >= USUAL_VOLUME.entriesInYear && toCents(value_planned) >= USUAL_VOLUME.valueInYear
  return isUsual ? 'usual' : 'below'
}

/** The continuous bond that CBP expects for a planned year; undefined until its duty and fees are typed. */
export const bondOfPlan = ({ owed_planned }: RoadPlan): Cents | undefined =>
  owed_planned === '' ? undefined : expectedBond(toCents(owed_planned))
