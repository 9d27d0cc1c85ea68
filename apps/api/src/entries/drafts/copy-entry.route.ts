import { randomUUID } from 'node:crypto'
import { type CopyPart, copyDraft, formatEntryNumber } from '@edfe/domain/entry'
import { copyChanges } from '@edfe/domain/review'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { ruleContext } from '../entry-services.ts'
import { numbersUsedUp, withNewNumber } from '../numbering/with-new-number.ts'
import { announceEntry, auditEntry } from '../record-change.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { entryNotFound } from './conflict.ts'
import { createEntry } from './create-entry.ts'
import { newDraft } from './new-draft.ts'

/** `POST …/copy`: a draft for another shipment like this one, whatever the status of this one. */
export function copyEntryRoute(app: App): void {
  app.route({
    ...route('copyEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const { parts } = request.body
      const answer = await withNewNumber((passOver) =>
        withEntryScope(app, request, (scope) => copy(scope, { id, parts, passOver })),
      )
      return isRefusal(answer) ? reply.refuse(answer) : reply.code(201).send(answer)
    },
  })
}

interface Wanted {
  id: string
  parts: readonly CopyPart[]
  passOver: number
}

async function copy(scope: MemberScope, { id, parts, passOver }: Wanted) {
  const earlier = await loadEntry(scope, id)
  if (!earlier) return entryNotFound()
  const onto = await newDraft(scope, '')
  const { draft, leftEmpty } = copyDraft(earlier.draft, { onto, parts, newId: randomUUID })
  const newId = await createEntry(scope, { passOver, from: { draft } })
  if (!newId) return numbersUsedUp()
  const number = formatEntryNumber(earlier.entry_number)
  await recordActivity(scope, newId, 'copied', { from: id, number })
  const entry = await viewEntry(scope, newId)
  if (isRefusal(entry)) return entry
  const changes = copyChanges(
    { earlier: earlier.draft, copy: draft, today: scope.today },
    await ruleContext(scope),
  )
  announceEntry(scope, newId)
  await auditEntry(scope, newId, { action: 'create', after: { copied_from: number } })
  return { entry, left_empty: leftEmpty, changes: changes.map((change) => scope.words.format(change)) }
}
