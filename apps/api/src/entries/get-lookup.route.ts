import { createHash } from 'node:crypto'
import { LOOKUPS, LookupAnswer, LookupQuery } from '@edfe/contracts/entries'
import { problems } from '@edfe/contracts/problem'
import { rulesProfile } from '@edfe/domain/profile'
import { searchLookup } from '@edfe/domain/reference/lazy'
import { z } from 'zod'
import type { App } from '../app-instance.ts'

const MAX_ROWS = 20_000

/**
 * `GET /api/lookups/:name`: rows of a reference table that match. The tables are the same for everyone and change
 * with a release only, so the answer may be kept for an hour and asked for again by its tag.
 */
export function getLookupRoute(app: App): void {
  const profile = rulesProfile(app.settings.CUSTOMS_RULES)
  app.get(
    '/api/lookups/:name',
    {
      config: { permission: 'signed-in' },
      schema: {
        operationId: 'getLookup',
        summary: 'Search a reference table',
        tags: ['lookups'],
        params: z.object({ name: z.enum(LOOKUPS) }),
        querystring: LookupQuery,
        response: { 200: LookupAnswer, 304: z.null(), ...problems(400, 401) },
      },
    },
    async (request, reply) => {
      const { q, limit } = request.query
      const found = searchLookup(request.params.name, q, MAX_ROWS, profile)
      const answer = { rows: found.slice(0, limit), total: found.length }
      const tag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', 'private, max-age=3600').header('etag', tag)
      return request.headers['if-none-match'] === tag ? reply.code(304).send(null) : answer
    },
  )
}
