import { createHash } from 'node:crypto'
import { rulesProfile } from '@edfe/domain/profile'
import { searchLookup } from '@edfe/domain/reference/lazy'
import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'

const MAX_ROWS = 20_000

/**
 * `GET /api/lookups/:name`: rows of a reference table that match. The tables are the same for everyone and change
 * with a release only, so the answer may be kept for an hour and asked for again by its tag.
 */
export function getLookupRoute(app: App): void {
  const profile = rulesProfile(app.settings.CUSTOMS_RULES)
  app.route({
    ...route('getLookup'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const { q, limit } = request.query
      const found = searchLookup(request.params.name, q, MAX_ROWS, profile)
      const answer = { rows: found.slice(0, limit), total: found.length }
      const tag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', 'private, max-age=3600').header('etag', tag)
      return request.headers['if-none-match'] === tag ? reply.code(304).send(null) : answer
    },
  })
}
