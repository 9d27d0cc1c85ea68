import type { LineItem } from '../entry/index.ts'
import { allocate, centsText, scaled, scaledText } from '../money/index.ts'
import type { ImportField } from './import-columns.ts'
import type { ReadCell } from './read-cell.ts'
import { roundedToFoot } from './whole-dollars.ts'

/** One row of the sheet as a line. */
export interface ReadRow {
  /** The number of the row in the sheet, from 1. */
  row: number
  cells: Partial<Record<ImportField, ReadCell>>
  /** What it says to other agencies. */
  agencies?: NonNullable<LineItem['agency_statements']>
}

type Cells = ReadRow['cells']

/** A value that is missing or cannot be read is quantity times unit price, where both are there; it is proposed, not taken. */
export function withProposal(cells: Cells): Cells {
  const { entered_value: value, net_qty, unit_price } = cells
  if (!value || value.note === 'negative' || (value.state !== 'wrong' && value.state !== 'empty'))
    return cells
  if (unit_price?.note === 'other-currency') return cells
  const quantity = scaled(net_qty?.text, 3)
  const price = scaled(unit_price?.text, 4)
  if (!quantity || !price) return cells
  return {
    ...cells,
    entered_value: { ...value, proposal: scaledText((quantity * price + 50_000n) / 100_000n, 2) },
  }
}

/**
 * A row without another unit takes the one that is written next to its quantity, or over it; the quantity
 * shows it.
 */
export function withUnitOfQuantity(cells: Cells): Cells {
  const { net_qty, net_uom } = cells
  if (!net_qty?.unit) return cells
  if (net_uom && net_uom.state !== 'empty') {
    const { unit: _unit, ...quantity } = net_qty
    return { ...cells, net_qty: quantity }
  }
  return { ...cells, net_uom: { raw: '', text: net_qty.unit, state: 'mended', note: 'unit' } }
}

/**
 * Takes an amount, below zero, off the values of the rows, each by its part of their sum. Undefined when the values do not
 * exceed it, since a line has to keep a value.
 */
function withDiscount(rows: readonly ReadRow[], discount: string): ReadRow[] | undefined {
  const values = rows.map(({ cells }) => scaled(cells.entered_value?.text, 2) ?? 0n)
  const sum = values.reduce((total, value) => total + value, 0n)
  const less = -(scaled(discount, 2) ?? 0n)
  if (less <= 0n || less >= sum) return undefined
  const parts = allocate(less, values)
  return rows.map((row, index) => {
    const value = row.cells.entered_value
    const part = parts[index] ?? 0n
    if (!value || part === 0n) return row
    const text = centsText((values[index] ?? 0n) - part)
    return {
      ...row,
      cells: { ...row.cells, entered_value: { ...value, text, state: 'mended', note: 'discounted' } },
    }
  })
}

/**
 * The rows without those whose discount is spread over the others, and the numbers of those. A discount that the values
 * do not exceed is not spread: its row stays.
 */
export function withDiscounts(rows: readonly { line: ReadRow; discount: string | undefined }[]): {
  rows: ReadRow[]
  spread: ReadonlySet<number>
} {
  let others = rows.flatMap(({ line, discount }) => (discount === undefined ? [line] : []))
  const spread = new Set<number>()
  const stay: ReadRow[] = []
  for (const { line, discount } of rows) {
    if (discount === undefined) continue
    const less = withDiscount(others, discount)
    if (less) {
      others = less
      spread.add(line.row)
    } else stay.push(line)
  }
  return { rows: [...others, ...stay].sort((a, b) => a.row - b.row), spread }
}

/** Values and charges in US dollars, by the dollars for one unit of the sheet's currency; half up to cents. */
export function inDollars(rows: readonly ReadRow[], rate: string): ReadRow[] {
  const factor = scaled(rate, 6) ?? 0n
  const converted = (cell: ReadCell): ReadCell => {
    const cents = scaled(cell.text, 2)
    if (cents === undefined) return cell
    return {
      ...cell,
      text: scaledText((cents * factor + 500_000n) / 1_000_000n, 2),
      state: 'mended',
      note: 'converted',
      foreign: cell.text,
    }
  }
  return rows.map(({ row, cells: { entered_value, charges, ...others } }) => ({
    row,
    cells: {
      ...others,
      ...(entered_value && { entered_value: converted(entered_value) }),
      ...(charges && { charges: converted(charges) }),
    },
  }))
}

/** Entered values as whole dollars that add up to the rounded sum; whether cents were rounded for it. */
export function inWholeDollars(rows: readonly ReadRow[]): { rows: ReadRow[]; isRounded: boolean } {
  const values = rows.map(({ cells }) => cells.entered_value?.text ?? '')
  const whole = roundedToFoot(values)
  const isRounded = whole.some((text, index) => Number(text) !== Number(values[index]))
  const next = rows.map(({ row, cells }, index): ReadRow => {
    const value = cells.entered_value
    if (!value || value.text === '') return { row, cells }
    const text = whole[index] ?? value.text
    const isSame = Number(text) === Number(value.text)
    return {
      row,
      cells: { ...cells, entered_value: { ...value, text, ...(isSame ? {} : { note: 'rounded' as const }) } },
    }
  })
  return { rows: next, isRounded }
}
