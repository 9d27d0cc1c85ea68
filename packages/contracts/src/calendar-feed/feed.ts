import { z } from 'zod'

/** The address under which calendars read the deadlines of an organization for one member; the address itself is shown once. */
export const CalendarFeed = z.object({
  created_at: z.string(),
  /** When a calendar last read it. */
  last_read_at: z.string().nullable(),
})
export type CalendarFeed = z.output<typeof CalendarFeed>

export const OwnCalendarFeed = z.object({ feed: CalendarFeed.nullable() })

export const MadeCalendarFeed = z.object({ feed: CalendarFeed, address: z.url() })
