import { Readable } from 'node:stream'
import type { ValidateStreamLine } from '@edfe/contracts/entries/entry-records'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { validateOne } from './validate-entries.route.ts'

/**
 * `POST /api/entries/validate-stream`: many entries, one line of JSON for each as soon as it is judged, so that a page
 * can show how far it is. Entries are judged one after the other; a page that goes away ends it.
 */
export function validateStreamRoute(app: App): void {
  app.route({
    ...route('validateEntriesStream'),
    config: { ...expensiveRouteLimit, permission: 'entry.edit' },
    handler: async (request, reply) => {
      const lines = Readable.from(resultLines(app, request, request.body.ids))
      return reply
        .header('content-type', 'application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-cache, no-transform')
        .header('x-accel-buffering', 'no')
        .send(lines)
    },
  })
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
