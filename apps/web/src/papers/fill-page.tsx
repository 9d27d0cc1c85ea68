import type { Entry } from '@edfe/contracts/entries/entry'
import { parseDay } from '@edfe/domain/calendar'
import { formatEntryNumber } from '@edfe/domain/entry'
import { READ_KINDS } from '@edfe/domain/papers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem, messageOf } from '../api/problem.ts'
import { fillOf } from '../entry/activity/fill.ts'
import { changeDocument, documentsQuery, readDocument } from '../entry/documents/documents-api.ts'
import { addFiles } from '../entry/documents/upload/uploads.ts'
import { entryApi } from '../entry/editing/entry-api.ts'
import { entryKey, entryQuery } from '../entry/editing/entry-queries.ts'
import { documentsLink, entryLink } from '../entry/entry-link.ts'
import { EntryNotFound } from '../entry/entry-not-found.tsx'
import { useMe } from '../session/use-me.ts'
import { Alert } from '../ui/alert.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'
import { keepFiles, keptFiles, workOfTab } from './kept-files.ts'
import { forgetWork, keepWork } from './kept-work.ts'
import { changedSections, madeDraft } from './made-draft.ts'
import { PapersReview } from './papers-review.tsx'
import type { GivenPaper } from './use-papers.ts'
import type { ConfirmedPapers } from './use-papers-work.ts'

const title = () => t({ id: 'fill-page.title', defaultMessage: 'Fill from papers' })

/** A draft filled from its documents, and from papers that are dropped here. What it has stays unless a person decides. */
export function FillPage({ entryId }: { entryId: string }) {
  const entry = useQuery(entryQuery(entryId))
  const opened = useOpened(entryId)
  const failed = entry.error ?? opened.error
  if (failed instanceof ApiProblem && failed.status === 404) return <EntryNotFound />
  if (entry.data && !entry.data.may.edit) return <Navigate {...documentsLink(entryId)} replace />
  if (entry.data && opened.data) return <Filling entry={entry.data} {...opened.data} />
  if (!failed)
    return (
      <PageSkeleton
        title={title()}
        label={t({ id: 'fill-page.loading', defaultMessage: 'Loading the papers of the entry…' })}
      />
    )
  return (
    <>
      <PageHead title={title()} />
      <Panel>
        <LoadFailed
          message={messageOf(
            failed,
            t({ id: 'fill-page.not-loaded', defaultMessage: 'The papers of the entry could not be loaded.' }),
          )}
          onRetry={() => void Promise.all([entry.refetch(), opened.refetch()])}
        />
      </Panel>
    </>
  )
}

/** The documents of an entry that may say what it has to, the papers that this tab keeps beside them, and its work. */
function useOpened(entryId: string) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: ['papers of an entry', entryId],
    queryFn: async ({ signal }) => {
      const kept = await workOfTab(entryId)
      const { documents } = await queryClient.fetchQuery({ ...documentsQuery(entryId), staleTime: 0 })
      const read = documents.filter(
        ({ id, state, kind }) =>
          state === 'ready' && (kind === 'other' || READ_KINDS.includes(kind)) && !kept.leftOut.includes(id),
      )
      const given = await Promise.all(
        read.map(
          async ({ id, name, kind }): Promise<GivenPaper> => ({
            id,
            file: new File([await readDocument(entryId, id, signal)], name),
            kind: kind === 'other' ? undefined : kind,
            isDocument: true,
          }),
        ),
      )
      return { given: [...given, ...(await keptFiles(entryId))], kept }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

interface FillingProps extends Pick<Parameters<typeof PapersReview>[0], 'given' | 'kept'> {
  entry: Entry
}

function Filling({ entry, given, kept }: FillingProps) {
  const me = useMe().data
  const { fill, isBusy, problem } = useFill(entry)
  return (
    <>
      <PageHead
        title={title()}
        sub={
          <>
            <Link {...entryLink(entry.id, 'step-1')}>
              {t(
                { id: 'documents-page.entry', defaultMessage: 'Entry {number}' },
                { number: formatEntryNumber(entry.entry_number) },
              )}
            </Link>{' '}
            {t({
              id: 'fill-page.lead',
              defaultMessage:
                'Your papers fill in what the entry lacks. Where they say something else than the entry, you are asked once.',
            })}
          </>
        }
      />
      <PapersReview
        given={given}
        kept={kept}
        onWork={(work) => keepWork(entry.id, work)}
        onPapers={(papers) =>
          void keepFiles(
            entry.id,
            papers.filter(({ isDocument }) => !isDocument),
          )
        }
        entry={entry.draft_data}
        asksLines
        organization={me?.membership?.org_id ?? ''}
        today={parseDay(me?.today)}
        takesMore
        isBusy={isBusy}
        actionText={(values, lines) =>
          t(
            {
              id: 'fill-page.fill-in',
              defaultMessage:
                'Fill in {values, plural, one {# value} other {# values}} and {lines, plural, one {# line} other {# lines}}',
            },
            { values, lines },
          )
        }
        onDone={(confirmed) => void fill(confirmed)}
      >
        {problem && (
          <Alert role="alert" isFlush>
            <p>{problem}</p>
          </Alert>
        )}
      </PapersReview>
    </>
  )
}

/** Saves what was confirmed over the version that it was confirmed beside, keeps new papers as documents, and opens the entry. */
function useFill(entry: Entry) {
  const { id, draft_data } = entry
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const refresh = () => queryClient.invalidateQueries({ queryKey: entryKey(id) })
  const fill = async ({ values, lines, linesThen, papers }: ConfirmedPapers) => {
    setBusy(true)
    setProblem(undefined)
    try {
      // What may fail comes before the lines are saved: another press would add them again.
      const { documents } = await queryClient.fetchQuery({ ...documentsQuery(id), staleTime: 0 })
      const kindOf = new Map(documents.map((one) => [one.id, one.kind]))
      for (const paper of papers)
        if (paper.isDocument && kindOf.has(paper.id) && kindOf.get(paper.id) !== paper.kind)
          await changeDocument(id, paper.id, { kind: paper.kind })
      const made = madeDraft(draft_data, values, lines, linesThen)
      const changed = changedSections(draft_data, made)
      const isSame = Object.keys(changed).length === 0
      const saved = isSame ? entry : await entryApi.patch(id, changed, entry.updated_at, {})
      queryClient.setQueryData(entryKey(id), saved)
      const added = new Map(papers.filter((one) => !one.isDocument).map(({ file, kind }) => [file, kind]))
      addFiles(
        id,
        added.keys(),
        documents,
        () => void refresh(),
        null,
        (file) => added.get(file) ?? 'other',
      )
      await navigate({
        ...entryLink(id, 'step-1'),
        ...(!isSame && { state: { filled: fillOf(draft_data, made, saved.draft_data) } }),
      })
      forgetWork(id)
      void keepFiles(id, [])
      if (isSame)
        showToast({
          text: t({
            id: 'fill-page.nothing-new',
            defaultMessage: 'The entry already has everything in your papers.',
          }),
        })
    } catch (failure) {
      const isStale = failure instanceof ApiProblem && failure.status === 409
      setProblem(
        isStale
          ? t({
              id: 'fill-page.changed-meanwhile',
              defaultMessage:
                'The entry was changed meanwhile. Your answers are held against it anew: look at what is asked, and press again.',
            })
          : messageOf(
              failure,
              t({ id: 'fill-page.not-saved', defaultMessage: 'The entry could not be saved.' }),
            ),
      )
      if (isStale) await refresh()
      setBusy(false)
    }
  }
  return { fill, isBusy, problem }
}
