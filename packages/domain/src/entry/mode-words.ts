import { isAirMode, isRailMode, isVesselMode } from '../reference/modes-of-transport.ts'
import { entryTable } from './field-table.ts'

const TRUCK = /^3\d$/

/** The fields of step 2 whose name depends on how the goods came. */
const NAMED_BY_MODE = ['importing_carrier', 'trip_number', 'bill_of_lading'] as const
type NamedByMode = (typeof NAMED_BY_MODE)[number]

type Words = Partial<Record<NamedByMode, string>>

const AIR: Words = {
  importing_carrier: 'Airline',
  trip_number: 'Flight number',
  bill_of_lading: 'Air waybill',
}
const RAIL: Words = { importing_carrier: 'Railroad', trip_number: 'Train or trip number' }
const ROAD: Words = { importing_carrier: 'Trucking company', trip_number: 'Trip number' }
const SEA: Words = { trip_number: 'Voyage number' }

function wordsOf(mode: string): Words {
  if (isAirMode(mode)) return AIR
  if (isRailMode(mode)) return RAIL
  if (TRUCK.test(mode)) return ROAD
  return isVesselMode(mode) ? SEA : {}
}

/** The label of a field of step 2 as people of this mode of transport say it; the field table's where the mode has none. */
export const labelByMode = (field: NamedByMode, mode: string): string =>
  wordsOf(mode)[field] ?? entryTable[field].label

/** The label of a finding on a field that is named by mode; undefined for any other field. */
export function labelOfPath(path: string, mode: string): string | undefined {
  const field = NAMED_BY_MODE.find((name) => entryTable[name].path === path)
  return field && labelByMode(field, mode)
}
