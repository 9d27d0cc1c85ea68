import { parseDay } from '@edfe/domain/calendar'
import { correctionOf, type Reading } from '@edfe/domain/filing'
import { lastCorrectionDay } from '@edfe/domain/tasks'
import type { Formatter } from '@edfe/messages'
import type { App } from '../../app-instance.ts'
import { maskPersonalNumbers } from '../../audit/record-audit.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { ruleContext } from '../../entries/entry-services.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import { readOnFile } from '../../entries/repository/read-on-file.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'

/**
 * `GET …/correction`: what a post summary correction changes in the summary that CBP has on file, with personal numbers
 * masked.
 */
export function getCorrectionRoute(app: App): void {
  app.route({
    ...route('getCorrection'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) => readCorrection(scope, request.params.id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

async function readCorrection(scope: MemberScope, id: string) {
  const entry = await loadEntry(scope, id)
  if (!entry) return entryNotFound()
  const onFile = await readOnFile(scope, entry)
  const correction = onFile && correctionOf(entry.draft, { ...(await ruleContext(scope)), onFile })
  if (!correction) return { correction: null }
  const entered = parseDay(onFile.draft.header?.entry_date)
  const { changes, amounts, difference } = correction
  return {
    correction: {
      on_file: onFile.id,
      last_day: entered ? lastCorrectionDay(entered) : null,
      changes: changes.map((change) => ({
        ...change,
        label: scope.words.format(change.label),
        before: inWords(scope.words, change.before),
        after: inWords(scope.words, change.after),
      })),
      amounts,
      difference,
    },
  }
}

const inWords = (words: Formatter, parts: Reading): string =>
  maskPersonalNumbers(parts.map((part) => (typeof part === 'string' ? part : words.format(part))).join(', '))
