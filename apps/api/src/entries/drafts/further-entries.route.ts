import type { FurtherEntriesBody } from '@edfe/contracts/entries/entry-records'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { numbersUsedUp, withNewNumber } from '../numbering/with-new-number.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { entryNotFound } from './conflict.ts'
import { addFurtherEntry, withLines } from './further-entry.ts'
import { markUnfinished } from './unfinished-split.ts'

type Wanted = z.output<typeof FurtherEntriesBody>['entries']

/**
 * `POST …/further-entries`: drafts of the same shipment for the lines of a sheet that this entry has no room for, all
 * in one transaction. Repeated after an answer that was lost, it answers with the entries that it made, and gives them the
 * lines of the repeated request, which may differ. They count as unfinished until `…/further-entries/finish`.
 */
export function furtherEntriesRoute(app: App): void {
  app.route({
    ...route('addFurtherEntries'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withNewNumber((passOver) =>
        withEntryScope(app, request, (scope) => addEntries(scope, id, request.body.entries, passOver)),
      )
      return isRefusal(answer) ? reply.refuse(answer) : reply.code(201).send(answer)
    },
  })
}

async function addEntries(scope: MemberScope, id: string, wanted: Wanted, passOver: number) {
  const origin = await loadEntry(scope, id)
  if (!origin) return entryNotFound()
  const entries = []
  for (const [index, further] of wanted.entries()) {
    const found = await loadEntry(scope, further.id)
    const entry = found
      ? await withLines(scope, origin, found, further.line_items)
      : await addFurtherEntry(scope, origin, further, index === 0 ? passOver : 0)
    if (!entry) return numbersUsedUp()
    if (isRefusal(entry)) return entry
    await markUnfinished(scope, { entry: entry.id, origin: id, place: index + 1 })
    const { entry_number, line_count, total_entered_value } = entry
    entries.push({ id: entry.id, entry_number, line_count, total_entered_value })
  }
  return { entries }
}
