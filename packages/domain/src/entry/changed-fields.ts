import type { DraftData } from './draft.ts'

type Content = Readonly<Record<string, unknown>>

/** A draft means the same by '', false, an empty list or section as by a field that is absent. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value with its keys in order and its blank fields left out, so that equal content is equal text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (!isContent(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, field]) => [key, canonical(field)] as const)
      .filter(([, field]) => !isBlank(field))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const areRows = (value: unknown): value is { id: string }[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => isContent(row) && 'id' in row)

/**
 * The paths of the fields in which two drafts differ, in the order of the later one. A row is compared with the row
 * of its id and named by its index in the later draft; a row that was added or removed is one path, and so are rows
 * in another order (the path of their list).
 */
export const changedFields = (before: DraftData, after: DraftData): string[] =>
  differences(canonical(before), canonical(after), '')

function differences(before: unknown, after: unknown, path: string): string[] {
  if (isSame(before, after)) return []
  if (areRows(before) || areRows(after)) return rowDifferences(rowsOf(before), rowsOf(after), path)
  if (!isContent(before ?? {}) || !isContent(after ?? {}) || (!isContent(before) && !isContent(after)))
    return [path]
  const [was, is] = [(before ?? {}) as Content, (after ?? {}) as Content]
  return [...new Set([...Object.keys(is), ...Object.keys(was)])].flatMap((key) =>
    differences(was[key], is[key], path ? `${path}.${key}` : key),
  )
}

const rowsOf = (value: unknown): { id: string }[] => (areRows(value) ? value : [])

function rowDifferences(before: { id: string }[], after: { id: string }[], path: string): string[] {
  const was = new Map(before.map((row) => [row.id, row]))
  const left = new Set(after.map(({ id }) => id))
  const kept = (rows: { id: string }[]) =>
    rows.map(({ id }) => id).filter((id) => was.has(id) && left.has(id))
  const isReordered = !isSame(kept(before), kept(after))
  const changed = after.flatMap((row, index) => {
    const old = was.get(row.id)
    return old ? differences(numberless(old), numberless(row), `${path}.${index}`) : [`${path}.${index}`]
  })
  const removed = before.flatMap((row, index) => (left.has(row.id) ? [] : [`${path}.${index}`]))
  return [...(isReordered ? [path] : []), ...changed, ...removed]
}

/** A row without its number, which follows from its position. */
function numberless(row: Content): Content {
  const { line_number: _number, ...rest } = row
  return rest
}
