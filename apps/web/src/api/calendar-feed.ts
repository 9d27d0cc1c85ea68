import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './client.ts'

/** The member's calendar address. */
export const CALENDAR_FEED = ['calendar-feed']

export const useCalendarFeed = () =>
  useQuery({ queryKey: CALENDAR_FEED, queryFn: ({ signal }) => call('getCalendarFeed', { signal }) })

/** Makes or stops the address, and reads it again. */
function useFeedAction<Answer>(action: () => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: () => client.invalidateQueries({ queryKey: CALENDAR_FEED }),
  })
}

export const useMakeCalendarFeed = () => useFeedAction(() => call('makeCalendarFeed', {}))

export const useDeleteCalendarFeed = () => useFeedAction(() => call('deleteCalendarFeed', {}))
