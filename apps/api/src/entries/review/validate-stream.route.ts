import { Readable } from 'node:stream'
import { ValidateStream, type ValidateStreamLine } from '@edfe/contracts/entry-records'
import { problems } from '@edfe/contracts/problem'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { costlyRoute } from '../../http/rate-limits.ts'
import { validateOne } from './validate-entries.route.ts'

/**
 * `POST /api/entries/validate-stream`: many entries, one line of JSON for each as soon as it is judged, so that a page
 * can show how far it is. Entries are judged one after the other; a page that goes away ends it.
 */
export function validateStreamRoute(app: App): void {
  app.post(
    '/api/entries/validate-stream',
    {
      config: { ...costlyRoute, permission: 'entry.edit' },
      schema: {
        operationId: 'validateEntriesStream',
        summary: 'Validate many entries, with a line for each as soon as it is judged',
        tags: ['entries'],
        body: ValidateStream,
        response: {
          200: z.unknown().describe('application/x-ndjson of ValidateStreamLine'),
          ...problems(400, 401, 403),
        },
      },
    },
    async (request, reply) => {
      const lines = Readable.from(resultLines(app, request, request.body.ids))
      return reply
        .header('content-type', 'application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-cache, no-transform')
        .header('x-accel-buffering', 'no')
        .send(lines)
    },
  )
}

async function* resultLines(app: App, request: FastifyRequest, ids: readonly string[]) {
  let done = 0
  for (const id of ids) {
    const result = await validateOne(app, request, id)
    done += 1
    const line: z.output<typeof ValidateStreamLine> = { ...result, done, total: ids.length }
    yield `${JSON.stringify(line)}\n`
  }
}
