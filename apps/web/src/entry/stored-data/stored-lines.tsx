import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
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
  if (count === 0)
    return (
      <p className={textStyles.secondary}>
        {t({ id: 'stored-lines.there-are-none', defaultMessage: 'There are none.' })}
      </p>
    )
  return (
    <>
      {count > 1 && (
        <TextField
          label={t({ id: 'stored-lines.line-of', defaultMessage: 'Line of {count}' }, { count })}
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
      {isPending && (
        <Skeleton rows={4} label={t({ id: 'stored-lines.loading-line', defaultMessage: 'Loading line…' })} />
      )}
      {isError && (
        <p className={textStyles.secondary}>
          {t({ id: 'stored-lines.the-line-could-not-be', defaultMessage: 'The line could not be loaded.' })}
        </p>
      )}
      {data && <RecordFacts record={data.lines[0]} />}
    </>
  )
}
