import { ftzNumber, isFtz, lineMid, lineOrigin, oneOrMulti } from '../entry/derived-facts.ts'
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
  const lines = draft.line_items ?? []
  const origin = oneOrMulti(
    lines.map((line) => lineOrigin(draft, line)),
    shipment.country_of_origin ?? '',
  )
  return {
    ...SHIPMENT.columns(shipment),
    country_of_origin: origin === 'MULTI' ? origin : (alpha3Of(origin) ?? origin),
    manufacturer_id: oneOrMulti(
      lines.map((line) => lineMid(draft, line)),
      shipment.manufacturer_id ?? '',
    ),
    is_ftz: isFtz(shipment),
    ftz_number: ftzNumber(shipment) ?? '',
  }
}
