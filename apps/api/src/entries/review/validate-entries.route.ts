import type { ValidateManyAnswer } from '@edfe/contracts/entries/entry-records'
import { say } from '@edfe/domain/messages'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { refusalOf } from '../../http/errors.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { validateEntry } from './validate-entry.ts'

/** `POST …/validate`: every rule, stored as the newest run. A filed entry keeps the result that it was filed with. */
export function validateEntryRoute(app: App): void {
  app.route({
    ...route('validateEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) => validateEntry(scope, request.params.id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

/** `POST /api/entries/validate`: many entries, each separately, so that a failure does not stop the others. */
export function validateManyRoute(app: App): void {
  app.route({
    ...route('validateEntries'),
    config: { ...expensiveRouteLimit, permission: 'entry.edit' },
    handler: async (request) => {
      const results = []
      for (const id of request.body.ids) results.push(await validateOne(app, request, id))
      return { results }
    },
  })
}

type Result = z.output<typeof ValidateManyAnswer>['results'][number]

/** One entry of many, in a separate transaction; a failure is its result. */
export async function validateOne(app: App, request: FastifyRequest, id: string): Promise<Result> {
  try {
    const answer = await withEntryScope(app, request, (scope) => validateEntry(scope, id))
    if (isRefusal(answer)) return { id, message: request.words.format(answer.message) }
    const { validation_status, blocking_error_count, warning_count } = answer
    return { id, validation_status, blocking_error_count, warning_count }
  } catch (error) {
    request.log.error({ err: error, entryId: id }, 'Validating an entry failed')
    const failed = say(
      { id: 'refusal.bulk-validation', defaultMessage: 'Bulk validation error: {reason}' },
      { reason: refusalOf(error as FastifyError).message },
    )
    return { id, message: request.words.format(failed) }
  }
}
