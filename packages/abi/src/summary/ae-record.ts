import type { RecordToEncode } from '../codec/batch.ts'
import type { AE_LAYOUTS, LayoutsOf, ValuesOf } from '../records/index.ts'

type AeLayout = LayoutsOf<typeof AE_LAYOUTS>

/** A record of an entry summary or of the batch around it. */
export type AeRecord = RecordToEncode<AeLayout>

/** One record and its values: a value that the record's layout does not name is a compile error. */
export const aeRecord = <Id extends AeLayout['id']>(
  id: Id,
  values: ValuesOf<Extract<AeLayout, { id: Id }>>,
) => ({ id, values })

/** A list in groups of `size`, the last one possibly shorter: one record for each group. */
export function inGroups<Item>(items: readonly Item[], size: number): [Item, ...Item[]][] {
  const [first, ...rest] = items
  if (first === undefined) return []
  return [[first, ...rest.slice(0, size - 1)], ...inGroups(items.slice(size), size)]
}

/** The values of records 35 and 63: up to five reasons of a post summary correction. */
export const reasonValues = ([reason1 = '', reason2, reason3, reason4, reason5]: readonly string[]) => ({
  reason1,
  reason2,
  reason3,
  reason4,
  reason5,
})
