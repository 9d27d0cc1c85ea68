import type { PartyBlock } from '@edfe/domain/entry'
import { usPhone } from '@edfe/domain/entry'

/** Block 46 of an importer who files without a broker, by field name: the importer's own name, address and phone. */
export function selfFilerValues(importer: PartyBlock): Record<string, string> {
  const values = {
    broker_name: importer.name,
    broker_address_line1: importer.address_line1,
    broker_address_line2: importer.address_line2,
    broker_city: importer.city,
    broker_state: importer.state,
    broker_zip: importer.zip,
    ...(importer.phone && { broker_phone: usPhone(importer.phone) }),
  }
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [`totals_declarations.${field}`, value ?? '']),
  )
}
