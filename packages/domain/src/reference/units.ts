import data from './data/units.json' with { type: 'json' }
import { records } from './table.ts'

export interface Unit {
  code: string
  name: string
}

/** The nine units of the form, in its order (specification 2§5, step 4). */
const FORM_UNITS: readonly Unit[] = [
  { code: 'PCS', name: 'Pieces' },
  { code: 'KG', name: 'Kilograms' },
  { code: 'L', name: 'Liters' },
  { code: 'M', name: 'Meters' },
  { code: 'M2', name: 'Square meters' },
  { code: 'M3', name: 'Cubic meters' },
  { code: 'CTN', name: 'Cartons' },
  { code: 'BOX', name: 'Boxes' },
  { code: 'PKG', name: 'Packages' },
]

const formCodes = new Set(FORM_UNITS.map((unit) => unit.code))

/** The units that the form offers: its nine units, then CBP's table (CATAIR Appendix C). */
export const UNITS: readonly Unit[] = [
  ...FORM_UNITS,
  ...records<keyof Unit>(data).filter((unit) => !formCodes.has(unit.code)),
]

const cbpCodes = new Set(data.rows.map((row) => row[0]!))

/** Units of the form that count packages; the tariff has no such unit (CBP's own CTN means content ton). */
const PACKAGES = new Set(['CTN', 'BOX', 'PKG'])

/**
 * The unit as CBP takes it at filing, or undefined when the tariff knows no such unit.
 * Pieces are filed as NO, the tariff's word for counted goods.
 */
export function cbpUnit(code: string): string | undefined {
  if (PACKAGES.has(code)) return undefined
  if (code === 'PCS') return 'NO'
  return cbpCodes.has(code) ? code : undefined
}
