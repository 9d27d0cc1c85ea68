import type { AnswerOf, QueryOf } from '@edfe/contracts/operations'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addressOf, call } from './client.ts'

export type EntryListData = AnswerOf<'listEntries'>
export type EntryRowData = EntryListData['entries'][number]
export type EntryListAsk = QueryOf<'listEntries'>

/** Tells every list, count and panel of this page that entries have changed. */
export const notifyEntriesChanged = () => window.dispatchEvent(new CustomEvent('entriesChanged'))

/** One page of entries; while the next page loads the last one stays. */
export function useEntryList(ask: EntryListAsk) {
  return useQuery({
    queryKey: ['entries', ask],
    queryFn: ({ signal }) => call('listEntries', { query: ask, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Address of the CSV of the filtered list, for a plain link. */
export const entriesCsvAddress = (ask: EntryListAsk) => addressOf('exportEntries', { query: ask })

/** Address of an entry's printed form. */
export const form7501Address = (id: string) => addressOf('getForm7501', { params: { id } })

export interface ManyOutcome {
  done: string[]
  failed: { id: string; message: string }[]
}

/** One call per entry, in parallel; every outcome is reported, none hides another. */
async function each(ids: readonly string[], action: 'archive' | 'restore'): Promise<ManyOutcome> {
  const calls = ids.map((id) =>
    call(action === 'archive' ? 'archiveEntry' : 'restoreEntry', { params: { id } }),
  )
  const settled = await Promise.allSettled(calls)
  const outcome: ManyOutcome = { done: [], failed: [] }
  for (const [index, { status, ...rest }] of settled.entries()) {
    const id = ids[index] ?? ''
    if (status === 'fulfilled') outcome.done.push(id)
    else outcome.failed.push({ id, message: 'reason' in rest ? String(rest.reason?.message) : '' })
  }
  return outcome
}

/** Archives or restores entries; afterwards every list is fetched again and 'entriesChanged' is emitted. */
export function useMoveEntries(action: 'archive' | 'restore') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => each(ids, action),
    onSettled: async () => {
      notifyEntriesChanged()
      await Promise.all([
        client.invalidateQueries({ queryKey: ['entries'] }),
        client.invalidateQueries({ queryKey: ['dashboard'] }),
      ])
    },
  })
}
