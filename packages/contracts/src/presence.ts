import { z } from 'zod'
import { Instant, Person } from './entries.ts'

/** How often an open entry says that it is open, and after how long without it nobody is there. */
export const PRESENCE_HEARTBEAT_MS = 15_000
export const PRESENCE_LASTS_MS = 45_000

/** `POST …/presence`: the page that is open (`step-3`, `bond`, ...); `leaving` when it closes. */
export const PresenceBody = z.strictObject({
  page: z.string().regex(/^[a-z0-9-]{1,40}$/, 'The page is the last part of its address, such as step-3.'),
  leaving: z.boolean().default(false),
})

/** Who else has the entry open to edit it, the longest there first. */
export const PresenceAnswer = z.object({
  editors: z.array(z.object({ person: Person, page: z.string(), since: Instant })),
})
