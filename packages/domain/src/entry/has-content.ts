/**
 * The fields that a new draft or a page fills in by default: none of them shows that somebody filled a
 * section in.
 */
const GIVEN = new Set(['id', 'line_number', 'entry_number', 'country', 'currency_code'])

/** True if a section of a draft holds anything beyond its starting values. */
export function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasContent)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).some(([key, inner]) => !GIVEN.has(key) && hasContent(inner))
  }
  return value !== undefined && value !== null && value !== '' && value !== false
}
