import { randomUUID } from 'node:crypto'
import type { ImportNotes } from '@edfe/contracts/entries/entry-records'
import type { FieldProblem } from '@edfe/contracts/problem'
import type { DraftData } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { importDraft } from '@edfe/domain/snapshot'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { announce } from '../../http/live.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { faultsAsWritten, isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { numbersUsedUp, withNewNumber } from '../numbering/with-new-number.ts'
import { auditEntry } from '../record-change.ts'
import type { MemberScope } from '../request-scope.ts'
import { viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { createEntry } from './create-entry.ts'

/**
 * `POST /api/entries/import`: a new draft from canonical JSON, under a number of the organisation. When anything in
 * the file is wrong, every wrong field is named with its path and nothing is made.
 */
export function importEntryRoute(app: App): void {
  app.route({
    ...route('importEntry'),
    config: { ...expensiveRouteLimit, permission: 'entry.edit', makesOrganization: true },
    handler: async (request, reply) => {
      const read = importDraft(request.body, randomUUID)
      if (!read.ok) return reply.refuse(importFailed(read.problems))
      const answer = await withNewNumber((passOver) =>
        withEntryScope(app, request, (scope) => importEntry(scope, { ...read, passOver })),
      )
      return isRefusal(answer) ? reply.refuse(answer) : reply.code(201).send(answer)
    },
  })
}

function importFailed(problems: readonly FieldProblem[]): Refusal {
  const message = say(
    {
      id: 'refusal.import-failed',
      defaultMessage:
        'The file was not imported: {count, plural, one {# field is} other {# fields are}} wrong.',
    },
    { count: problems.length },
  )
  return refuse(422, 'import_failed', message, { problems: faultsAsWritten(problems) })
}

interface ReadFile {
  draft: DraftData
  notes: z.output<typeof ImportNotes>
  passOver: number
}

async function importEntry(scope: MemberScope, { draft, notes, passOver }: ReadFile) {
  const id = await createEntry(scope, {
    passOver,
    from: { draft },
  })
  if (!id) return numbersUsedUp()
  const entry = await viewEntry(scope, id)
  if (isRefusal(entry)) return entry
  announce(scope.trx, { org_id: scope.org.id, topic: 'entries' })
  await auditEntry(scope, id, {
    action: 'create',
    after: { entry_number: entry.entry_number, imported: true },
  })
  return { entry, notes }
}
