import type { Classification } from '@edfe/domain/entry'
import type { ColumnMap, DecimalSign, ImportField } from '@edfe/domain/lines-import'

/** A person's decision about a row: leave it out, spread its amount, or bring a hidden row in. */
export type Aside = 'left-out' | 'spread' | 'shown'

/** US dollars for one unit of the sheet's currency as it is typed, the day of the rate (ISO 8601) and its source. */
export interface Rate {
  typed: string
  day: string
  source: string
}

/** What a person chose and typed before an import, as JSON can keep it. Rows are numbered from 1, columns from 0. */
export interface ImportChoices {
  /** Of the sheet. */
  index: number
  chosen?: ColumnMap | undefined
  /** Columns that answer no agency. */
  unasked: readonly number[]
  /** Texts by the key of their cell. */
  mended: readonly (readonly [cell: string, text: string])[]
  /** Why a number was chosen, by row. */
  reasons: readonly (readonly [row: number, reason: Classification])[]
  currency?: string | undefined
  decimals: readonly (readonly [field: ImportField, sign: DecimalSign])[]
  aside: readonly (readonly [row: number, how: Aside])[]
  rate: Rate
}

/** No choices yet about a sheet. */
export const noChoices = (index: number, rate: Rate): ImportChoices => ({
  index,
  unasked: [],
  mended: [],
  reasons: [],
  decimals: [],
  aside: [],
  rate,
})

/** Entries with one of them set anew, or taken away by undefined. */
export function withEntry<Key, Value>(
  entries: readonly (readonly [Key, Value])[],
  key: Key,
  value: Value | undefined,
): readonly (readonly [Key, Value])[] {
  const others = entries.filter(([other]) => other !== key)
  return value === undefined ? others : [...others, [key, value]]
}
