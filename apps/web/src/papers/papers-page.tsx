import { parseDay } from '@edfe/domain/calendar'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem } from '../api/problem.ts'
import { fillOf } from '../entry/activity/fill.ts'
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
import { PageHead } from '../ui/page-head.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { takeHandedPapers } from './handed-papers.ts'
import { keepFiles, keptFiles, workOfTab } from './kept-files.ts'
import { forgetWork, keepWork } from './kept-work.ts'
import { madeDraft } from './made-draft.ts'
import { PapersReview } from './papers-review.tsx'
import { paperOf } from './use-papers.ts'
import type { ConfirmedPapers } from './use-papers-work.ts'

const route = getRouteApi('/signed-in/entries/$entryId/papers')

/** The papers of an entry that is not made yet, in one organization: who works for two shows none of them the other's. */
const newOf = (organization: string): string => `new-${organization}`

/** The papers with which the page opens: those that this tab keeps, then those that were dropped on another page. */
const keptQuery = (about: string) =>
  queryOptions({
    queryKey: ['papers of a new entry', about],
    queryFn: async () => {
      const handed = takeHandedPapers().map(paperOf)
      const given = [...(await keptFiles(about)), ...handed]
      const isKept = await keepFiles(about, given)
      return { given, isKept, kept: await workOfTab(about) }
    },
    staleTime: 0,
    gcTime: 0,
  })

/** A new entry from its papers. Nothing is an entry before the last press. */
export function PapersPage() {
  const { data: me, isPending } = useMe()
  const organization = me?.membership?.org_id ?? ''
  const about = newOf(organization)
  const goods = route.useSearch()
  const opened = useQuery({
    ...keptQuery(about),
    enabled: !isPending,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [isKept, setKept] = useState(true)
  const begin = useQuery({
    ...newDraftQuery,
    refetchOnWindowFocus: false,
    select: (draft) => withGoods(draft, goods),
  })
  const { make, isBusy, problem } = useEntryFromPapers(about)
  return (
    <>
      <PageHead
        title={t({ id: 'papers-page.title', defaultMessage: 'Start with your papers' })}
        sub={t({
          id: 'papers-page.lead',
          defaultMessage:
            'Add the invoice, the packing list and the arrival notice together. They are read in your browser. You confirm each value beside its place in the paper, and nothing is taken before you press the last button. Until then, this tab keeps your papers and what you confirmed.',
        })}
      />
      {isNewcomer(me) && <RulesQuestion />}
      {opened.data && (begin.data || begin.isError) && (
        <PapersReview
          given={opened.data.given}
          kept={opened.data.kept}
          onWork={(work) => keepWork(about, work)}
          onPapers={(papers) => void keepFiles(about, papers).then(setKept)}
          entry={begin.data ?? {}}
          asksLines={false}
          organization={organization}
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
          {!(isKept && opened.data.isKept) && (
            <Alert role="status" isFlush>
              <p>
                {t({
                  id: 'papers-page.not-kept',
                  defaultMessage:
                    'This browser does not keep your papers: stay on this page until the entry is made.',
                })}
              </p>
            </Alert>
          )}
          <p className={textStyles.secondary}>
            {t({
              id: 'papers-page.papers-are-kept',
              defaultMessage: 'The papers are kept as documents of the entry.',
            })}
          </p>
        </PapersReview>
      )}
    </>
  )
}

/** Creates the entry with what was confirmed, keeps the papers as its documents, and opens it. */
function useEntryFromPapers(about: string) {
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
      const made = madeDraft(begin, values, lines)
      const entry = await entryApi.create(crypto.randomUUID(), made, {})
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
      await navigate({
        ...entryLink(entry.id, 'step-1'),
        state: { filled: fillOf(begin, made, entry.draft_data) },
      })
      forgetWork(about)
      void keepFiles(about, [])
    } catch (failure) {
      const refused = failure instanceof ApiProblem ? failure : undefined
      setProblem(creationFailure(refused?.message ?? String(failure), refused?.status))
      setBusy(false)
    }
  }
  return { make, isBusy, problem }
}
