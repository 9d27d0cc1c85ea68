import type { Entry } from '@edfe/contracts/entries/entry'
import { createReferenceBook } from '@edfe/domain/reference'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ApiProblem } from '../api/problem.ts'
import { useMe } from '../session/use-me.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { EntryContext, ruleContext } from './editing/entry-context.ts'
import { EntryEditor } from './editing/entry-editor.ts'
import { apiOf, defaultsQuery, entryKey, entryQuery } from './editing/entry-queries.ts'
import { rulesQuery } from './editing/late-rules.ts'
import { isUnsaved } from './editing/on-server.ts'
import { firstSaveApi } from './editing/unsaved/first-save-api.ts'
import { EntryNotFound } from './entry-not-found.tsx'
import { loadFailure } from './failure-messages.ts'

interface Props {
  entryId: string
  /** Shown until everything is there. */
  loading: ReactNode
  children: (entry: Entry) => ReactNode
}

/** The small tables, for a page that is drawn before the rules and judges nothing. */
const SMALL_TABLES = createReferenceBook()

/** Rules that could not be fetched are asked for again. */
const RULES_AGAIN_MS = 5000

/** Loads an entry for the page inside. The rules that judge it, with their tables, are asked for after it and come later. */
export function EntryProvider({ entryId, loading, children }: Props) {
  const carried = useLocation().state.entry
  const entry = useQuery(entryQuery(entryId, carried?.id === entryId ? carried : undefined))
  const defaults = useQuery(defaultsQuery)
  const { data: filing } = useQuery({
    ...rulesQuery,
    enabled: Boolean(entry.data && defaults.data),
    refetchInterval: ({ state }) => state.status === 'error' && RULES_AGAIN_MS,
  })
  const rules = useMemo(
    () => defaults.data && ruleContext(defaults.data, filing?.reference ?? SMALL_TABLES),
    [defaults.data, filing],
  )
  // A form is filled once: step 5 proposes the person as declarant.
  const isPersonLoading = useMe().isLoading
  const editor = useEditor(entry.data)

  if (entry.error instanceof ApiProblem && entry.error.status === 404) return <EntryNotFound />
  const failed = [entry, defaults].find((query) => query.isError && !query.data)
  if (failed) {
    const retry = () => void Promise.all([entry.refetch(), defaults.refetch()])
    const message = failed.error instanceof Error ? failed.error.message : 'unknown'
    return <LoadFailed message={loadFailure(message)} onRetry={retry} />
  }
  if (!editor || !entry.data || !defaults.data || !rules || isPersonLoading) return loading
  return (
    <EntryContext value={{ editor, defaults: defaults.data, rules, filing }}>
      {children(entry.data)}
    </EntryContext>
  )
}

/** The last editor of each entry in this tab: one that was left before its text was saved tries again. */
const lastEditors = new Map<string, WeakRef<EntryEditor>>()

/** One editor per entry; newer answers of the server reach it. */
function useEditor(entry: Entry | undefined): EntryEditor | undefined {
  const queryClient = useQueryClient()
  const [editor, setEditor] = useState<EntryEditor>()
  const isOther = entry !== undefined && editor?.state().entry.id !== entry.id
  useEffect(() => {
    if (!entry) return
    if (!isOther) return editor?.accept(entry)
    const onMade = (made: Entry) => queryClient.setQueryData(entryKey(made.id), made)
    const api = isUnsaved(entry) ? firstSaveApi(onMade) : apiOf(entry.id)
    const next = new EntryEditor(entry, api, lastEditors.get(entry.id)?.deref()?.handOver())
    lastEditors.set(entry.id, new WeakRef(next))
    setEditor(next)
  }, [entry, isOther, editor, queryClient])
  return isOther ? undefined : editor
}
