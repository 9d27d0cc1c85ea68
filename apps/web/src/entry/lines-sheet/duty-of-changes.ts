import type { CellText } from './line-change.ts'

/** The fields of a line that its duty depends on. */
const DUTY_FACTS: ReadonlySet<string> = new Set([
  'htsus',
  'origin_country',
  'net_qty',
  'net_uom',
  'entered_value',
  'duty_source',
])

type SourceOf = (id: string) => string

/** A duty that is typed over is the person's from then on. */
export const withDutySource = (cells: readonly CellText[], sourceOf: SourceOf): CellText[] =>
  cells.flatMap((cell) =>
    cell.field === 'duty_amount' && sourceOf(cell.id) === 'calculated'
      ? [cell, { id: cell.id, field: 'duty_source', text: 'typed' }]
      : [cell],
  )

/** The lines whose duty is the tariff's and has to be calculated again after cells were changed. */
export const linesToCalculate = (cells: readonly CellText[], sourceOf: SourceOf): string[] => [
  ...new Set(
    cells
      .filter(({ id, field }) => DUTY_FACTS.has(field) && sourceOf(id) === 'calculated')
      .map(({ id }) => id),
  ),
]
