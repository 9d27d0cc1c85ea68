import { type CalendarDay, parseDay } from '../calendar/index.ts'
import { isVesselMode } from '../reference/modes-of-transport.ts'
import type { ShipmentSection } from './draft.ts'

/**
 * The day by which the goods were loaded onto the vessel that brings them: block 15 has the day on which it left the
 * exporting country. Undefined for other modes of transport. Orders on additional duties spare goods that were loaded
 * and in transit before their first day.
 */
export const loadedOn = ({
  mode_of_transport = '',
  export_date,
}: ShipmentSection): CalendarDay | undefined =>
  isVesselMode(mode_of_transport) ? parseDay(export_date) : undefined
