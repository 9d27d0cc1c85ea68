import type { PartiesSection } from '../../entry/draft.ts'
import type { FilingContext } from '../filing-context.ts'
import { partyNumber, UNKNOWN_PARTY } from './party-number.ts'

/** The consignee: SAME means the importer; zeros mean an unknown one where the entry type allows it. */
export function filedConsignee({
  consignee_number: typed,
  importer_number,
  same_as_importer,
  needs,
}: Pick<PartiesSection, 'consignee_number' | 'importer_number' | 'same_as_importer'> &
  Pick<FilingContext, 'needs'>): string | undefined {
  if (same_as_importer || typed?.trim().toUpperCase() === 'SAME') return partyNumber(importer_number)
  if (typed?.trim() === UNKNOWN_PARTY) return needs && !needs.consignee ? UNKNOWN_PARTY : undefined
  return partyNumber(typed)
}

/** The state of destination: the ultimate consignee's, else the importer's. */
export const destinationState = ({
  ultimate_consignee: consignee,
  importer_of_record: importer,
}: Pick<PartiesSection, 'ultimate_consignee' | 'importer_of_record'>): string | undefined =>
  (consignee?.state || importer?.state || '').trim().toUpperCase() || undefined
