import type { DraftData } from './draft.ts'

/** What a person knows a shipment by. Parts that are not given are ''. */
export interface ShipmentSummary {
  /** The description of the first line that has one. */
  goods: string
  /** How many other lines there are. */
  otherLines: number
  /** The seller, else the manufacturer. */
  supplier: string
  billOfLading: string
}

/** The goods, supplier and bill of lading of an entry. */
export function summarizeShipment(draft: DraftData): ShipmentSummary {
  const { line_items: lines = [], parties = {}, shipment_origin: shipment = {} } = draft
  const names = [
    parties.seller?.name,
    parties.manufacturer?.name,
    ...lines.map((line) => line.manufacturer?.name),
  ]
  return {
    goods: lines.find((line) => line.description?.trim())?.description?.trim() ?? '',
    otherLines: Math.max(lines.length - 1, 0),
    supplier: names.find((name) => name?.trim())?.trim() ?? '',
    billOfLading: shipment.bill_of_lading ?? '',
  }
}
