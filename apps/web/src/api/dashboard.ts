import type { AnswerOf } from '@edfe/contracts/operations'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from './client.ts'

export type Dashboard = AnswerOf<'getDashboard'>
export type NotificationItem = AnswerOf<'listNotifications'>['notifications'][number]

/** Figures and newest entries of the organisation, in one call. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => call('getDashboard', { signal }),
  })
}

export type Task = AnswerOf<'listTasks'>['tasks'][number]
export type TaskScope = 'mine' | 'all'

/** The most tasks that a panel shows. */
export const MOST_TASKS = 50

/** Queries the tasks of this person, or of anybody, the most urgent first. */
export function useTasks(scope: TaskScope) {
  return useQuery({
    // Under the dashboard's key, so that whatever makes its figures stale does so for the tasks.
    queryKey: ['dashboard', 'tasks', scope],
    queryFn: ({ signal }) => call('listTasks', { query: { scope, limit: MOST_TASKS }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The interval at which the drafts are counted again (specification 1, section 9). */
const DRAFTS_MS = 30_000

/**
 * Queries the number of drafts, and the last one: every 30 s, when the page is seen again or its window takes
 * the focus, and on 'entriesChanged'.
 */
export function useDrafts() {
  const drafts = useQuery({
    queryKey: ['entries', 'drafts'],
    queryFn: ({ signal }) => call('getDrafts', { signal }),
    refetchInterval: DRAFTS_MS,
    refetchOnWindowFocus: 'always',
  })
  const { refetch } = drafts
  useEffect(() => {
    const again = () => void refetch()
    // Coming back to a tab tells both that it is visible and that it has the focus: one question is enough.
    const onFocus = () => void refetch({ cancelRefetch: false })
    window.addEventListener('entriesChanged', again)
    window.addEventListener('focus', onFocus)
    return () => {
      window.removeEventListener('entriesChanged', again)
      window.removeEventListener('focus', onFocus)
    }
  }, [refetch])
  return drafts
}

export function useNotifications() {
  return useQuery({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => call('listNotifications', { query: { limit: 5 }, signal }),
  })
}

export function useMarkAllRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('markNotificationsRead', { body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  })
}
