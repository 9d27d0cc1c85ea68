import { formHts } from '@edfe/domain/entry'
import type { ClassificationMemo } from '@edfe/form-7501'
import type { App } from '../../app-instance.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { type LineParams, readKeptLine } from './kept-line.ts'

/** `GET …/lines/{line}/classification-memo`: why the goods of a saved line are under their number, as one page. */
export function classificationMemoRoute(app: App): void {
  app.route({
    ...route('getClassificationMemo'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const found = await withEntryScope(app, request, async (scope) => {
        const memo = await memoOf(scope, request.params)
        return isRefusal(memo) ? memo : { organization: scope.org.id, memo }
      })
      if (isRefusal(found)) return reply.refuse(found)
      const { organization, memo } = found
      const name = `classification-${memo.entryNumber}-${memo.line}.pdf`
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(await app.heavyWork.renderMemo(organization, { memo, printedAt: app.now() })))
    },
  })
}

async function memoOf(scope: MemberScope, params: LineParams) {
  const kept = await readKeptLine(scope, params)
  if (isRefusal(kept)) return kept
  const { draft: _, item, ...facts } = kept
  const now = formHts(item.htsus ?? '')
  return { ...facts, now: now === facts.hts ? '' : now } satisfies ClassificationMemo
}
