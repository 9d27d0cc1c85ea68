/** Where one field of a message comes from. `field` is its name in the record layout. */
export interface FieldSource {
  record: string
  field: string
  /** Draft path, lines by `*`; '' when the product sets it. */
  path: string
  /** The way the value is derived, if it is not sent as given; the source that sets it, if no path does. */
  note?: string
}

/** Fields that one form field feeds. */
export const from = (
  path: string,
  ...fields: [record: string, field: string, note?: string][]
): FieldSource[] => fields.map(([record, field, note]) => ({ record, field, path, ...(note && { note }) }))

/** Fields that the product sets. */
export const set = (note: string, ...fields: [record: string, field: string][]): FieldSource[] =>
  fields.map(([record, field]) => ({ record, field, path: '', note }))
