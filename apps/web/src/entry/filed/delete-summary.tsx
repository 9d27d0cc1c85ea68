import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import { formatEntryNumber } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import type { CustomsSide } from '@edfe/domain/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { lineWord } from '../../messages/line-word.ts'
import { useDates } from '../../session/use-dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { announce } from '../../ui/announce.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'
import { filingQuery } from '../editing/entry-queries.ts'

const CONSEQUENCES = defineMessage({
  id: 'delete-summary.consequences',
  defaultMessage:
    'CBP removes the summary from its records, and nothing is owed for it. If the goods still need an entry summary, you have to file one under the same number in time, or CBP can claim liquidated damages on your bond. CBP deletes no summary that is paid or that its officers have begun to review; then it says so, and the summary stays on file.',
})

const PRACTICE = defineMessage({
  id: 'delete-summary.practice',
  defaultMessage:
    '{line}: only {by, select, test {CBP’s test system} other {the simulator}} deletes it. With CBP, this would follow: {consequences}',
})

/** Asks CBP to delete an accepted summary, after a question that says what follows. */
export function DeleteSummaryButton({ customs }: { customs: CustomsSide }) {
  const entry = useEntry()
  const { editor } = useEntryContext()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      editor.accept(await entryApi.deleteSummary(entry.id))
      announce(
        t({
          id: 'delete-summary.asked',
          defaultMessage: 'CBP is asked to delete the summary.',
        }),
      )
      await queryClient.invalidateQueries({ queryKey: filingQuery(entry.id).queryKey })
    } catch (failure) {
      setProblem(
        messageOf(
          failure,
          t({
            id: 'delete-summary.failed',
            defaultMessage: 'CBP could not be asked to delete the summary. Please try again.',
          }),
        ),
      )
    }
    setBusy(false)
  }
  return (
    <ConfirmedButton
      label={t({ id: 'delete-summary.open', defaultMessage: 'Delete at CBP…' })}
      danger
      title={t(
        { id: 'delete-summary.title', defaultMessage: 'Delete the summary of {number}?' },
        { number: formatEntryNumber(entry.entry_number) },
      )}
      question={
        customs === 'CBP'
          ? t(CONSEQUENCES)
          : t(PRACTICE, { consequences: t(CONSEQUENCES), by: customs, line: lineWord(customs) })
      }
      action={t({ id: 'delete-summary.ask', defaultMessage: 'Ask CBP to delete it' })}
      busy={isBusy}
      problem={problem}
      onConfirm={ask}
    />
  )
}

interface NoticeProps {
  filing: FilingAnswer
  customs: CustomsSide
}

/** Shows the state of the summary's deletion: requested, done, or refused with CBP's words. */
export function DeletionNotice({ filing: { deletion }, customs }: NoticeProps) {
  const entry = useEntry()
  const dates = useDates()
  if (!deletion) return null
  if (entry.deletion === 'requested') {
    return (
      <Alert tone="info" isFlush>
        <h2>
          {t(
            {
              id: 'delete-summary.requested-title',
              defaultMessage:
                '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} is asked to delete this summary',
            },
            { customs },
          )}
        </h2>
        <p>
          {t({
            id: 'delete-summary.requested',
            defaultMessage: 'The summary stays on file until CBP responds. This page updates automatically.',
          })}
        </p>
      </Alert>
    )
  }
  if (entry.deletion === 'deleted') {
    return (
      <Alert tone="info" isFlush>
        <h2>
          {deletion.answered_at
            ? t(
                {
                  id: 'delete-summary.deleted-title-day',
                  defaultMessage:
                    '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} deleted this summary on {day}',
                },
                { customs, day: dates.day(deletion.answered_at) },
              )
            : t(
                {
                  id: 'delete-summary.deleted-title',
                  defaultMessage:
                    '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} deleted this summary',
                },
                { customs },
              )}
        </h2>
        <p>
          {t({
            id: 'delete-summary.deleted',
            defaultMessage: 'Nothing is on file under this number. To file it again, choose ‘Replace…’.',
          })}
        </p>
      </Alert>
    )
  }
  return (
    <Alert tone="error" isFlush>
      <h2>
        {t(
          {
            id: 'delete-summary.refused-title',
            defaultMessage:
              '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} did not delete this summary',
          },
          { customs },
        )}
      </h2>
      <p>
        {t({ id: 'delete-summary.refused', defaultMessage: 'It is on file as before.' })}
        {deletion.conditions.map(({ code, cbp_label }) => ` ${code} ${cbp_label}.`).join('')}
      </p>
    </Alert>
  )
}
