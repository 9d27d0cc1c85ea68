import type { PartyBlock, TotalsSection } from './draft.ts'
import { usPhone } from './field-formats.ts'

/**
 * Blocks 46 and 47 of an importer who files without a broker: the importer's own name and address. The phone is left
 * out where the importer has none.
 */
export const selfFilerOf = (importer: PartyBlock) =>
  ({
    broker_name: importer.name ?? '',
    broker_address_line1: importer.address_line1 ?? '',
    broker_address_line2: importer.address_line2 ?? '',
    broker_city: importer.city ?? '',
    broker_state: importer.state ?? '',
    broker_zip: importer.zip ?? '',
    ...(importer.phone && { broker_phone: usPhone(importer.phone) }),
  }) satisfies TotalsSection
