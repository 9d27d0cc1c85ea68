import type { EntryList, EntryListQuery } from '@edfe/contracts/entries'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { addressOf, api } from './client.ts'

export type EntryListData = z.output<typeof EntryList>
export type EntryRowData = EntryListData['entries'][number]
export type EntryListAsk = Partial<z.output<typeof EntryListQuery>>

/** Tells every list, count and panel of this page that entries have changed. */
export const notifyEntriesChanged = () => window.dispatchEvent(new CustomEvent('entriesChanged'))

/** One page of entries; while the next page loads the last one stays. */
export function useEntryList(ask: EntryListAsk) {
  return useQuery({
    queryKey: ['entries', ask],
    queryFn: ({ signal }) => api.get<EntryListData>('/api/entries', { params: { query: ask }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Address of the CSV of the filtered list, for a plain link. */
export const entriesCsvAddress = (ask: EntryListAsk) => addressOf('/api/entries/export.csv', { query: ask })

/** Address of an entry's printed form. */
export const form7501Address = (id: string) => addressOf('/api/entries/{id}/pdf', { path: { id } })

export interface ManyOutcome {
  done: string[]
  failed: { id: string; message: string }[]
}

/** One call per entry, in parallel; every outcome is reported, none hides another. */
async function each(ids: readonly string[], action: 'archive' | 'restore'): Promise<ManyOutcome> {
  const calls = ids.map((id) =>
    api.post(`/api/entries/{id}/${action}`, { params: { path: { id } }, body: {} }),
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

/** Archives or restores entries; afterwards every list is read again and 'entriesChanged' is told. */
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
