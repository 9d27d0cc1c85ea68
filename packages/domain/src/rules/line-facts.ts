import type { FeeRow, LineItem } from '../entry/draft.ts'
import { type FactsOf, feeTable, lineTable } from '../entry/field-table.ts'
import { factReader, type GivenFacts } from './read-facts.ts'

/** One line as rules read it: every field filled, text trimmed, '' where nothing was given. */
export interface RuleLine extends FactsOf<typeof lineTable> {
  /** Position in the draft, from 0; findings point at it. */
  readonly index: number
  /** The digits of the HTSUS number, without dots. */
  readonly htsDigits: string
  /** Some of the manufacturer's name and address is given. */
  readonly hasManufacturer: boolean
  readonly item: LineItem
}

export interface RuleFee extends FactsOf<typeof feeTable> {
  readonly index: number
}

const LINE = factReader(lineTable)
const FEE = factReader(feeTable)

const isGiven = (part: unknown) => String(part).trim() !== ''

/** Reads one line; `index` is its position in the draft. */
export function ruleLine(item: LineItem, index: number, given?: GivenFacts): RuleLine {
  const htsDigits = (item.htsus ?? '').trim().replaceAll('.', '')
  const hasManufacturer = item.manufacturer !== undefined && Object.values(item.manufacturer).some(isGiven)
  return LINE.fill({ ...LINE.blank, index, htsDigits, hasManufacturer, item }, item, given)
}

/** The lines of a draft, and the facts that are blank in all of them. */
export interface RuleLines {
  readonly lines: readonly RuleLine[]
  readonly blank: ReadonlySet<keyof RuleLine>
}

export function ruleLines(items: readonly LineItem[]): RuleLines {
  const given = LINE.noneGiven()
  const lines = items.map((item, index) => ruleLine(item, index, given))
  return { lines, blank: LINE.notGiven(given) }
}

/** Reads one fee row of step 5. */
export const ruleFee = (row: FeeRow, index: number): RuleFee => FEE.fill({ ...FEE.blank, index }, row)
