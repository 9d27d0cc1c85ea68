/** The fields of a section that have a value, by path. */
export type FlatFields = Map<string, string | true>

/** Identity and number of a row; nobody types them. */
const NO_FIELDS = new Set(['id', 'line_number'])

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false

/** A list without ids counts as one field, since its items cannot be matched one by one. */
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

/** Collects the values below a path. '', false, an empty list and a missing field all count as no value. */
export function flattenFields(value: unknown, path: string, into: FlatFields = new Map()): FlatFields {
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
      if (!NO_FIELDS.has(key)) flattenFields(item, path ? `${path}.${key}` : key, into)
    }
    return into
  }
  return into.set(path, value === true ? true : String(value))
}

const DECIMAL = /^\d+\.\d*$/

/** A form shows '12129' as '12,129.00' and stores '12129.00': trailing zeros change nothing. */
const plain = (leaf: string | true | undefined): string | true | undefined =>
  typeof leaf === 'string' && DECIMAL.test(leaf) ? leaf.replace(/\.?0*$/, '') : leaf

/** True if two fields have the same value. */
export const isSameValue = (a: string | true | undefined, b: string | true | undefined): boolean =>
  plain(a) === plain(b)

/** True if two values have the same fields with the same values. */
export function isSameContent(a: unknown, b: unknown): boolean {
  const [one, other] = [flattenFields(a, ''), flattenFields(b, '')]
  return one.size === other.size && [...one].every(([path, leaf]) => isSameValue(other.get(path), leaf))
}
