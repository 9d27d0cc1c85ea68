import { parseDay } from '@edfe/domain/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useBlocker, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem } from '../api/problem.ts'
import { addFiles } from '../entry/documents/upload/uploads.ts'
import { entryApi } from '../entry/editing/entry-api.ts'
import { entryKey } from '../entry/editing/entry-queries.ts'
import { newDraftQuery } from '../entry/editing/unsaved/begin-entry.ts'
import { entryLink } from '../entry/entry-link.ts'
import { withGoods } from '../entry/estimated-goods.ts'
import { creationFailure } from '../entry/failure-messages.ts'
import { isNewcomer, useMe } from '../session/use-me.ts'
import { RulesQuestion } from '../settings/organization/rules-question.tsx'
import { Alert } from '../ui/alert.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { PageHead } from '../ui/page-head.tsx'
import textStyles from '../ui/text.module.css'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'
import { takeHandedPapers } from './handed-papers.ts'
import { madeDraft } from './made-draft.ts'
import { type ConfirmedPapers, PapersReview } from './papers-review.tsx'

const route = getRouteApi('/signed-in/entries/new/papers')

/** A new entry from its papers. Nothing is an entry before the last press. */
export function PapersPage() {
  const me = useMe().data
  const [given] = useState(takeHandedPapers)
  const [isTyped, setTyped] = useState(false)
  const { make, isBusy, problem } = useEntryFromPapers()
  const wouldLose = () => isTyped && !isBusy
  const leaving = useBlocker({
    shouldBlockFn: wouldLose,
    enableBeforeUnload: wouldLose,
    withResolver: true,
  })
  return (
    <>
      <PageHead
        title={t({ id: 'papers-page.title', defaultMessage: 'Start with your papers' })}
        sub={t({
          id: 'papers-page.lead',
          defaultMessage:
            'Add the invoice, the packing list and the arrival notice together. They are read in your browser. You confirm each value beside its place in the paper, and nothing is taken before you press the last button.',
        })}
      />
      {isNewcomer(me) && <RulesQuestion />}
      <PapersReview
        given={given}
        onAnswers={(answers) => setTyped(answers.size > 0)}
        organization={me?.membership?.org_id ?? ''}
        today={parseDay(me?.today)}
        takesMore
        isBusy={isBusy}
        actionText={(values, lines) =>
          t(
            {
              id: 'papers-page.make-the-entry',
              defaultMessage:
                'Make the entry with {values, plural, one {# value} other {# values}} and {lines, plural, one {# line} other {# lines}}',
            },
            { values, lines },
          )
        }
        onDone={(confirmed) => void make(confirmed)}
      >
        {problem && (
          <Alert role="alert" isFlush>
            <h2>
              {t({
                id: 'new-entry-page.the-entry-was-not-created',
                defaultMessage: 'The entry was not created',
              })}
            </h2>
            <p>{problem}</p>
          </Alert>
        )}
        <p className={textStyles.secondary}>
          {t({
            id: 'papers-page.papers-are-kept',
            defaultMessage: 'The papers are kept as documents of the entry.',
          })}
        </p>
      </PapersReview>
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title={t({ id: 'papers-page.leave', defaultMessage: 'Leave your papers?' })}
        question={t({
          id: 'papers-page.not-kept-yet',
          defaultMessage: 'No entry is made yet: what you confirmed here would be lost.',
        })}
        action={t({ id: 'papers-page.leave-and-lose', defaultMessage: 'Leave the page' })}
        onConfirm={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      />
    </>
  )
}

/** Creates the entry with what was confirmed, keeps the papers as its documents, and opens it. */
function useEntryFromPapers() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const goods = route.useSearch()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const make = async ({ values, lines, papers }: ConfirmedPapers) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const begin = withGoods(await queryClient.fetchQuery(newDraftQuery), goods)
      const entry = await entryApi.create(crypto.randomUUID(), madeDraft(begin, values, lines), {})
      queryClient.setQueryData(entryKey(entry.id), entry)
      const kinds = new Map(papers.map(({ file, kind }) => [file, kind]))
      addFiles(
        entry.id,
        kinds.keys(),
        [],
        () => void queryClient.invalidateQueries({ queryKey: entryKey(entry.id) }),
        null,
        (file) => kinds.get(file) ?? 'other',
      )
      await navigate(entryLink(entry.id, 'step-1'))
      showToast({
        text: t(
          {
            id: 'papers-page.the-entry-starts-with',
            defaultMessage:
              'The entry starts with {lines, plural, one {# line} other {# lines}} and the values of your papers. {papers, plural, one {The paper is} other {The papers are}} under Documents.',
          },
          { lines: lines.length, papers: papers.length },
        ),
      })
    } catch (failure) {
      const refused = failure instanceof ApiProblem ? failure : undefined
      setProblem(creationFailure(refused?.message ?? String(failure), refused?.status))
      setBusy(false)
    }
  }
  return { make, isBusy, problem }
}
