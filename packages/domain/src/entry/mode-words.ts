import { isAirMode, isRailMode, isVesselMode } from '../reference/modes-of-transport.ts'
import type { DraftData } from './draft.ts'
import { entryTable } from './field-table.ts'

const TRUCK = /^3\d$/

/** The fields of step 2 whose name depends on how the goods came. */
const NAMED_BY_MODE = ['importing_carrier', 'trip_number', 'bill_of_lading'] as const
type NamedByMode = (typeof NAMED_BY_MODE)[number]

type Way = 'air' | 'rail' | 'road' | 'sea'

/** By vessel, block 8 is the name of the vessel (instructions of CBP Form 7501); its carrier is the SCAC of the bill. */
const WORDS: Record<Way, Partial<Record<NamedByMode, string>>> = {
  air: { importing_carrier: 'Airline', trip_number: 'Flight number', bill_of_lading: 'Air waybill' },
  rail: { importing_carrier: 'Railroad', trip_number: 'Train or trip number' },
  road: { importing_carrier: 'Trucking company', trip_number: 'Trip number' },
  sea: { importing_carrier: 'Vessel name', trip_number: 'Voyage number' },
}

function wayOf(mode: string): Way | undefined {
  if (isAirMode(mode)) return 'air'
  if (isRailMode(mode)) return 'rail'
  if (TRUCK.test(mode)) return 'road'
  return isVesselMode(mode) ? 'sea' : undefined
}

/** The mode of transport of a draft; '' while none is given. */
export const modeOf = ({ shipment_origin }: DraftData): string => shipment_origin?.mode_of_transport ?? ''

/**
 * The name that a mode gives the field of a draft path, and the way the goods came; undefined if it has none.
 */
export function namedByMode(path: string, mode: string): { way: Way; label: string } | undefined {
  const way = wayOf(mode)
  const field = NAMED_BY_MODE.find((name) => entryTable[name].path === path)
  const label = way && field && WORDS[way][field]
  return way && label ? { way, label } : undefined
}

/** Every path that modes name, with the first mode of each way. */
export const pathsNamedByMode = (): { path: string; mode: string }[] =>
  NAMED_BY_MODE.flatMap((field) =>
    ['40', '20', '30', '10'].map((mode) => ({ path: entryTable[field].path, mode })),
  ).filter(({ path, mode }) => namedByMode(path, mode))
