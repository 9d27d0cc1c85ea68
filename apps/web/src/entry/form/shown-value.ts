import { keptValue } from '@edfe/domain/entry'
import type { RulesProfile } from '@edfe/domain/profile'
import { showAmount } from '../values/format.ts'

/** A typed entered value as its field shows it and the server keeps it: under CBP's rules without cents. */
export const shownValue = (typed: string, profile: Pick<RulesProfile, 'centsOfValue'>): string =>
  showAmount(keptValue(showAmount(typed), profile))
