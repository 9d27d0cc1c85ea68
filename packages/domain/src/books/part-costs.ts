import { adcvdAmount, agriculturalAmounts, casesOf, isDutyRow, lineFees } from '../calculations/index.ts'
import {
  type DraftData,
  type GoodsNumbers,
  goodsNumbers,
  isSetComponent,
  type LineItem,
} from '../entry/index.ts'
import { allocate, type Cents, sumCents, toCents } from '../money/index.ts'
import { partNumberKey } from '../parts/index.ts'
import { type Amounts, sumAmounts, withoutZeros } from '../statement/index.ts'

/** Goods, freight and what customs takes, of the goods of an entry that have one part number and one purchase order. */
export interface PartCost {
  /** The number as the first of the goods has it; '' for goods without one. */
  part: string
  /** The purchase order, likewise. */
  order: string
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
 * The cost of an entry by part and purchase order. Each amount is shared among the lines by what they say of its class,
 * and by value where they say nothing; a line that sums rows of an invoice shares its own among them by their values. The
 * shares add up to the amount to the cent. The parts of a set have no value: that of their header is theirs.
 */
export function partCosts(draft: DraftData, amounts: Amounts = filedAmounts(draft)): PartCost[] {
  const lines: readonly Partial<LineItem>[] = draft.line_items?.length ? draft.line_items : [{}]
  const shares = Object.entries(amounts).map(
    ([name, amount]) => [name, allocate(amount, weightsOf(name, draft, lines))] as const,
  )
  const costs = lines.flatMap((line, index) =>
    costsOfRows(draft, line, {
      value: enteredValue(line),
      freight: toCents(line.charges),
      amounts: Object.fromEntries(shares.map(([name, each]) => [name, each[index] ?? 0n])),
    }),
  )
  return [...Map.groupBy(costs, keyOf).values()].map((same) => ({
    part: same[0]?.part ?? '',
    order: same[0]?.order ?? '',
    value: sumCents(same.map(({ value }) => value)),
    freight: sumCents(same.map(({ freight }) => freight)),
    amounts: withoutZeros(sumAmounts(same.map((one) => one.amounts))),
  }))
}

/** What tells the goods of a file apart. */
const keyOf = ({ part, order }: GoodsNumbers): string =>
  JSON.stringify([partNumberKey(part), partNumberKey(order)])

/** The cost of a line, shared among the rows of the invoice that it sums by their values. */
function costsOfRows(
  draft: DraftData,
  line: Line,
  { value, freight, amounts }: Omit<PartCost, keyof GoodsNumbers>,
): PartCost[] {
  const goods = goodsNumbers(draft, line)
  const weights = goods.map((_, row) => toCents(line.invoice_rows?.[row]?.value))
  const share = (amount: Cents): Cents[] => allocate(amount, weights)
  const [values, freights] = [share(value), share(freight)]
  const shares = Object.entries(amounts).map(([name, amount]) => [name, share(amount)] as const)
  return goods.map((numbers, row) => ({
    ...numbers,
    value: values[row] ?? 0n,
    freight: freights[row] ?? 0n,
    amounts: Object.fromEntries(shares.map(([name, each]) => [name, each[row] ?? 0n])),
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
