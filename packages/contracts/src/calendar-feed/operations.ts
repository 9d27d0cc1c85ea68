import { z } from 'zod'
import { File, FORBIDDEN, INVALID, operation } from '../operation.ts'
import { MadeCalendarFeed, OwnCalendarFeed } from './feed.ts'

/** Operations on the address under which a calendar reads the deadlines. */
export const getCalendarFeed = operation('getCalendarFeed', {
  summary: "The member's calendar address: when it was made and last read",
  tag: 'reports',
  answers: { 200: OwnCalendarFeed },
  refusals: FORBIDDEN,
})

export const makeCalendarFeed = operation('makeCalendarFeed', {
  summary: 'Make a secret address for calendars; one from before stops',
  tag: 'reports',
  answers: { 201: MadeCalendarFeed },
  refusals: FORBIDDEN,
})

export const deleteCalendarFeed = operation('deleteCalendarFeed', {
  summary: "Stop the member's calendar address",
  tag: 'reports',
  answers: { 204: z.null() },
  refusals: FORBIDDEN,
})

export const readCalendar = operation('readCalendar', {
  summary: 'The deadlines of an organization as iCalendar, for who knows the address',
  tag: 'reports',
  params: z.object({ secret: z.string().max(200) }),
  answers: { 200: File },
  refusals: { ...INVALID, 404: ['not_found'] },
  media: 'text/calendar',
})
