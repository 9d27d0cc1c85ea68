import { addYears, type CalendarDay } from '../calendar/index.ts'

/** Records of an entry are kept for five years from its date (19 CFR 163.4(a)); an organization may keep them longer. */
export const LEAST_RETENTION_YEARS = 5
export const DEFAULT_RETENTION_YEARS = 7
export const MOST_RETENTION_YEARS = 30

/** The facts that decide how long the records of an entry are kept. */
export interface RetentionFacts {
  isFiled: boolean
  /** The date from which the years count; without one, nothing of a filed entry ends. */
  entryDate: CalendarDay | undefined
  retentionYears: number
  isOnHold: boolean
}

/** The day until which the law asks for the records of an entry of this date. */
export const requiredUntil = (entryDate: CalendarDay): CalendarDay =>
  addYears(entryDate, LEAST_RETENTION_YEARS)

/** The first day on which a filed entry's documents may be deleted; undefined without an entry date. */
export const keptUntil = ({
  entryDate,
  retentionYears,
}: Pick<RetentionFacts, 'entryDate' | 'retentionYears'>): CalendarDay | undefined =>
  entryDate && addYears(entryDate, Math.max(retentionYears, LEAST_RETENTION_YEARS))

export type DeletionRefusal = 'legal_hold' | 'retention'

/** Why a document of an entry stays; undefined when it may be deleted today. */
export function deletionRefusal(facts: RetentionFacts, today: CalendarDay): DeletionRefusal | undefined {
  if (facts.isOnHold) return 'legal_hold'
  if (!facts.isFiled) return undefined
  const until = keptUntil(facts)
  return until && until <= today ? undefined : 'retention'
}
