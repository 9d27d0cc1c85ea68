/** The fields of a section that hold something, by path. */
export type Leaves = Map<string, string | true>

/** What tells rows apart and counts them is no field that a person fills in. */
const NO_FIELDS = new Set(['id', 'line_number'])

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false

/** A list without ids is one field: its entries have no identity by which they could be compared one by one. */
const listText = (list: readonly unknown[]): string =>
  typeof list[0] === 'object'
    ? list
        .map((item) =>
          Object.values(item as object)
            .filter((part) => !isBlank(part))
            .join(' '),
        )
        .join('; ')
    : list.join(', ')

/** Fills in what stands under a path. '' , false, an empty list and a missing field are all nothing. */
export function leavesOf(value: unknown, path: string, into: Leaves = new Map()): Leaves {
  if (isBlank(value)) return into
  if (
    Array.isArray(value) &&
    !value.some((item) => typeof item === 'object' && item !== null && 'id' in item)
  ) {
    const text = listText(value)
    return text === '' ? into : into.set(path, text)
  }
  if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value as object)) {
      if (!NO_FIELDS.has(key)) leavesOf(item, path ? `${path}.${key}` : key, into)
    }
    return into
  }
  return into.set(path, value === true ? true : String(value))
}

const DECIMAL = /^\d+\.\d*$/

/** A form shows '12129' as '12,129.00' and stores '12129.00': decimals that are zero change nothing. */
const plain = (leaf: string | true | undefined): string | true | undefined =>
  typeof leaf === 'string' && DECIMAL.test(leaf) ? leaf.replace(/\.?0*$/, '') : leaf

/** Whether two leaves hold the same. */
export const isSameLeaf = (a: string | true | undefined, b: string | true | undefined): boolean =>
  plain(a) === plain(b)

/** Whether two values say the same. */
export function isSameContent(a: unknown, b: unknown): boolean {
  const [one, other] = [leavesOf(a, ''), leavesOf(b, '')]
  return one.size === other.size && [...one].every(([path, leaf]) => isSameLeaf(other.get(path), leaf))
}
