import type { Field, FieldTable } from './field.ts'
import { headerFields } from './header.fields.ts'
import { lineFields, lineListFields } from './line.fields.ts'
import { otherPartyFields } from './other-party.fields.ts'
import { bondFields, exportFields, remedyFields, reviewFields } from './page.fields.ts'
import { partyNumberFields } from './party.fields.ts'
import { consigneeFields, importerFields } from './party-address.fields.ts'
import { shipmentFields } from './shipment.fields.ts'
import { declarationFields, feeFields, totalFields } from './totals.fields.ts'

export type { FactsOf, Field, FieldKind, FieldLookup, FieldTable, NamedPage } from './field.ts'
export { lineFields, lineFormFields } from './line.fields.ts'
export { lineDetailFields } from './line-detail.fields.ts'
export { feeFields } from './totals.fields.ts'

/** Every field that an entry has once, in page order; its name is what rules read it by. */
export const entryFields = {
  ...headerFields,
  ...bondFields,
  ...shipmentFields,
  ...exportFields,
  ...remedyFields,
  ...partyNumberFields,
  ...consigneeFields,
  ...importerFields,
  ...otherPartyFields,
  ...lineListFields,
  ...totalFields,
  ...declarationFields,
  ...reviewFields,
} as const

export type EntryFieldName = keyof typeof entryFields
export type LineFieldName = keyof typeof lineFields
export type FeeFieldName = keyof typeof feeFields

/** The registry as screens use it: `fields.entry.bill`, `fields.line.htsus`, `fields.fee.feeAmount`. */
export const fields = { entry: entryFields, line: lineFields, fee: feeFields } as const

const byPath = (table: FieldTable) => new Map(Object.values(table).map((field) => [field.path, field]))
const entryByPath = byPath(entryFields)
const lineByPath = byPath(lineFields)
const feeByPath = byPath(feeFields)

const LINE = /^line_items\.\d+\.(.+)$/
const FEE = /^totals_declarations\.fee_summary\.\d+\.(.+)$/

/** The field at a draft path (`header.entry_date`, `line_items.0.htsus`); undefined when there is none. */
export function fieldOf(path: string): Field | undefined {
  const inLine = LINE.exec(path)?.[1]
  if (inLine) return lineByPath.get(inLine)
  const inFee = FEE.exec(path)?.[1]
  return inFee ? feeByPath.get(inFee) : entryByPath.get(path)
}

const pageOrder: ReadonlyMap<string, number> = new Map(
  [...Object.values(entryFields), ...Object.values(lineFields), ...Object.values(feeFields)].map(
    (field: Field, index) => [field.path, index] as const,
  ),
)

/** Where a field stands on its page; sections are ordered by their step. Unknown paths come last. */
export const fieldPosition = (path: string): number =>
  pageOrder.get(LINE.exec(path)?.[1] ?? FEE.exec(path)?.[1] ?? path) ?? Number.MAX_SAFE_INTEGER
