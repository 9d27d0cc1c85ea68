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
        {hasDetail && row.detail && <small>{row.detail}</small>}
      </span>
    </>
  )
}
