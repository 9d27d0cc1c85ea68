import { tariffNumber } from '@edfe/domain/entry'
import { askedLines, unnotedLines } from '@edfe/domain/filing'
import { claimsOfLines, notesOfLines, questionsOfLines } from '@edfe/tariff/duty'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { english } from '../../messages/formatter.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { tariffService } from '../../tariff/tariff-service.ts'
import { claimView, questionView } from '../../tariff/tariff-views.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { ruleContext } from '../entry-services.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'

/** `GET …/tariff-questions`: what the tariff asks of the lines as they were last saved. */
export function listTariffQuestionsRoute(app: App): void {
  app.route({
    ...route('listTariffQuestions'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const lines = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, request.params.id)
        if (!entry) return entryNotFound()
        const rules = await ruleContext(scope)
        return {
          ...askedLines(entry.draft, rules),
          unnoted: unnotedLines(entry.draft, rules),
          today: rules.today,
        }
      })
      if (isRefusal(lines)) return reply.refuse(lines)
      const { tariff } = tariffService()
      const { questions, refused } = questionsOfLines(tariff, lines.asked)
      return {
        questions: questions.map((question) => ({
          ...questionView(question, request.words),
          lines: [...question.lines],
        })),
        refused: refused.map(({ reason, lines: ids }) => ({
          reason: request.words.format(reason),
          lines: [...ids],
        })),
        claims: claimsOfLines(tariff, lines.asked).map(({ lines: ids, ...claim }) => ({
          ...claimView(claim),
          lines: [...ids],
        })),
        other_units: byNumber(lines.otherUnits),
        looked_up: notesOfLines(tariff, lines.unnoted, lines.today).map(({ note, lines: ids }) => ({
          note: english.format(note),
          lines: [...ids],
        })),
      }
    },
  })
}

/** Each number once, with its lines. */
function byNumber(rows: ReturnType<typeof askedLines>['otherUnits']) {
  return [...Map.groupBy(rows, ({ hts }) => hts)].map(([hts, same]) => ({
    number: tariffNumber(hts),
    units: [...same[0]!.demanded],
    lines: same.map(({ id }) => id),
  }))
}
