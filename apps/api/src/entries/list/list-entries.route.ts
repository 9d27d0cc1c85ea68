import { EntryList, EntryListQuery } from '@edfe/contracts/entries'
import { DraftsAnswer } from '@edfe/contracts/entry-records'
import { problems } from '@edfe/contracts/problem'
import type { App } from '../../app-instance.ts'
import { inEntries } from '../with-entry-scope.ts'
import { countEntries, listEntries, newestEntries } from './list-entries.ts'

/** `GET /api/entries`: one page of the filtered list, with the exact number of entries that match. */
export function listEntriesRoute(app: App): void {
  app.get(
    '/api/entries',
    {
      config: { permission: 'entry.read' },
      schema: {
        operationId: 'listEntries',
        summary: 'List entries by page, filter, search and sort order',
        tags: ['entries'],
        querystring: EntryListQuery,
        response: { 200: EntryList, ...problems(400, 401, 403) },
      },
    },
    async (request) => {
      const { page, page_size } = request.query
      const found = await inEntries(app, request, (scope) => listEntries(scope, request.query))
      return { ...found, page, page_size }
    },
  )
}

/** `GET /api/entries/drafts`: what Continue Draft shows. */
export function listDraftsRoute(app: App): void {
  app.get(
    '/api/entries/drafts',
    {
      config: { permission: 'entry.read' },
      schema: {
        operationId: 'getDrafts',
        summary: 'How many drafts there are, and the one that was worked on last',
        tags: ['entries'],
        response: { 200: DraftsAnswer, ...problems(401, 403) },
      },
    },
    async (request) =>
      inEntries(app, request, async (scope) => {
        const filter = { archived: false, status: 'draft', range: 'all' } as const
        const [newest] = await newestEntries(scope, { status: 'draft', limit: 1, by: 'updated_at' })
        return { draft_count: await countEntries(scope, filter), newest_draft: newest ?? null }
      }),
  )
}
