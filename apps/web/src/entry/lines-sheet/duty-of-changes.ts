import { TARIFF_FACTS } from '../tariff/tariff-facts.ts'
import type { CellText } from './line-change.ts'

/** The fields of a line that its duty depends on. */
const DUTY_FACTS: ReadonlySet<string> = new Set([...TARIFF_FACTS, 'origin_country', 'duty_source'])

/** True if the duty of a line depends on this field. */
export const isDutyFact = (field: string): boolean => DUTY_FACTS.has(field)

/** The fields with which cells say themselves what the duty is, and who gives it. */
const OWN: ReadonlySet<string> = new Set(['duty_amount', 'duty_source'])

type TextOf = (id: string, field: string) => string

/**
 * Changed cells, with who gives the duty from then on: the person, where a duty of the tariff is typed over,
 * which is kept next to it; the tariff, where a line without a duty gets a number.
 */
export function withDutySource(cells: readonly CellText[], textOf: TextOf): CellText[] {
  const given = new Set(cells.filter(({ field }) => OWN.has(field)).map(({ id }) => id))
  return cells.flatMap((cell) => {
    const { id, field, text } = cell
    const source = textOf(id, 'duty_source')
    if (field === 'duty_amount' && source === 'calculated')
      return [
        cell,
        { id, field: 'duty_source', text: 'typed' },
        { id, field: 'duty_calculated', text: textOf(id, 'duty_amount') },
      ]
    if (field === 'htsus' && text && !given.has(id) && !textOf(id, 'duty_amount'))
      return [cell, { id, field: 'duty_source', text: 'calculated' }]
    return [cell]
  })
}

/** The lines whose duty is the tariff's and has to be calculated again after cells were changed. */
export const linesToCalculate = (cells: readonly CellText[], textOf: TextOf): string[] => [
  ...new Set(
    cells
      .filter(({ id, field }) => DUTY_FACTS.has(field) && textOf(id, 'duty_source') === 'calculated')
      .map(({ id }) => id),
  ),
]
