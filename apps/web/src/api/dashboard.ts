import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './client.ts'
import type { EntryListData } from './entry-list.ts'

export interface DashboardFigures {
  total_entries: number
  entries_this_month: number
  total_value: string
  /** Minutes from submission to release; null while nothing was released. */
  avg_clearance_minutes: number | null
  first_entry_at: string | null
}

export interface NotificationItem {
  id: string
  kind: string
  title: string
  body: string | null
  href: string | null
  read_at: string | null
  created_at: string
}

export function useFigures() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => api.get<DashboardFigures>('/api/dashboard', { signal }),
  })
}

/** How often the drafts are counted again (specification 1, section 9). */
const DRAFTS_MS = 30_000

/** The newest drafts: counted every 30 s, when the window gets the focus, and on 'entriesChanged'. */
export function useDrafts() {
  const drafts = useQuery({
    queryKey: ['entries', 'drafts'],
    queryFn: ({ signal }) =>
      api.get<EntryListData>('/api/entries', {
        params: { query: { status: 'draft', page_size: 5 } },
        signal,
      }),
    refetchInterval: DRAFTS_MS,
    refetchOnWindowFocus: 'always',
  })
  const { refetch } = drafts
  useEffect(() => {
    const again = () => void refetch()
    window.addEventListener('entriesChanged', again)
    return () => window.removeEventListener('entriesChanged', again)
  }, [refetch])
  return drafts
}

export function useNotifications() {
  return useQuery({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => api.get<{ notifications: NotificationItem[] }>('/api/notifications', { signal }),
  })
}

export function useMarkAllRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('/api/notifications/read', { body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  })
}
