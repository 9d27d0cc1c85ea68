import { z } from 'zod'
import { EntryId, Instant, Person } from '../entries/entry.ts'

/** The id of a request of customs in the path of an entry. */
export const CustomsRequestParams = z.object({ id: EntryId, requestId: z.uuid() })

/** Something that customs asks about a filed entry; open until a member ticks it off. */
export const CustomsRequest = z.object({
  id: z.uuid(),
  code: z.string(),
  title: z.string(),
  /** What to do, in plain words. */
  action_required: z.string(),
  /** The last day; null when customs sets none. */
  due_on: z.iso.date().nullable(),
  received_at: Instant,
  closed_at: Instant.nullable(),
  closed_by: Person.nullable(),
})

/** `GET …/customs-requests`: oldest first, and whether the member who asks may tick them off. */
export const CustomsRequestsAnswer = z.object({ requests: z.array(CustomsRequest), may_close: z.boolean() })
