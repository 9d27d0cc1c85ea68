import type { DraftData } from './draft.ts'

/**
 * The fields that a shipment shares with the previous one on the same lane; dates, bill and numbers differ
 * each time.
 */
export const LANE_FIELDS = [
  'shipment_origin.importing_carrier',
  'shipment_origin.foreign_port_lading',
  'shipment_origin.us_port_unlading',
  'shipment_origin.exporting_country',
  'parties.location_of_goods',
  'parties.firms_code',
] as const
export type LaneField = (typeof LANE_FIELDS)[number]

/** The way of a shipment: how it travels, and from whom or where. */
export interface Lane {
  mode: string
  /** Manufacturer ID, block 13. */
  manufacturer: string
  /** Country of origin, block 10. */
  origin: string
}

/** The lane of a draft; undefined until its mode and its manufacturer or origin are known. */
export function laneOf({ shipment_origin: shipment }: DraftData): Lane | undefined {
  const lane = {
    mode: shipment?.mode_of_transport?.trim() ?? '',
    manufacturer: shipment?.manufacturer_id?.trim() ?? '',
    origin: shipment?.country_of_origin?.trim() ?? '',
  }
  return lane.mode && (lane.manufacturer || lane.origin) ? lane : undefined
}

/** The values of an earlier entry that the next one on the same lane may take, in the order of the form. */
export const laneValues = (earlier: DraftData): { field: LaneField; value: string }[] =>
  LANE_FIELDS.flatMap((field) => {
    const [section, name] = field.split('.') as ['shipment_origin' | 'parties', string]
    const value = (earlier[section] as Readonly<Record<string, unknown>> | undefined)?.[name]
    return typeof value === 'string' && value.trim() !== '' ? [{ field, value }] : []
  })
