import { adcvdAmount, agriculturalAmounts, casesOf, isDutyRow, lineFees } from '../calculations/index.ts'
import { type DraftData, isSetComponent, type LineItem } from '../entry/index.ts'
import { allocate, type Cents, sumCents, toCents } from '../money/index.ts'
import { partNumberKey } from '../parts/index.ts'
import { type Amounts, sumAmounts, withoutZeros } from '../statement/index.ts'

/** Goods, freight and what customs takes, of the lines of an entry that have one part number. */
export interface PartCost {
  /** The number as the first of the lines has it; '' for goods without one. */
  part: string
  /** The entered value. */
  value: Cents
  /** Freight and insurance to the United States, block 36B. */
  freight: Cents
  amounts: Amounts
}

/** What was filed for an entry, by the classes that a statement has. The classes add up to the grand total. */
export function filedAmounts(draft: DraftData): Amounts {
  const { line_items: lines = [], totals_declarations: { fee_summary: rows = [] } = {} } = draft
  return sumAmounts([
    {
      duty: sumCents(lines.map(({ duty_amount }) => toCents(duty_amount))),
      tax: sumCents(lines.map(({ ir_tax_amount }) => toCents(ir_tax_amount))),
      antidumping: adcvdAmount(draft, 'AD'),
      countervailing: adcvdAmount(draft, 'CVD'),
    },
    ...rows
      .filter((row) => !isDutyRow(row))
      .map((row) => ({ [row.class_code || row.fee_type || 'fee']: toCents(row.amount) })),
  ])
}

/**
 * The cost of an entry by part. Each amount is shared among the lines by what they say of its class, and by value where
 * they say nothing; the shares add up to it to the cent. The parts of a set have no value: that of their header is theirs.
 */
export function partCosts(draft: DraftData, amounts: Amounts = filedAmounts(draft)): PartCost[] {
  const lines: readonly Partial<LineItem>[] = draft.line_items?.length ? draft.line_items : [{}]
  const shares = Object.entries(amounts).map(
    ([name, amount]) => [name, allocate(amount, weightsOf(name, draft, lines))] as const,
  )
  const costs = lines.map((line, index) => ({
    part: line.part_number?.trim() ?? '',
    value: enteredValue(line),
    freight: toCents(line.charges),
    amounts: Object.fromEntries(shares.map(([name, each]) => [name, each[index] ?? 0n])),
  }))
  return [...Map.groupBy(costs, ({ part }) => partNumberKey(part)).values()].map((same) => ({
    part: same[0]?.part ?? '',
    value: sumCents(same.map(({ value }) => value)),
    freight: sumCents(same.map(({ freight }) => freight)),
    amounts: withoutZeros(sumAmounts(same.map((one) => one.amounts))),
  }))
}

type Line = Partial<LineItem>

const enteredValue = (line: Line): Cents => (isSetComponent(line) ? 0n : toCents(line.entered_value))

/** By what a class is shared: the lines' own amounts of it, else their values. */
function weightsOf(name: string, draft: DraftData, lines: readonly Line[]): Cents[] {
  const own = ownAmounts(name, draft, lines).map((amount) => (amount && amount > 0n ? amount : 0n))
  return own.some((amount) => amount > 0n) ? own : lines.map(enteredValue)
}

function ownAmounts(name: string, draft: DraftData, lines: readonly Line[]): (Cents | undefined)[] {
  const ofCases = (kind: 'AD' | 'CVD') =>
    lines.map((line) =>
      sumCents(
        casesOf(line)
          .filter((one) => one.kind === kind)
          .map(({ amount }) => toCents(amount)),
      ),
    )
  switch (name) {
    case 'duty':
      return lines.map(({ duty_amount }) => toCents(duty_amount))
    case 'tax':
      return lines.map(({ ir_tax_amount }) => toCents(ir_tax_amount))
    case 'antidumping':
      return ofCases('AD')
    case 'countervailing':
      return ofCases('CVD')
    case MERCHANDISE_PROCESSING:
      return lineFees(draft, draft.header?.entry_date).map(({ mpf }) => mpf)
    case HARBOR_MAINTENANCE:
      return lineFees(draft, draft.header?.entry_date).map(({ hmf }) => hmf)
    default:
      return agriculturalAmounts(draft.line_items ?? [], name)
  }
}

const MERCHANDISE_PROCESSING = '499'
const HARBOR_MAINTENANCE = '501'
