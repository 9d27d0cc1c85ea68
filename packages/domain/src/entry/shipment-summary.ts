import type { DraftData } from './draft.ts'

/** The details by which a person recognizes a shipment. Missing parts are ''. */
export interface ShipmentSummary {
  /** The description of the first line that has one. */
  goods: string
  /** The number of other lines. */
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
