import { scaled, wholeDollars } from '../money/index.ts'
import type { RulesProfile } from '../profile/index.ts'
import type { DraftData } from './draft.ts'

type Rounding = Pick<RulesProfile, 'centsOfValue'>

/**
 * An entered value as it is kept: under CBP's rules in whole dollars, half up (CBP Form 7501 instructions, block 36A).
 * A value without cents, one that cannot be read and one below zero stay as they are typed.
 */
export function keptValue(typed: string, { centsOfValue }: Rounding): string {
  if (centsOfValue === 'refused') return typed
  const cents = scaled(typed, 2)
  if (cents === undefined || cents <= 0n || cents % 100n === 0n) return typed
  return (wholeDollars(cents) / 100n).toString()
}

/** A draft with the entered values of its lines as they are kept. */
export function withKeptValues(draft: DraftData, profile: Rounding): DraftData {
  if (profile.centsOfValue === 'refused' || !draft.line_items) return draft
  return {
    ...draft,
    line_items: draft.line_items.map((line) =>
      line.entered_value ? { ...line, entered_value: keptValue(line.entered_value, profile) } : line,
    ),
  }
}
