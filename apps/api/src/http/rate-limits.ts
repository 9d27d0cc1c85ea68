import type { FastifyRequest } from 'fastify'

const ONE_MINUTE = '1 minute'
/** Of one person: more than anybody's work needs, less than what would hold up others. */
const CALLS_PER_MINUTE = 60
const MAILS_PER_MINUTE = 20
/** Of one visitor: a search with every key, and its duty. */
const QUESTIONS_PER_MINUTE = 300

const keyGenerator = (request: FastifyRequest) => request.actor?.userId ?? request.ip

/** For `config` of a route that computes or reads much: files, exports, checks of many entries. */
export const expensiveRouteLimit = {
  rateLimit: { max: CALLS_PER_MINUTE, timeWindow: ONE_MINUTE, keyGenerator },
}

/** For `config` of a route that makes the product write to a stranger's mailbox. */
export const emailRouteLimit = { rateLimit: { max: MAILS_PER_MINUTE, timeWindow: ONE_MINUTE, keyGenerator } }

/** For `config` of a route that computes for visitors without an account. */
export const publicRouteLimit = {
  rateLimit: { max: QUESTIONS_PER_MINUTE, timeWindow: ONE_MINUTE, keyGenerator },
}
