import { isCountryCode, OTHER_COUNTRY, UNITS, UNKNOWN_ALUMINUM_COUNTRY } from '../reference/index.ts'
import type { Part } from './part.ts'
import { columnValue, PART_COLUMNS, type PartColumn } from './part-columns.ts'
import { partNumberKey } from './part-number.ts'

/** The reason why a value cannot be saved in a part. */
export type PartFault = 'missing' | 'too-long' | 'not-hts' | 'not-country' | 'not-unit' | 'not-choice'

/** A field of a part, by its path, and what is wrong with it. */
export interface PartFinding {
  readonly path: string
  readonly fault: PartFault
}

/** The longest text, in characters, of a column that sets no limit. */
const TEXT_LENGTH = 200
const unitCodes: ReadonlySet<string> = new Set(UNITS.map(({ code }) => code))
/** The value in place of a second country of smelt when there was none. */
const NO_SMELT = 'N/A'

/**
 * The words allowed in place of a country of metal: an unknown country, or no second smelt (AE record 54).
 */
const METAL_WORDS: Readonly<Record<string, readonly string[]>> = {
  'metal.steel_melt_pour': [OTHER_COUNTRY],
  'metal.aluminum_primary_smelt': [UNKNOWN_ALUMINUM_COUNTRY],
  'metal.aluminum_secondary_smelt': [UNKNOWN_ALUMINUM_COUNTRY, NO_SMELT],
  'metal.aluminum_cast': [UNKNOWN_ALUMINUM_COUNTRY],
  'metal.copper_primary_smelt': [OTHER_COUNTRY],
  'metal.copper_secondary_smelt': [OTHER_COUNTRY, NO_SMELT],
  'metal.copper_cast': [OTHER_COUNTRY],
}

/** The words that a field of a part accepts in addition to the codes of its table. */
export const wordsOfColumn = ({ path }: Pick<PartColumn, 'path'>): readonly string[] =>
  METAL_WORDS[path] ?? []

/** The unit of a line whose HTSUS number asks for no quantity. */
const NO_UNIT = 'X'

/**
 * Returns the problems of a part, in page order. A part needs only its number; each other value must be one
 * that a line can be filed with: ten digits of the tariff, countries and units of CBP's tables.
 */
export const checkPart = (part: Part): PartFinding[] =>
  PART_COLUMNS.flatMap((column) => {
    const fault = faultOf(column, columnValue(part, column))
    return fault ? [{ path: column.path, fault }] : []
  })

function faultOf({ path, field }: PartColumn, value: unknown): PartFault | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  if (path === 'part_number' && partNumberKey(text) === '') return 'missing'
  if (text === '') return undefined
  if (text.length > (field.limit ?? TEXT_LENGTH)) return 'too-long'
  if (path === 'htsus') return /^\d{10}$/.test(text.replace(/[\s.-]/g, '')) ? undefined : 'not-hts'
  if (wordsOfColumn({ path }).includes(text.toUpperCase())) return undefined
  if (field.lookup === 'countries') return isCountryCode(text.toUpperCase()) ? undefined : 'not-country'
  if (field.lookup === 'units') return isUnit(text.toUpperCase()) ? undefined : 'not-unit'
  if (field.values) return field.values.includes(text) ? undefined : 'not-choice'
  return undefined
}

const isUnit = (code: string): boolean => code === NO_UNIT || unitCodes.has(code)
