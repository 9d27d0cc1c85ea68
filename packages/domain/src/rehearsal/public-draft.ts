import { feeRowOf, proposeFees } from '../calculations/index.ts'
import { totalsOf } from '../calculations/totals.ts'
import type { CalendarDay } from '../calendar/index.ts'
import type { DraftData, LineItem, ShipmentSection } from '../entry/draft.ts'
import { sampleEntryDraft } from '../sample/index.ts'
import { PUBLIC_LANES, type PublicLane } from './public-lanes.ts'
import type { PublicShipment } from './public-shipments.ts'

/** The days of every public shipment: a rehearsal gives the same answers whenever it is run. */
export const PUBLIC_DAYS = {
  exported: '2026-09-30' as CalendarDay,
  entered: '2026-10-20' as CalendarDay,
  /** The day of the summary, within ten working days of the entry. */
  filed: '2026-10-27' as CalendarDay,
} as const

/** The most that an informal entry may be worth, in dollars. */
const INFORMAL = 2500

/** What the tariff says of a line. */
export type LineDuty = Pick<LineItem, 'duty_amount' | 'duty_note' | 'tariff_rows' | 'hts_rate'>

/** A public shipment as an entry, with `number` among its kind and the duty by the tariff. It has no entry number yet. */
export function publicDraft(shipment: PublicShipment, number: number, duty: LineDuty): DraftData {
  const { lane, origin, value } = shipment
  const { port, city, location, shipment: transport }: PublicLane = PUBLIC_LANES[lane]
  const {
    header,
    shipment_origin: _,
    parties,
    line_items,
    totals_declarations: totals,
    bond_information,
  } = sampleEntryDraft()
  const isInformal = value <= INFORMAL
  // Goods of Canada are of a province: CBP has separate codes for them.
  const isCanadian = origin === 'CA'
  const maker = {
    name: `Rehearsal Sample Maker ${number}`,
    address_line1: `${number} Sample Road`,
    city,
    zip: '10000',
    ...(isCanadian && { state: 'ON' }),
    country: origin,
  }
  const draft: DraftData = {
    header: {
      ...header,
      entry_type: isInformal ? '11' : '01',
      port_code: port,
      entry_date: PUBLIC_DAYS.entered,
      summary_date: PUBLIC_DAYS.filed,
      ...(isInformal && { bond_type: '0', surety_no: '999' }),
    },
    shipment_origin: {
      ...transport,
      bill_of_lading: billOf(transport, number),
      import_date: PUBLIC_DAYS.entered,
      eta: PUBLIC_DAYS.entered,
      export_date: PUBLIC_DAYS.exported,
      country_of_origin: origin,
      exporting_country: origin,
      manufacturer_id: `${isCanadian ? 'XO' : origin}REHSAM${number}${city.slice(0, 3).toUpperCase()}`,
      contains_metal: 'N',
    },
    parties: {
      ...parties,
      importer_of_record: { ...parties?.importer_of_record, email: 'customs@importer.example' },
      location_of_goods: location,
      manufacturer: maker,
      seller: maker,
    },
    line_items: line_items?.map((line) => ({ ...line, ...lineOf(shipment), ...duty })),
    totals_declarations: totals,
    bond_information: isInformal ? {} : bond_information,
    release: { method: 'first', contact_name: 'Ruth Okafor', contact_phone: '(213) 555-0142' },
  }
  return withTotals(draft)
}

/** By air the eleven digits of an air waybill, else the carrier's code and a number. */
function billOf(
  { mode_of_transport: mode, importing_carrier: carrier }: ShipmentSection,
  number: number,
): string {
  const serial = 4_260_000 + number
  return mode === '40' ? `180-${serial}${serial % 7}` : `${carrier}${serial}`
}

function lineOf({ goods, hts, value, kilograms, cartons, ...shipment }: PublicShipment): Partial<LineItem> {
  const [first, second] = shipment.quantities.map((text) => text.split(' '))
  return {
    description: goods,
    htsus: `${hts.slice(0, 4)}.${hts.slice(4, 6)}.${hts.slice(6)}`,
    gross_weight_kg: String(kilograms),
    manifest_qty: String(cartons),
    net_qty: first?.[0] ?? '',
    net_uom: first?.[1] ?? 'X',
    ...(second && { net_qty_2: second[0] ?? '', net_uom_2: second[1] ?? '' }),
    entered_value: String(value),
    charges: String(Math.round(value / 12)),
    spi: shipment.spi ?? '',
    tariff_answers: Object.entries(shipment.answers ?? {}).map(([question, answer]) => ({
      question,
      answer,
    })),
    agency_statements: shipment.statements ?? [],
  }
}

/** Fees by the rates of the day of entry, and the totals that follow. */
function withTotals(draft: DraftData): DraftData {
  const fee_summary = proposeFees(draft).map((fee, at) => feeRowOf(fee, `fee-${at}`))
  const totals_declarations = { ...draft.totals_declarations, fee_summary, declarant_date: '10/27/2026' }
  const totals = totalsOf({ ...draft, totals_declarations })
  const amounts = Object.fromEntries(Object.entries(totals).map(([field, { amount }]) => [field, amount]))
  return { ...draft, totals_declarations: { ...totals_declarations, ...amounts } }
}
