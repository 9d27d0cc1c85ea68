import type { FieldDefinitions } from './field.ts'
import type { draftFields } from './fields/index.ts'

/** Dotted names inside a table of fields; the rows of a list and the places of a list of codes go by any text. */
type PathsIn<Fields extends FieldDefinitions> = {
  [Name in keyof Fields & string]: Fields[Name] extends {
    kind: 'group'
    fields: infer Inner extends FieldDefinitions
  }
    ? `${Name}.${PathsIn<Inner>}`
    : Fields[Name] extends { kind: 'list'; fields: infer Inner extends FieldDefinitions }
      ? Name | `${Name}.${string}.${PathsIn<Inner>}`
      : Fields[Name] extends { kind: 'codes' }
        ? Name | `${Name}.${number}`
        : Name
}[keyof Fields & string]

type Sections = Omit<typeof draftFields, 'line_items'>

/** Where a field is inside a line: `net_qty`, `manufacturer.city`, `invoice_rows.2.value`. */
export type LinePath = PathsIn<typeof draftFields.line_items.fields>

/** Where a field is inside a section of the draft. */
export type SectionPath<Section extends keyof Sections> = PathsIn<Sections[Section]['fields']>

/**
 * Where a field is in the draft. A row of lines or fees goes by its index in a draft and by its id in a form:
 * `header.entry_type`, `line_items.0.net_qty`.
 */
export type DraftPath =
  | { [Section in keyof Sections]: `${Section}.${SectionPath<Section>}` }[keyof Sections]
  | `line_items.${string}.${LinePath}`
