import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { Instant, Person } from '../entries/entry.ts'
import { fault } from '../fault.ts'

export * from './presence-times.ts'

/** Names one open tab of a person; '' for a caller that has no more than one. */
const Tab = z
  .string()
  .regex(
    /^[A-Za-z0-9-]{0,40}$/,
    fault(
      say({
        id: 'request.a-tab-is-named-by-letters',
        defaultMessage: 'A tab is named by letters, digits and hyphens.',
      }),
    ),
  )
  .default('')

/** `GET …/presence`: the tab that asks, which the answer leaves out. */
export const PresenceQuery = z.object({ tab: Tab })

/** `POST …/presence`: the page that is open in a tab (`step-3`, `bond`, ...); `leaving` when it closes. */
export const PresenceBody = z.strictObject({
  page: z.string().regex(
    /^[a-z0-9-]{1,40}$/,
    fault(
      say({
        id: 'request.the-page-is-the-last-part',
        defaultMessage: 'The page is the last part of its address, such as step-3.',
      }),
    ),
  ),
  leaving: z.boolean().default(false),
  tab: Tab,
})

/** The other tabs in which the entry is open to edit it, the longest there first; `mine` are the asker's own. */
export const PresenceAnswer = z.object({
  editors: z.array(z.object({ person: Person, page: z.string(), since: Instant, mine: z.boolean() })),
})
