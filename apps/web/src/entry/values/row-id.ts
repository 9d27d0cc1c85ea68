/** An id for a new line or fee row: stable across renumbering, and never mistaken for a list position. */
export function newRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return `r${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
