import type { RefundsAnswer } from '@edfe/contracts/refunds/refunds'
import type { App } from '../app-instance.ts'
import { withEntryScope } from '../entries/with-entry-scope.ts'
import { route } from '../http/route.ts'
import { judgePage } from './judge-page.ts'
import { mayCorrect, readOwnEntries } from './own-entries.ts'

/** `GET /api/refunds/entries`: what can come back of the entries on file, and what is missing, page by page. */
export function refundsRoutes(app: App): void {
  app.route({
    ...route('findRefunds'),
    config: { permission: 'entry.read' },
    handler: async (request) => {
      const { page, today } = await withEntryScope(app, request, async (scope) => ({
        page: await readOwnEntries(scope, request.query.after),
        today: scope.today,
      }))
      const answer = judgePage(page, { today, words: request.words })
      return withEntryScope(app, request, async (scope): Promise<RefundsAnswer> => {
        for (const entry of answer.entries)
          if (entry.id && entry.findings.length > 0) entry.may_correct = await mayCorrect(scope, entry.id)
        return answer
      })
    },
  })
}
