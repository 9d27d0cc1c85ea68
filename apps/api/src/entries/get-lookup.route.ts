import { createHash } from 'node:crypto'
import { searchLookup } from '@edfe/domain/reference/lazy'
import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { withEntryScope } from './with-entry-scope.ts'

const MAX_ROWS = 20_000

/**
 * `GET /api/lookups/:name`: rows of a reference table that match. All tables but the bond types are the same for
 * everyone and change with a release only, so an answer may be kept for an hour and asked for again by its tag.
 */
export function getLookupRoute(app: App): void {
  app.route({
    ...route('getLookup'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const { q, limit } = request.query
      const { name } = request.params
      const isByRules = name === 'bond-types'
      const { profile } = isByRules
        ? await withEntryScope(app, request, async ({ rules }) => rules)
        : app.entryServices.rulesOf(null)
      const found = searchLookup(name, q, MAX_ROWS, profile)
      const answer = { rows: found.slice(0, limit), total: found.length }
      // Weak: the answer may be compressed.
      const tag = `W/"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`
      reply
        .header('cache-control', isByRules ? 'private, no-cache' : 'private, max-age=3600')
        .header('etag', tag)
      return request.headers['if-none-match'] === tag ? reply.code(304).send(null) : answer
    },
  })
}
