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

/** What a line has besides its fields. Fields that it does not give are blank by the prototype, which costs no copy. */
class OwnFacts {
  readonly index: number
  readonly htsDigits: string
  readonly hasManufacturer: boolean
  readonly item: LineItem

  constructor(item: LineItem, index: number) {
    this.index = index
    this.htsDigits = (item.htsus ?? '').trim().replaceAll('.', '')
    this.hasManufacturer = item.manufacturer !== undefined && Object.values(item.manufacturer).some(isGiven)
    this.item = item
  }
}
Object.setPrototypeOf(OwnFacts.prototype, LINE.blank)

const isGiven = (part: unknown) => String(part).trim() !== ''

/** Reads one line; `index` is its position in the draft. */
export const ruleLine = (item: LineItem, index: number, given?: GivenFacts): RuleLine =>
  LINE.fill(new OwnFacts(item, index), item, given)

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
