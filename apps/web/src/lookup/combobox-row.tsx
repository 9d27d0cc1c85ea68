import type { LookupRow } from './lookups.ts'

/** One suggestion: the code with the typed start underlined, the name, and where it is. */
export function ComboboxRow({
  row,
  typed,
  hasDetail,
}: {
  row: LookupRow
  typed: string
  hasDetail: boolean
}) {
  const start = typed.trim().toUpperCase()
  const isStart = start !== '' && row.code.startsWith(start)
  return (
    <>
      <b>
        {isStart && <mark>{start}</mark>}
        {isStart ? row.code.slice(start.length) : row.code}
      </b>
      <span>
        {row.name}
        {hasDetail && row.detail && (
          <small>{[knownAs(row, typed), row.detail].filter(Boolean).join(', ')}</small>
        )}
      </span>
    </>
  )
}

/** The other name of a place that a person searches it by: 'Ho Chi Minh City' beside Saigon. */
function knownAs({ aliases = '' }: LookupRow, typed: string): string | undefined {
  const start = typed.trim().toUpperCase()
  // Names of letters alone are for the search.
  return start
    ? aliases.split('; ').find((name) => /[A-Z]/.test(name) && name.toUpperCase().startsWith(start))
    : undefined
}
