import type { CalendarDay } from '../../calendar/index.ts'
import type { LineItem } from '../../entry/draft.ts'
import type { LineFieldName } from '../../entry/field-table.ts'
import { fieldOf } from '../../entry/field-table.ts'

type TextField = {
  [Name in keyof LineItem]-?: LineItem[Name] extends string | undefined ? Name : never
}[keyof LineItem]

interface LineHeaderField {
  /** The field of the line that it carries. */
  from: LineFieldName & TextField
  /** The reason that a correction cites when this field changes (AE table 15). */
  reason: `L${number}`
  /** Returns the value for record 40 from the typed text; undefined leaves it blank. */
  value(typed: string): string | CalendarDay | undefined
}

/** Record 40 takes a category of the textile system as digits. */
export const isTextileCategory = (category: string): boolean => /^\d{1,3}$/.test(category)

const oneOf =
  (field: LineFieldName) =>
  (typed: string): string | undefined =>
    fieldOf(`line_items.0.${field}`)?.values?.includes(typed) ? typed : undefined

/**
 * The fields of record 40 that carry one field of the line (CBP AE chapter, July 2026), by their names in the layout.
 * A new one is a row here: facts, record and filing map follow.
 */
export const LINE_HEADER_FIELDS = {
  specialProgram: { from: 'spi', reason: 'L02', value: (typed) => typed.trim().toUpperCase() || undefined },
  textileCategory: {
    from: 'category_number',
    reason: 'L23',
    value: (typed) => (isTextileCategory(typed) ? typed : undefined),
  },
  netCost: { from: 'net_cost', reason: 'L04', value: oneOf('net_cost') },
  relatedParty: { from: 'relationship', reason: 'L30', value: oneOf('relationship') },
  /** Why no agricultural fee is owed: 1 cotton, 2 organic goods. */
  feeExemption: { from: 'fee_exemption', reason: 'L18', value: oneOf('fee_exemption') },
  /** Textiles that may need no visa, F, G, H or M, and craft beverages, C (position 55). */
  productClaim: { from: 'product_claim', reason: 'L01', value: oneOf('product_claim') },
} as const satisfies Record<string, LineHeaderField>

export type LineHeaderFacts = {
  -readonly [Name in keyof typeof LINE_HEADER_FIELDS]?: ReturnType<(typeof LINE_HEADER_FIELDS)[Name]['value']>
}

/** The names of these fields in record 40. */
export const LINE_HEADER_NAMES = Object.keys(LINE_HEADER_FIELDS) as (keyof typeof LINE_HEADER_FIELDS)[]

/** Returns the values of a line in these fields. */
export const lineHeaderFacts = (line: LineItem): LineHeaderFacts =>
  Object.fromEntries(
    LINE_HEADER_NAMES.flatMap((name) => {
      const { from, value } = LINE_HEADER_FIELDS[name]
      const carried = value(line[from] ?? '')
      return carried === undefined ? [] : [[name, carried]]
    }),
  )
