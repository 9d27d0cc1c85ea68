import {
  columnValue,
  goodsOf,
  PART_COLUMNS,
  type Part,
  type PartColumn,
  partOfColumns,
  partWords,
} from '@edfe/domain/parts'
import { inSentence } from '../words/in-sentence.ts'
import { t } from '../words/t.ts'

/** The texts of the form of a part, by the path of the field. */
export type PartValues = Readonly<Record<string, string>>

/** Fields that the form has. Lists, and what the search of the tariff found, are set in a line, and kept. */
export const FORM_COLUMNS: readonly PartColumn[] = PART_COLUMNS.filter(
  ({ field }) => field.kind !== 'list' && field.kind !== 'codes' && field.control !== 'read-only',
)
const KEPT_COLUMNS = PART_COLUMNS.filter((column) => !FORM_COLUMNS.includes(column))

export const NO_PART: Part = { part_number: '' }

/** A part as the texts of its form. */
export const valuesOfPart = (part: Part): PartValues =>
  Object.fromEntries(FORM_COLUMNS.map((column) => [column.path, String(columnValue(part, column) ?? '')]))

/** The part that a form describes, as it is saved; `before` has what the form does not show. */
export function partOfValues(values: PartValues, before: Part): Part {
  const part = partOfColumns([
    ...KEPT_COLUMNS.map((column) => [column, columnValue(before, column)] as const),
    ...FORM_COLUMNS.map((column) => [column, values[column.path] ?? ''] as const),
  ])
  return { ...goodsOf(part), part_number: part.part_number.trim() }
}

/** The names of the values that a part keeps in addition to the fields of its form. */
export const keptLabels = (part: Part): string[] =>
  KEPT_COLUMNS.filter((column) => {
    const value = columnValue(part, column)
    return Array.isArray(value) && value.length > 0
  }).map(({ path }) => inSentence(t(partWords(path).label)))
