import { type LineItem, lineFields } from '@edfe/domain/entry'
import type { Exchange } from '@edfe/domain/imported-line'
import type { MergedRow } from '@edfe/domain/parts'
import { fromFormValues } from '../form/form-values.ts'
import { type ImportedLines, importedLines } from './imported-lines.ts'

interface Options {
  newId: () => string
  exchange: Exchange | undefined
}

/** Rows as the lines of another entry, as they are stored. */
export function linesOfRows(rows: readonly MergedRow[], { newId, exchange }: Options): LineItem[] {
  const { cells, lists, order }: ImportedLines = importedLines({
    rows,
    mode: 'replace',
    order: [],
    goodsOf: () => ({ partNumber: '', description: '' }),
    isBlank: () => true,
    newId,
    exchange,
  })
  const values = new Map(order.map((id): [string, Record<string, unknown>] => [id, {}]))
  for (const { id, field, text } of cells) put(values.get(id), field, text)
  for (const { id, field, value } of lists) put(values.get(id), field, value)
  return order.map((id, index) => ({
    ...fromFormValues(lineFields, values.get(id)),
    id,
    line_number: index + 1,
  }))
}

/** Sets a value at the path of a field, such as `invoice.currency_code`. */
function put(line: Record<string, unknown> | undefined, field: string, value: unknown): void {
  const path = field.split('.')
  const last = path.pop()
  let at = line
  for (const name of path) {
    if (at) at[name] ??= {}
    at = at?.[name] as Record<string, unknown> | undefined
  }
  if (at && last) at[last] = value
}
