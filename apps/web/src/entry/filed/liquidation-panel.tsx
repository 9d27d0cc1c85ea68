import type { Entry } from '@edfe/contracts/entries/entry'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import { formatEntryNumber, ON_FILE } from '@edfe/domain/entry'
import { lastProtestDay } from '@edfe/domain/tasks'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { readBlob } from '../../api/client.ts'
import { messageOf } from '../../api/problem.ts'
import { shortDay } from '../../messages/short-day.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import filtersStyles from '../../ui/filters.module.css'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { saveFile } from '../../ui/save-file.ts'
import textStyles from '../../ui/text.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { showDay, typedDay } from '../values/format.ts'

interface Props {
  entry: Entry
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

/** The day on which CBP liquidated an entry, by its notice; and then the last day to protest, with the letter for it. */
export function LiquidationPanel({ entry, today }: Props) {
  const { editor } = useEntryContext()
  const [typed, setTyped] = useState(showDay(entry.liquidated_on ?? ''))
  const [problem, setProblem] = useState<string>()
  const record = useMutation({
    mutationFn: (day: string | null) => entryApi.recordLiquidation(entry.id, day),
    onSuccess: (answer) => {
      editor.accept(answer)
      setTyped(showDay(answer.liquidated_on ?? ''))
      announce(
        answer.liquidated_on
          ? t({ id: 'liquidation-panel.recorded', defaultMessage: 'The day of liquidation is recorded.' })
          : t({ id: 'liquidation-panel.removed', defaultMessage: 'The day of liquidation is removed.' }),
      )
    },
  })
  const letter = useMutation({
    mutationFn: () => readBlob('getProtestLetter', { params: { id: entry.id } }),
    onSuccess: async (file) =>
      saveFile(
        `protest-${formatEntryNumber(entry.entry_number)}.pdf`,
        'application/pdf',
        new Uint8Array(await file.arrayBuffer()),
      ),
  })
  if (!ON_FILE.has(entry) || !entry.may.record_payment) return null
  const liquidated = parseDay(entry.liquidated_on ?? undefined)
  const entryDate = parseDay(entry.draft_data.header?.entry_date)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const day = typedDay(typed)
    setProblem(
      day
        ? undefined
        : t({
            id: 'liquidation-panel.day-format',
            defaultMessage: 'Use MM/DD/YYYY, for example 12/04/2026',
          }),
    )
    if (day) record.mutate(day)
  }
  return (
    <Panel title={t({ id: 'liquidation-panel.title', defaultMessage: 'Liquidation' })}>
      <form className={filtersStyles.row} onSubmit={submit} noValidate>
        <TextField
          label={t({ id: 'liquidation-panel.day', defaultMessage: 'Liquidated on' })}
          inputMode="numeric"
          value={typed}
          error={problem ?? (record.error ? failureOf(record.error) : undefined)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setTyped(showDay(typed))}
        />
        <Button type="submit" look="quiet" busy={record.isPending}>
          {t({ id: 'liquidation-panel.record', defaultMessage: 'Record the day' })}
        </Button>
      </form>
      <div
        className={`${panelStyles.body} ${layoutStyles.stack12} ${textStyles.small} ${textStyles.secondary}`}
      >
        {liquidated && entryDate ? (
          <>
            <p>
              {t(
                {
                  id: 'liquidation-panel.protest-until',
                  defaultMessage:
                    'File a protest by {day}, 180 days after liquidation (19 U.S.C. 1514). The letter lists what only a protest can bring back.',
                },
                { day: shortDay(lastProtestDay(entryDate, liquidated), today) },
              )}
            </p>
            <div className={layoutStyles.actions}>
              <Button look="quiet" busy={letter.isPending} onClick={() => letter.mutate()}>
                {t({ id: 'liquidation-panel.letter', defaultMessage: 'Protest letter (PDF)' })}
              </Button>
              <Button look="plain" busy={record.isPending} onClick={() => record.mutate(null)}>
                {t(
                  {
                    id: 'liquidation-panel.take-back',
                    defaultMessage: 'Not liquidated on {day} after all',
                  },
                  { day: formatDay(liquidated) },
                )}
              </Button>
            </div>
            <ProblemText text={letter.error ? failureOf(letter.error) : undefined} />
          </>
        ) : (
          <p>
            {t({
              id: 'liquidation-panel.how',
              defaultMessage:
                'CBP posts the day in its bulletin notice of liquidation, and may send the filer a courtesy notice. This product reads no message with that day yet, so type it in.',
            })}
          </p>
        )}
      </div>
    </Panel>
  )
}

const failureOf = (error: Error): string =>
  messageOf(
    error,
    t({
      id: 'liquidation-panel.failed',
      defaultMessage: 'This could not be done. Please try again.',
    }),
  )
