import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { storedLineQuery } from './stored-data-api.ts'
import { RecordFacts } from './stored-section.tsx'

/** One stored line at a time, chosen by its number. */
export function StoredLines({
  entryId,
  version,
  count,
}: {
  entryId: string
  version: string
  count: number
}) {
  const [line, setLine] = useState(1)
  const { data, isPending, isError } = useQuery(storedLineQuery(entryId, version, line))
  if (count === 0) return <p className={textStyles.secondary}>There are none.</p>
  return (
    <>
      {count > 1 && (
        <TextField
          label={`Line of ${count}`}
          type="number"
          min={1}
          max={count}
          value={line}
          onChange={(event) => {
            const next = event.currentTarget.valueAsNumber
            if (next >= 1 && next <= count) setLine(next)
          }}
        />
      )}
      {isPending && <Skeleton rows={4} label="Loading line…" />}
      {isError && <p className={textStyles.secondary}>The line could not be loaded.</p>}
      {data && <RecordFacts record={data.lines[0]} />}
    </>
  )
}
