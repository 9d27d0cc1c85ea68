import { draftFromForm } from '@edfe/domain/broker-form'
import type { DraftData, LineItem } from '@edfe/domain/entry'
import { type PaperField, withSum } from '@edfe/domain/papers'

/** A confirmed value, as it is stored. */
export interface ConfirmedValue {
  field: PaperField
  value: string
}

const SUMS = {
  'line_items.0.gross_weight_kg': 'gross_weight_kg',
  'line_items.0.manifest_qty': 'manifest_qty',
} as const

/** The field of a line that a sum of the shipment is about; undefined for any other field. */
export const summedField = (field: PaperField) => SUMS[field as keyof typeof SUMS]

/** A draft with what was confirmed of papers over what a new entry begins with. */
export function madeDraft(
  begin: DraftData,
  values: readonly ConfirmedValue[],
  lines: readonly LineItem[],
): DraftData {
  const ofEntry = values.filter(
    ({ field, value }) => value !== '' && field !== 'currency' && !summedField(field),
  )
  const draft = draftFromForm(
    begin,
    ofEntry.map(({ field, value }) => ({ path: field, value })),
    lines.map(({ line_number: _, ...values }) => ({ values })),
    () => crypto.randomUUID(),
  )
  let line_items = draft.line_items ?? []
  for (const { field, value } of values) {
    const name = summedField(field)
    if (!name || value === '') continue
    const texts = withSum(
      line_items.map((line) => line[name] ?? ''),
      value,
    )
    line_items = line_items.map((line, at) => ({ ...line, [name]: texts[at] ?? '' }))
  }
  return { ...draft, ...(line_items.length > 0 && { line_items }) }
}
