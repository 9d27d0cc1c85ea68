import { differingFields } from './duplicates.ts'
import { PARTY_LABELS, type Party, type PartyField } from './party.ts'

/** One field in which the typed and the known record differ, and which of the two is proposed. */
export interface MergeField {
  field: PartyField
  label: string
  typed: string
  known: string
  proposed: 'typed' | 'known'
}

/**
 * Proposes a merge, field by field. The person's text is kept; the known record only fills blank fields.
 * Nothing changes until the person confirms it.
 */
export const proposeMerge = (typed: Party, known: Party): MergeField[] =>
  differingFields(typed, known).map((field) => ({
    field,
    label: PARTY_LABELS[field],
    typed: typed[field] ?? '',
    known: known[field] ?? '',
    proposed: typed[field]?.trim() ? 'typed' : 'known',
  }))

/** The typed record with the fields that the person takes from the known one. */
export function mergeParties(typed: Party, known: Party, fromKnown: readonly PartyField[]): Party {
  const taken = fromKnown.map((field) => [field, known[field] ?? ''] as const)
  return { ...typed, ...Object.fromEntries(taken) }
}
