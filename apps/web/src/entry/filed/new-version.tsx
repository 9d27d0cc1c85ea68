import { formatDay, parseDay } from '@edfe/domain/calendar'
import { type DraftData, formatEntryNumber } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { lastCorrectionDay } from '@edfe/domain/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { entryApi } from '../editing/entry-api.ts'
import { useEntry } from '../editing/entry-context.ts'
import { entryKey } from '../editing/entry-queries.ts'
import { entryLink } from '../entry-link.ts'

interface VersionPage {
  page?: 'step-1' | 'step-6'
  corrections?: DraftData | undefined
}

/** Makes the draft of the next version, puts corrections in, and goes to a page of it. */
function useNewVersion(
  make: (id: string) => ReturnType<typeof entryApi.correct>,
  { page = 'step-1', corrections }: VersionPage = {},
) {
  const entry = useEntry()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const begin = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const made = await make(entry.id)
      const draft = corrections ? await entryApi.patch(made.id, corrections, made.updated_at, {}) : made
      queryClient.setQueryData(entryKey(draft.id), draft)
      await navigate({ ...entryLink(draft.id, page) })
    } catch (failure) {
      setProblem(
        messageOf(
          failure,
          t({
            id: 'new-version.failed',
            defaultMessage: 'The draft could not be made. Please try again.',
          }),
        ),
      )
      setBusy(false)
    }
  }
  return { begin, isBusy, problem }
}

/**
 * Corrects an entry that customs rejected: on the review of the draft, with the values on file where each error has one,
 * else with each condition and the way to its field.
 */
export function CorrectButton({ corrections, count }: { corrections: DraftData | undefined; count: number }) {
  const { begin, isBusy, problem } = useNewVersion(entryApi.correct, { page: 'step-6', corrections })
  return (
    <>
      <Button busy={isBusy} onClick={() => void begin()}>
        {corrections
          ? t(
              {
                id: 'new-version.correct-and-review',
                defaultMessage: 'Correct {count, plural, =1 {it} =2 {both} other {all}} and review',
              },
              { count },
            )
          : t({ id: 'new-version.correct-and-file-again', defaultMessage: 'Correct and file again' })}
      </Button>
      <ProblemText text={problem} />
    </>
  )
}

/** The draft of the correction as it was sent, for who corrects it otherwise. */
export function OpenDraftButton() {
  const { begin, isBusy, problem } = useNewVersion(entryApi.correct)
  return (
    <>
      <Button look="quiet" busy={isBusy} onClick={() => void begin()}>
        {t({
          id: 'new-version.open-without-changes',
          defaultMessage: 'Open the draft without changes',
        })}
      </Button>
      <ProblemText text={problem} />
    </>
  )
}

const REPLACEMENT = defineMessage({
  id: 'new-version.replace-question',
  defaultMessage:
    'You get a draft with everything that you filed, under the same number. CBP checks all of it when you submit it. If CBP rejects it, the accepted summary is no longer on file, and you have to file again. CBP takes no replacement once the entry is on a final statement or paid.',
})

const AFTER_DELETION = defineMessage({
  id: 'new-version.replace-deleted-question',
  defaultMessage:
    'CBP has deleted this summary. You get a draft with everything that you filed, under the same number, to file it again.',
})

/** Replaces an entry that customs accepted, after a question that says what may come of it. */
export function ReplaceButton() {
  const entry = useEntry()
  const { begin, isBusy, problem } = useNewVersion(entryApi.replace)
  return (
    <ConfirmedButton
      label={t({ id: 'new-version.replace-open', defaultMessage: 'Replace…' })}
      title={t(
        { id: 'new-version.replace-title', defaultMessage: 'Replace the summary of {number}?' },
        { number: formatEntryNumber(entry.entry_number) },
      )}
      question={t(entry.deletion === 'deleted' ? AFTER_DELETION : REPLACEMENT)}
      action={t({ id: 'new-version.make-the-draft', defaultMessage: 'Make the draft' })}
      busy={isBusy}
      problem={problem}
      onConfirm={begin}
    />
  )
}

/** Corrects an entry after its payment, once a question has said what such a correction is. */
export function CorrectPaidButton() {
  const entry = useEntry()
  const { begin, isBusy, problem } = useNewVersion(entryApi.correctPaid)
  const entered = parseDay(entry.draft_data.header?.entry_date)
  return (
    <ConfirmedButton
      label={t({ id: 'new-version.correct-paid-open', defaultMessage: 'Correct after payment…' })}
      title={t(
        { id: 'new-version.correct-paid-title', defaultMessage: 'Correct {number} after payment?' },
        { number: formatEntryNumber(entry.entry_number) },
      )}
      question={t(
        {
          id: 'new-version.correct-paid-question',
          defaultMessage:
            'You get a draft with everything that you filed, under the same number. Change what was wrong, explain it, and submit it as a post summary correction; the reason codes that CBP wants follow from your changes. {lastDay, select, unknown {CBP takes it.} other {CBP takes it until {lastDay}.}} It bills or refunds the difference when it liquidates the entry. If CBP rejects the correction, the entry on file remains as it is.',
        },
        { lastDay: entered ? formatDay(lastCorrectionDay(entered)) : 'unknown' },
      )}
      action={t({ id: 'new-version.make-the-draft', defaultMessage: 'Make the draft' })}
      busy={isBusy}
      problem={problem}
      onConfirm={begin}
    />
  )
}

/** On a version that a later one was filed for: which one counts. */
export function SupersededNotice() {
  const entry = useEntry()
  const later = entry.superseded_by
  if (!later) return null
  return (
    <Alert tone="info" isFlush>
      <h2>
        {t({
          id: 'new-version.superseded-title',
          defaultMessage: 'A later version of this summary was filed',
        })}
      </h2>
      <p>
        <T
          id="new-version.superseded"
          defaultMessage="What counts is the answer of CBP to the later version. <link>View the later version</link>"
          values={{ link: (content) => <Link {...entryLink(later, 'step-1')}>{content}</Link> }}
        />
      </p>
    </Alert>
  )
}
