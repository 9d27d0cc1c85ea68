import type { FieldSource } from './field-source.ts'
import { HEADER_SOURCES } from './header-sources.ts'
import { LINE_SOURCES } from './line-sources.ts'
import { PARTIES_SOURCES } from './parties-sources.ts'
import { SHIPMENT_SOURCES } from './shipment-sources.ts'
import { TOTAL_SOURCES } from './total-sources.ts'

export type { FieldSource } from './field-source.ts'

/** Every field of an entry summary that this product fills, and the form field that it comes from. */
export const AE_FIELD_SOURCES: readonly FieldSource[] = [
  ...HEADER_SOURCES,
  ...SHIPMENT_SOURCES,
  ...PARTIES_SOURCES,
  ...LINE_SOURCES,
  ...TOTAL_SOURCES,
]
