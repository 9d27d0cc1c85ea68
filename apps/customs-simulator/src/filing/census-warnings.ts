import { scaled, sumCents, toCents } from '@edfe/domain/money'
import { isAirMode } from '@edfe/domain/reference'
import type { Reference } from '../answer/conditions.ts'
import { lineReference } from '../summary/references.ts'
import type { Summary, SummaryLine } from '../summary/summary.ts'

/** The warnings of the Census Bureau, in the words of AE table 11. */
export const CENSUS_NARRATIVES = {
  '27H': '*CENSUS* GROSS WEIGHT - AIR',
  '27I': '*CENSUS* GROSS WEIGHT - VESSEL',
  '27J': '*CENSUS* OR-AGR CHARGES/VALUE',
} as const
export type CensusWarningCode = keyof typeof CENSUS_NARRATIVES

export interface CensusWarning {
  code: CensusWarningCode
  references: Reference[]
}

const SLOTS = [1, 2, 3, 4, 5, 6, 7]
const VESSEL = ['10', '11']

/**
 * The warnings of an accepted summary that its lines do not override. The limits of the Census Bureau are not public:
 * this simulator warns only of figures that cannot be right together, a net weight above the gross weight and charges
 * above the value.
 */
export function censusWarnings(summary: Summary): CensusWarning[] {
  const { mode = '' } = summary.one('10')
  return summary.lines.flatMap((line) => {
    const overridden = overridesOf(line)
    return warningsOf(line, mode)
      .filter((code) => !overridden.has(code))
      .map((code) => ({ code, references: [lineReference(line)] }))
  })
}

function warningsOf(line: SummaryLine, mode: string): CensusWarningCode[] {
  const rows = line.all('50')
  const { charges, grossWeight } = line.header
  const netWeight = rows.flatMap((row) =>
    ([1, 2, 3] as const).flatMap((slot) =>
      row[`unit${slot}`] === 'KG' ? [scaled(row[`quantity${slot}`], 2) ?? 0n] : [],
    ),
  )
  // Half a kilogram is rounded away from the gross weight.
  const isLighter = netWeight.some((net) => net > (scaled(grossWeight, 2) ?? 0n) + 50n)
  const isDear = toCents(charges) > sumCents(rows.map(({ value }) => toCents(value)))
  return [
    ...(isLighter && isAirMode(mode) ? (['27H'] as const) : []),
    ...(isLighter && VESSEL.includes(mode) ? (['27I'] as const) : []),
    ...(isDear ? (['27J'] as const) : []),
  ]
}

const overridesOf = (line: SummaryLine): Set<string> =>
  new Set(
    line
      .all('CW02')
      .flatMap((values) => SLOTS.flatMap((slot) => values[`censusWarningConditionCode${slot}`] ?? [])),
  )
