import type { ConditionCode } from '../answer/conditions.ts'

/** The position of a record in a summary, its maximum number in its group, and the condition for more. */
export interface Place {
  section: 'header' | 'line' | 'totals'
  rank: number
  most: number
  exceeded: ConditionCode
}

export const place = (
  section: Place['section'],
  rank: number,
  most = 1,
  exceeded: ConditionCode = 'A24',
): Place => ({ section, rank, most, exceeded })
