import type { DraftData } from '../../entry/draft.ts'
import type { FilingContext } from '../filing-context.ts'
import { partyNumber, UNKNOWN_PARTY } from './party-number.ts'

/** The consignee: SAME means the importer; zeros mean an unknown one where the entry type allows it. */
export function consigneeOf({ draft, needs }: Pick<FilingContext, 'draft' | 'needs'>): string | undefined {
  const { consignee_number: typed, importer_number, same_as_importer } = draft.parties ?? {}
  if (same_as_importer || typed?.trim().toUpperCase() === 'SAME') return partyNumber(importer_number)
  if (typed?.trim() === UNKNOWN_PARTY) return needs && !needs.consignee ? UNKNOWN_PARTY : undefined
  return partyNumber(typed)
}

/** The state of destination: the ultimate consignee's, else the importer's. */
export function destinationState(draft: DraftData): string | undefined {
  const { ultimate_consignee: consignee, importer_of_record: importer } = draft.parties ?? {}
  return (consignee?.state || importer?.state || '').trim().toUpperCase() || undefined
}
