import { STATUS_CODES } from 'node:http'
import type { Problem } from '@edfe/contracts/problem'
import type { V1Problem } from '@edfe/contracts/v1/problems'
import { V1_PREFIX } from '@edfe/contracts/v1/v1'
import { asWritten, say } from '@edfe/domain/messages'
import type { FastifyError, FastifyInstance } from 'fastify'
import { TOO_BUSY, TooBusy } from '../background/too-busy.ts'
import { diskFull, isDiskFull } from '../refusals/disk-full.ts'
import { problemOf, type Refusal, refuse, tooManyRequests } from '../refusals/problems.ts'
import { RETRY_AFTER_SECONDS, sqlRefusal } from '../refusals/sql-error.ts'
import { isRowMissing, rowNotFound } from './missing-row.ts'
import { InvalidRequest } from './validation-messages.ts'

/** The session is good, but the person's record is neither there nor can be made. */
export class UserRecordMissing extends Error {
  override readonly name = 'UserRecordMissing'
}

const v1ProblemOf = ({ message, ...problem }: Problem, status: number): V1Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? '',
  status,
  detail: message,
  ...problem,
})

/** Turns whatever went wrong into `{code, message, details}`, and logs what is our fault. */
export function installErrors(app: FastifyInstance): void {
  app.decorateReply('refusalCode', undefined)
  app.decorateReply('refuse', function (refusal) {
    this.refusalCode = refusal.code
    if (refusal.status === 503) this.header('retry-after', String(RETRY_AFTER_SECONDS))
    const problem = problemOf(refusal, this.request.words)
    this.code(refusal.status)
    // Version 1 answers problem details (RFC 9457), also where it has no such address.
    return this.request.url.startsWith(V1_PREFIX)
      ? this.type('application/problem+json').send(v1ProblemOf(problem, refusal.status))
      : this.send(problem)
  })

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500) {
      request.log.error({ err: error }, `${request.method} ${request.routeOptions.url ?? request.url} failed`)
    } else if (await isRowMissing(request).catch(() => false)) {
      return reply.refuse(rowNotFound(request))
    }
    return reply.refuse(refusal)
  })
}

/** Returns the part of an error that the caller may read: never the words of an internal fault. */
export function refusalOf(error: FastifyError | InvalidRequest): Refusal {
  if (error instanceof InvalidRequest) {
    return refuse(400, 'validation_failed', error.sentence, { fields: error.fields })
  }
  if (error instanceof UserRecordMissing)
    return refuse(
      404,
      'user_not_found',
      say({ id: 'refusal.user-not-found', defaultMessage: 'User record not found' }),
    )
  if (error instanceof TooBusy) {
    return refuse(503, TOO_BUSY.code, TOO_BUSY.sentence)
  }
  if (isDiskFull(error)) return diskFull()
  const fromDatabase = sqlRefusal(error)
  if (fromDatabase) return fromDatabase
  if (error.statusCode === 429) return tooManyRequests()
  if (error.statusCode && error.statusCode < 500) {
    return refuse(error.statusCode, error.code ?? 'bad_request', asWritten({ text: error.message }))
  }
  return refuse(
    500,
    'internal_error',
    say({
      id: 'refusal.internal-error',
      defaultMessage: 'Something went wrong on our side. Please try again.',
    }),
  )
}
