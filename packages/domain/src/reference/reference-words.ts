import type { MessageDescriptor } from '../messages/index.ts'

/** The tables whose rows have a name in every language. */
export type NamedTable =
  | 'census-reason'
  | 'census-warning'
  | 'entry-type'
  | 'license-type'
  | 'missing-document'
  | 'mode'
  | 'unit'

/** The name of a row of a reference table as a message, by its code: `mode.11`. */
export const referenceName = (table: NamedTable, code: string, name: string): MessageDescriptor => ({
  id: `${table}.${code}`,
  defaultMessage: name,
})
