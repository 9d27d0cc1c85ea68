import { comparedLines } from '@edfe/domain/filing'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { tariffService } from '../../tariff/tariff-service.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { ruleContext } from '../entry-services.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { linesOfToday, tariffCheck } from './tariff-check.ts'

/** `GET …/tariff-check`: what comparing the lines with the tariff gives, of a draft as it was last saved. */
export function getTariffCheckRoute(app: App): void {
  app.route({
    ...route('getTariffCheck'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const found = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, request.params.id)
        if (!entry) return entryNotFound()
        const rules = await ruleContext(scope)
        return {
          draft: entry.draft,
          lines: comparedLines(entry.draft, rules),
          today: linesOfToday(entry.draft, rules),
        }
      })
      if (isRefusal(found)) return reply.refuse(found)
      return tariffCheck(found, { ...tariffService(), words: request.words })
    },
  })
}
