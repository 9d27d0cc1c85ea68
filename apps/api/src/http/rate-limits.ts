import type { SharedLimit } from './request-context.ts'

const ONE_MINUTE_SECONDS = 60
/** Of one person: more than anybody's work needs, less than what would hold up others. */
const CALLS_PER_MINUTE = 60
const MAILS_PER_MINUTE = 20
const CONTACT_MESSAGES_PER_MINUTE = 5
/** Of one visitor: a search with every key, and its duty. */
const QUESTIONS_PER_MINUTE = 300

const perMinute = (max: number): { sharedLimit: SharedLimit } => ({
  sharedLimit: { max, windowSeconds: ONE_MINUTE_SECONDS },
})

/** For `config` of a route that computes or reads much: files, exports, checks of many entries. */
export const expensiveRouteLimit = perMinute(CALLS_PER_MINUTE)

/** For `config` of a route that makes the product write to a stranger's mailbox. */
export const emailRouteLimit = perMinute(MAILS_PER_MINUTE)

/** For `config` of a route that keeps what a visitor writes. */
export const contactRouteLimit = perMinute(CONTACT_MESSAGES_PER_MINUTE)

/** For `config` of a route that computes for visitors without an account. */
export const publicRouteLimit = perMinute(QUESTIONS_PER_MINUTE)
