import { parseDay } from '@edfe/domain/calendar'
import { type DraftData, formatEntryNumber, formHts, lineOrigin } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import type { ClassificationMemo } from '@edfe/form-7501'
import { editionOn, withDots } from '@edfe/tariff/schedule'
import type { App } from '../../app-instance.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { isRefusal, refuse } from '../../refusals/problems.ts'
import { tariffService } from '../../tariff/tariff-service.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'

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

async function memoOf(scope: MemberScope, { id, line: lineId }: { id: string; line: string }) {
  const entry = await loadEntry(scope, id)
  if (!entry) return entryNotFound()
  const { draft } = entry
  const at = (draft.line_items ?? []).findIndex((line) => line.id === lineId)
  const line = draft.line_items?.[at]
  const { classification } = line ?? {}
  if (!line || !(classification?.chosen_on || classification?.note))
    return refuse(
      404,
      'classification_not_found',
      say({
        id: 'refusal.classification-not-found',
        defaultMessage: 'This line keeps no reason for its number.',
      }),
    )
  const now = formHts(line.htsus ?? '')
  const hts = formHts(classification.hts || now)
  return {
    entryNumber: formatEntryNumber(entry.entry_number),
    importer: scope.org.name,
    line: at + 1,
    goods: line.description ?? '',
    origin: lineOrigin(draft, line),
    hts,
    now: now === hts ? '' : now,
    headings: headingsOf(draft, hts, scope),
    classification,
    preparedOn: scope.today,
  } satisfies ClassificationMemo
}

/** The headings of a number in the edition of the entry date; none for a number that it lacks. */
function headingsOf(
  { header }: DraftData,
  hts: string,
  { today }: MemberScope,
): ClassificationMemo['headings'] {
  const schedule = editionOn(tariffService().tariff.schedules, parseDay(header?.entry_date) ?? today)
  if (!schedule.find(hts)) return []
  return schedule
    .headingsOf(hts)
    .map(({ number, description }) => ({ number: number && withDots(number), text: description }))
}
