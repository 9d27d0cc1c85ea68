import { parseDay } from '../calendar/index.ts'
import { ftzNumber, isFtz, lineMid, lineOrigin, oneOrMulti } from '../entry/derived-facts.ts'
import type { DraftData } from '../entry/draft.ts'
import { alpha3Of } from '../reference/countries.ts'

/** The transport record of the data layer (`entry_shipments`). Days are `YYYY-MM-DD`; '' means not given. */
export interface TransportRecord {
  importing_carrier: string
  mode_of_transport: string
  /** Three letters, or MULTI when the lines differ. */
  country_of_origin: string
  import_date: string
  bl_awb: string
  it_number: string
  it_date: string
  foreign_port_lading: string
  us_port_unlading: string
  /** MULTI when the lines differ. */
  manufacturer_id: string
  /** ISO alpha-2, as typed in step 2. */
  exporting_country: string
  missing_documents: string[]
  is_ftz: boolean
  ftz_number: string
}

const readable = (day: string | undefined): string => (day && parseDay(day)) || ''

/** Step 2 as the data layer keeps it. Block 15's export date is no part of it: the export page has its own. */
export function projectTransport(draft: DraftData): TransportRecord {
  const shipment = draft.shipment_origin ?? {}
  const lines = draft.line_items ?? []
  const origin = oneOrMulti(
    lines.map((line) => lineOrigin(draft, line)),
    shipment.country_of_origin ?? '',
  )
  return {
    importing_carrier: shipment.importing_carrier ?? '',
    mode_of_transport: shipment.mode_of_transport ?? '',
    country_of_origin: origin === 'MULTI' ? origin : (alpha3Of(origin) ?? origin),
    import_date: readable(shipment.import_date),
    bl_awb: shipment.bill_of_lading ?? '',
    it_number: shipment.it_number ?? '',
    it_date: readable(shipment.it_date),
    foreign_port_lading: shipment.foreign_port_lading ?? '',
    us_port_unlading: shipment.us_port_unlading ?? '',
    manufacturer_id: oneOrMulti(
      lines.map((line) => lineMid(draft, line)),
      shipment.manufacturer_id ?? '',
    ),
    exporting_country: shipment.exporting_country ?? '',
    missing_documents: shipment.missing_documents ?? [],
    is_ftz: isFtz(shipment),
    ftz_number: ftzNumber(shipment) ?? '',
  }
}
