import { type PartyBlock, selfFilerOf } from '@edfe/domain/entry'

/** Block 46 of an importer who files without a broker, by field name of the form. */
export const selfFilerValues = (importer: PartyBlock): Record<string, string> =>
  Object.fromEntries(
    Object.entries(selfFilerOf(importer)).map(([field, value]) => [`totals_declarations.${field}`, value]),
  )
