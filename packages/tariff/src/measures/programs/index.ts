import type { Program } from '../measure.ts'
import { IEEPA_BRAZIL, IEEPA_INDIA } from './ieepa-brazil-india.ts'
import { IEEPA_CANADA_MEXICO, IEEPA_CANADA_MEXICO_FIRST, IEEPA_CHINA } from './ieepa-fentanyl.ts'
import { IEEPA_CONTENT_OF_UNITED_STATES, IEEPA_RECIPROCAL } from './ieepa-reciprocal.ts'
import { RUSSIA_COLUMN_2 } from './russia-column-2.ts'
import { SECTION_122 } from './section-122.ts'
import { SECTION_201_QUARTZ } from './section-201-quartz.ts'
import { SECTION_232_METALS } from './section-232-metals.ts'
import {
  SECTION_232_ALUMINUM_BEFORE,
  SECTION_232_COPPER_BEFORE,
  SECTION_232_STEEL_BEFORE,
} from './section-232-metals-before.ts'
import { SECTION_232_PHARMACEUTICALS } from './section-232-pharmaceuticals.ts'
import { SECTION_232_SEMICONDUCTORS } from './section-232-semiconductors.ts'
import {
  SECTION_232_AUTO_PARTS,
  SECTION_232_HEAVY_VEHICLE_PARTS,
  SECTION_232_HEAVY_VEHICLES,
  SECTION_232_VEHICLES,
} from './section-232-vehicles.ts'
import { SECTION_232_WOOD } from './section-232-wood.ts'
import { SECTION_301_BRAZIL } from './section-301-brazil.ts'
import { SECTION_301_CHINA, SECTION_301_CRANES_AND_CHASSIS } from './section-301-china.ts'
import { SECTION_301_FORCED_LABOR } from './section-301-forced-labor.ts'
import { SECTION_301_NICARAGUA } from './section-301-nicaragua.ts'
import { SECTION_338_CANADA } from './section-338-canada.ts'

/** Every program, each after those that it gives way to. */
export const PROGRAMS: readonly Program[] = [
  SECTION_232_SEMICONDUCTORS,
  SECTION_232_VEHICLES,
  SECTION_232_AUTO_PARTS,
  SECTION_232_HEAVY_VEHICLES,
  SECTION_232_HEAVY_VEHICLE_PARTS,
  SECTION_232_WOOD,
  SECTION_232_PHARMACEUTICALS,
  SECTION_232_METALS,
  IEEPA_CANADA_MEXICO_FIRST,
  SECTION_232_STEEL_BEFORE,
  SECTION_232_ALUMINUM_BEFORE,
  SECTION_232_COPPER_BEFORE,
  IEEPA_CHINA,
  IEEPA_CANADA_MEXICO,
  IEEPA_BRAZIL,
  IEEPA_INDIA,
  IEEPA_CONTENT_OF_UNITED_STATES,
  IEEPA_RECIPROCAL,
  SECTION_122,
  SECTION_338_CANADA,
  SECTION_201_QUARTZ,
  SECTION_301_CHINA,
  SECTION_301_CRANES_AND_CHASSIS,
  SECTION_301_NICARAGUA,
  SECTION_301_BRAZIL,
  SECTION_301_FORCED_LABOR,
  RUSSIA_COLUMN_2,
]
