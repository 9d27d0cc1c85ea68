import type { Entry } from '@edfe/contracts/entries/entry'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { t } from '../words/t.ts'
import { prefetchChunks } from './chunks.ts'
import { useEntryContext } from './editing/entry-context.ts'
import { newDraftQuery } from './editing/unsaved/begin-entry.ts'
import { EntryProvider } from './entry-provider.tsx'
import { EntryWorkspace } from './entry-workspace.tsx'
import { pageTitle } from './pages/detail-pages.ts'
import { stepOfPage } from './pages/step-path.ts'

/** After the page itself has come to rest. */
const PREFETCH_DELAY_MS = 1500
const NEW_DRAFT_KNOWN_MS = 300_000

const LOADING: Record<string, string> = {
  get 'step-4'() {
    return t({ id: 'entry-page.loading-line-items', defaultMessage: 'Loading line items...' })
  },
  get 'step-5'() {
    return t({
      id: 'entry-page.loading-totals-declarations',
      defaultMessage: 'Loading totals & declarations...',
    })
  },
}

/** The page of an entry that the address names. */
export function EntryPage() {
  const { entryId, page } = useParams({ strict: false }) as { entryId: string; page: string }
  return (
    <EntryProvider
      entryId={entryId}
      loading={
        <PageSkeleton
          title={pageTitle(page) ?? ''}
          label={LOADING[page] ?? t({ id: 'entry-page.loading-entry', defaultMessage: 'Loading entry...' })}
        />
      }
    >
      {(entry) => <PageOfEntry entry={entry} page={page} />}
    </EntryProvider>
  )
}

function PageOfEntry({ entry, page }: { entry: Entry; page: string }) {
  usePrefetched(entry)
  return stepOfPage(page) ? <EntryWorkspace page={page} /> : null
}

/** After the rules, the pages of an entry, and what the next new entry begins with, should the server be away by then. */
function usePrefetched(entry: Entry): void {
  const queryClient = useQueryClient()
  const { filing } = useEntryContext()
  const mayBegin = entry.may.edit
  useEffect(() => {
    if (!filing) return
    const timer = setTimeout(() => {
      prefetchChunks()
      if (mayBegin) void queryClient.prefetchQuery({ ...newDraftQuery, staleTime: NEW_DRAFT_KNOWN_MS })
    }, PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [queryClient, mayBegin, filing])
}
