import { draftFromForm } from '@edfe/domain/broker-form'
import { type DraftData, hasContent, type LineItem } from '@edfe/domain/entry'
import { type PaperField, summedField, withSum } from '@edfe/domain/papers'

/** A confirmed value, as it is stored. */
export interface ConfirmedValue {
  field: PaperField
  value: string
}

/** What becomes of the lines that the entry has: the new ones come after them, or in their place. */
export type LinesThen = 'after' | 'instead'

/** The lines of a draft that say something. */
export const givenLines = ({ line_items = [] }: DraftData): readonly LineItem[] =>
  line_items.filter(hasContent)

/**
 * A draft with what was confirmed of papers. New lines take the place of those that there are, or come after them; a sum
 * of the shipment then stays off the lines, because it may be of all of them or of the new ones.
 */
export function madeDraft(
  begin: DraftData,
  values: readonly ConfirmedValue[],
  lines: readonly LineItem[],
  then: LinesThen = 'instead',
): DraftData {
  const ofEntry = values.filter(
    ({ field, value }) => value !== '' && field !== 'currency' && !summedField(field),
  )
  const before = lines.length > 0 && then === 'after' ? givenLines(begin) : []
  const draft = draftFromForm(
    begin,
    ofEntry.map(({ field, value }) => ({ path: field, value })),
    lines.map(({ line_number: _, ...values }) => ({ values })),
    () => crypto.randomUUID(),
  )
  const added = draft.line_items ?? []
  const line_items =
    before.length > 0
      ? [...before, ...added].map((line, at) => ({ ...line, line_number: at + 1 }))
      : values.reduce<readonly LineItem[]>(withSumOf, added)
  return { ...draft, ...(line_items.length > 0 && { line_items: [...line_items] }) }
}

function withSumOf(lines: readonly LineItem[], { field, value }: ConfirmedValue): readonly LineItem[] {
  const name = summedField(field)
  if (!name || value === '') return lines
  const texts = withSum(
    lines.map((line) => line[name] ?? ''),
    value,
  )
  return lines.map((line, at) => ({ ...line, [name]: texts[at] ?? '' }))
}

/** The sections of a draft that another version of it changes. */
export const changedSections = (before: DraftData, after: DraftData): DraftData =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([section, value]) => JSON.stringify(value) !== JSON.stringify(before[section as keyof DraftData]),
    ),
  )
