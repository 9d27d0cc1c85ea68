import { z } from 'zod'
import { Instant, Person } from './entries.ts'

export * from './presence-times.ts'

/** `POST …/presence`: the page that is open (`step-3`, `bond`, ...); `leaving` when it closes. */
export const PresenceBody = z.strictObject({
  page: z.string().regex(/^[a-z0-9-]{1,40}$/, 'The page is the last part of its address, such as step-3.'),
  leaving: z.boolean().default(false),
})

/** Who else has the entry open to edit it, the longest there first. */
export const PresenceAnswer = z.object({
  editors: z.array(z.object({ person: Person, page: z.string(), since: Instant })),
})
