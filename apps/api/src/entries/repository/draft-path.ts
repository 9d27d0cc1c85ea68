import type { DraftData } from '@edfe/domain/entry'
import { type RawBuilder, sql } from 'kysely'

/** A section of the draft, a field of a section, or a field of a group in one: `totals_declarations.payment_type`. */
export type DraftPath = PathsOf<DraftData>

type PathsOf<Fields> = {
  [Name in keyof Fields & string]: NonNullable<Fields[Name]> extends readonly unknown[]
    ? Name
    : NonNullable<Fields[Name]> extends object
      ? Name | `${Name}.${PathsOf<NonNullable<Fields[Name]>>}`
      : Name
}[keyof Fields & string]

/** The value of a draft in a column of JSON, as JSON; the compiler checks its path. */
export const draftJson = (column: string, path: DraftPath): RawBuilder<unknown> =>
  sql`${sql.ref(column)} #> ${sql.lit(`{${path.replaceAll('.', ',')}}`)}`

/** The value of a draft in a column of JSON, as text. */
export const draftText = (column: string, path: DraftPath): RawBuilder<string | null> =>
  sql<string | null>`${sql.ref(column)} #>> ${sql.lit(`{${path.replaceAll('.', ',')}}`)}`
