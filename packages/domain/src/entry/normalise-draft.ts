import { isFirmsCode } from '../reference/small-tables.ts'
import type { DraftData, LineItem, PartiesSection } from './draft.ts'
import { upper } from './field-formats.ts'
import { draftFields } from './fields/index.ts'
import { normaliseFields } from './normalise-fields.ts'

/**
 * Normalisation on save (specification 2§5). What cannot be read stays as it was typed, for a rule to name; doing
 * it twice changes nothing more. Sections that are absent stay absent.
 */
export function normaliseDraft(draft: DraftData): DraftData {
  const normal = normaliseFields(draftFields, draft)
  return {
    ...normal,
    ...(normal.parties && { parties: withParties(normal.parties) }),
    ...(normal.line_items && { line_items: normal.line_items.map(withoutQuantity) }),
  }
}

/** A location of exactly four letters or digits is also the FIRMS code; SAME means the importer's number. */
function withParties(parties: PartiesSection): PartiesSection {
  const location = upper(parties.location_of_goods ?? '')
  return {
    ...parties,
    ...(isFirmsCode(location) && { location_of_goods: location, firms_code: location }),
    ...(parties.same_as_importer && { consignee_number: 'SAME' }),
  }
}

/** Unit X takes no quantity: net_qty is emptied. */
const withoutQuantity = (line: LineItem): LineItem => (line.net_uom === 'X' ? { ...line, net_qty: '' } : line)

/** A line as it is saved. */
export const normaliseLine = (line: LineItem): LineItem =>
  withoutQuantity(normaliseFields(draftFields.line_items.fields, line))
