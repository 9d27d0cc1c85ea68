import { entryMid, entryOrigin, ftzNumber, isFtz } from '../entry/derived-facts.ts'
import type { DraftData } from '../entry/draft.ts'
import { shipmentFields } from '../entry/fields/shipment.ts'
import { alpha3Of } from '../reference/countries.ts'
import { type ColumnsOf, projector } from './columns.ts'

/** The transport record of the data layer (`entry_shipments`). Days are `YYYY-MM-DD`; '' means not given. */
export interface TransportRecord extends ColumnsOf<typeof shipmentFields> {
  is_ftz: boolean
  ftz_number: string
}

const SHIPMENT = projector(shipmentFields)

/**
 * Step 2 as the data layer keeps it: origin (three letters) and manufacturer ID are MULTI when the lines differ.
 * Block 15's export date is no part of it, since the export page has its own.
 */
export function projectTransport(draft: DraftData): TransportRecord {
  const shipment = draft.shipment_origin ?? {}
  const origin = entryOrigin(draft)
  return {
    ...SHIPMENT.columns(shipment),
    country_of_origin: origin === 'MULTI' ? origin : (alpha3Of(origin) ?? origin),
    manufacturer_id: entryMid(draft),
    is_ftz: isFtz(shipment),
    ftz_number: ftzNumber(shipment) ?? '',
  }
}
