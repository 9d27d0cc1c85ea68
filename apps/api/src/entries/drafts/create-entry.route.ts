import type { App } from '../../app-instance.ts'
import { announce } from '../../http/live.ts'
import { route } from '../../http/route.ts'
import { isRefusal, type Refusal } from '../../refusals/problems.ts'
import { numbersUsedUp, withNewNumber } from '../numbering/with-new-number.ts'
import { auditEntry } from '../record-change.ts'
import type { EntryView } from '../repository/entry-view.ts'
import { loadEntry, type StoredEntry } from '../repository/load-entry.ts'
import { isFirstVersion } from '../repository/update-draft.ts'
import type { MemberScope } from '../request-scope.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { entryNotFound } from './conflict.ts'
import { createEntry } from './create-entry.ts'
import { logConflict } from './log-conflict.ts'
import { lockForEdit } from './save-draft.ts'
import { type SavedPage, savePage } from './save-page.ts'

/**
 * `POST /api/entries`: the first save of an entry, which gives it its row and the organization's next number. With the
 * client's own id it can be repeated, for instance after an answer that was lost: it then saves to the entry that the
 * first request made, and if somebody has saved there since, it is refused with both sides of the conflict.
 */
export function createEntryRoute(app: App): void {
  app.route({
    ...route('createEntry'),
    config: { permission: 'entry.edit', makesOrganization: true },
    handler: async (request, reply) => {
      const { id, ...page } = request.body ?? {}
      let isMade = false
      const entry = await withNewNumber((passOver) =>
        withEntryScope(app, request, async (scope) => {
          const earlier = id && (await loadEntry(scope, id, { lock: true }))
          isMade = !earlier
          return earlier ? saveAgain(scope, earlier, page) : make(scope, { id, passOver, page })
        }),
      )
      if (!isRefusal(entry)) return reply.code(isMade ? 201 : 200).send({ entry })
      if (id) await logConflict(app, request, id, entry)
      return reply.refuse(entry)
    },
  })
}

interface FirstSave {
  id: string | undefined
  passOver: number
  page: SavedPage
}

async function make(
  scope: MemberScope,
  { id: chosenId, passOver, page }: FirstSave,
): Promise<EntryView | Refusal> {
  const id = await createEntry(scope, { id: chosenId, passOver })
  if (!id) return numbersUsedUp()
  const entry = await loadEntry(scope, id)
  if (!entry) return entryNotFound()
  announce(scope.trx, { org_id: scope.org.id, topic: 'entries' })
  await auditEntry(scope, id, {
    action: 'create',
    after: { entry_number: entry.entry_number, status: entry.status },
  })
  return savePage(scope, entry, page)
}

async function saveAgain(
  scope: MemberScope,
  earlier: StoredEntry,
  page: SavedPage,
): Promise<EntryView | Refusal> {
  const startedFrom = isFirstVersion(earlier) ? earlier.updated_at : earlier.created_at
  const entry = await lockForEdit(scope, earlier.id, startedFrom.toISOString())
  return isRefusal(entry) ? entry : savePage(scope, entry, page)
}
