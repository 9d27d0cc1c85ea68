import type { FeeRow, LineItem } from '../entry/draft.ts'
import { type FactsOf, feeTable, lineTable } from '../entry/field-table.ts'
import { factReader } from './read-facts.ts'

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
export const ruleLine = (item: LineItem, index: number): RuleLine =>
  LINE.read(item, {
    index,
    htsDigits: (item.htsus ?? '').trim().replaceAll('.', ''),
    hasManufacturer: item.manufacturer !== undefined && Object.values(item.manufacturer).some(isGiven),
    item,
  })

/** Reads one fee row of step 5. */
export const ruleFee = (row: FeeRow, index: number): RuleFee => FEE.read(row, { index })
