import type { Entry } from '@edfe/contracts/entries/entry'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiProblem } from '../api/problem.ts'
import { useMe } from '../session/use-me.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { EntryContext, ruleContext } from './editing/entry-context.ts'
import { EntryEditor } from './editing/entry-editor.ts'
import { apiOf, defaultsQuery, entryKey, entryQuery, referenceQuery } from './editing/entry-queries.ts'
import { isUnsaved } from './editing/on-server.ts'
import { newDraftQuery } from './editing/unsaved/begin-entry.ts'
import { firstSaveApi } from './editing/unsaved/first-save-api.ts'
import { EntryNotFound } from './entry-not-found.tsx'
import { EntryWorkspace } from './entry-workspace.tsx'
import { loadFailure } from './failure-messages.ts'
import { stepOfPage } from './frame/step-path.ts'
import { prefetchChunks } from './prefetch.ts'

/** After the page itself has come to rest. */
const PREFETCH_DELAY_MS = 1500
const NEW_DRAFT_KNOWN_MS = 300_000

const LOADING: Record<string, string> = {
  'step-4': 'Loading line items...',
  'step-5': 'Loading totals & declarations...',
}

/** Loads an entry and what its rules need, then opens the page that the address names. */
export function EntryPage() {
  const { entryId, page } = useParams({ strict: false }) as { entryId: string; page: string }
  const step = stepOfPage(page)
  const carried = useLocation().state.entry
  const entry = useQuery(entryQuery(entryId, carried?.id === entryId ? carried : undefined))
  const defaults = useQuery(defaultsQuery)
  const reference = useQuery(referenceQuery)
  // A form is filled once: step 5 proposes the person as declarant.
  const isPersonLoading = useMe().isLoading
  const editor = useEditor(entry.data)
  usePrefetched(entry.data)

  if (entry.error instanceof ApiProblem && entry.error.status === 404) return <EntryNotFound />
  const failed = [entry, defaults, reference].find((query) => query.isError && !query.data)
  if (failed) {
    const retry = () => void Promise.all([entry.refetch(), defaults.refetch(), reference.refetch()])
    const message = failed.error instanceof Error ? failed.error.message : 'unknown'
    return <LoadFailed message={loadFailure(message)} onRetry={retry} />
  }
  if (!editor || !defaults.data || !reference.data || isPersonLoading || !step) {
    return <PageSkeleton title={step?.title ?? ''} label={LOADING[page] ?? 'Loading entry...'} />
  }
  const rules = ruleContext(defaults.data, reference.data)
  return (
    <EntryContext value={{ editor, defaults: defaults.data, rules }}>
      <EntryWorkspace page={page} />
    </EntryContext>
  )
}

/** The pages of an entry, and what the next new entry begins with, should the server be away by then. */
function usePrefetched(entry: Entry | undefined): void {
  const queryClient = useQueryClient()
  const mayBegin = entry?.may.edit ?? false
  useEffect(() => {
    const timer = setTimeout(() => {
      prefetchChunks()
      if (mayBegin) void queryClient.prefetchQuery({ ...newDraftQuery, staleTime: NEW_DRAFT_KNOWN_MS })
    }, PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [queryClient, mayBegin])
}

/** One editor per entry; newer answers of the server reach it. */
function useEditor(entry: Entry | undefined): EntryEditor | undefined {
  const queryClient = useQueryClient()
  const [editor, setEditor] = useState<EntryEditor>()
  const isOther = entry !== undefined && editor?.state().entry.id !== entry.id
  useEffect(() => {
    if (!entry) return
    if (!isOther) return editor?.accept(entry)
    const onMade = (made: Entry) => queryClient.setQueryData(entryKey(made.id), made)
    setEditor(new EntryEditor(entry, isUnsaved(entry) ? firstSaveApi(onMade) : apiOf(entry.id)))
  }, [entry, isOther, editor, queryClient])
  return isOther ? undefined : editor
}
