import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import { formatEntryNumber } from '@edfe/domain/entry'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useDates } from '../../session/use-dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { announce } from '../../ui/announce.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { entryApi } from '../editing/entry-api.ts'
import { useEditorState, useEntryContext } from '../editing/entry-context.ts'
import { filingQuery } from '../editing/entry-queries.ts'

const CONSEQUENCES =
  'CBP removes the summary from its records, and nothing is owed for it. If the goods still need an entry summary, you have to file one under the same number in time, or CBP can claim liquidated damages on your bond. CBP deletes no summary that is paid or that its officers have begun to review; then it says so, and the summary stays on file.'

const PRACTICE = 'This is practice: only the simulator deletes it. With CBP, this would follow: '

/** Asks CBP to delete an accepted summary, after a question that says what follows. */
export function DeleteSummaryButton({ isPractice }: { isPractice: boolean }) {
  const { entry } = useEditorState()
  const { editor } = useEntryContext()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      editor.accept(await entryApi.deleteSummary(entry.id))
      announce('CBP is asked to delete the summary.')
      await queryClient.invalidateQueries({ queryKey: filingQuery(entry.id).queryKey })
    } catch (failure) {
      setProblem(messageOf(failure, 'CBP could not be asked to delete the summary. Please try again.'))
    }
    setBusy(false)
  }
  return (
    <ConfirmedButton
      label="Delete at CBP…"
      danger
      title={`Delete the summary of ${formatEntryNumber(entry.entry_number)}?`}
      question={isPractice ? PRACTICE + CONSEQUENCES : CONSEQUENCES}
      action="Ask CBP to delete it"
      busy={isBusy}
      problem={problem}
      onConfirm={ask}
    />
  )
}

interface NoticeProps {
  filing: FilingAnswer
  /** Whether the entry went to the simulator. */
  isPractice: boolean
}

/** How far the deletion of the summary is: asked, done, or refused with what CBP says. */
export function DeletionNotice({ filing: { deletion }, isPractice }: NoticeProps) {
  const { entry } = useEditorState()
  const dates = useDates()
  if (!deletion) return null
  const customs = isPractice ? 'The simulator' : 'CBP'
  if (entry.deletion === 'requested') {
    return (
      <Alert tone="info" isFlush>
        <h2>{customs} is asked to delete this summary</h2>
        <p>The summary stays on file until CBP responds. This page updates automatically.</p>
      </Alert>
    )
  }
  if (entry.deletion === 'deleted') {
    return (
      <Alert tone="info" isFlush>
        <h2>
          {customs} deleted this summary
          {deletion.answered_at && ` on ${dates.day(deletion.answered_at)}`}
        </h2>
        <p>Nothing is on file under this number. To file it again, choose ‘Replace…’.</p>
      </Alert>
    )
  }
  return (
    <Alert tone="error" isFlush>
      <h2>{customs} did not delete this summary</h2>
      <p>
        It is on file as before.
        {deletion.conditions.map(({ code, cbp_label }) => ` ${code} ${cbp_label}.`).join('')}
      </p>
    </Alert>
  )
}
