import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { requireEntry } from '../repository/require-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { noSnapshot, readSnapshot, readSnapshotVersions } from './read-snapshots.ts'

/** Every canonical JSON that was made of an entry: the newest, the list, and one version of it. */
export function snapshotRoutes(app: App): void {
  app.route({
    ...route('getSnapshot'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) => snapshotOf(scope, request.params.id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('listSnapshots'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await requireEntry(scope, id)
        return isRefusal(entry) ? entry : readSnapshotVersions(scope, id)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('getSnapshotVersion'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id, version } = request.params
      const answer = await withEntryScope(app, request, (scope) => snapshotOf(scope, id, version))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

async function snapshotOf(scope: MemberScope, id: string, version?: number) {
  const entry = await requireEntry(scope, id)
  if (isRefusal(entry)) return entry
  return (await readSnapshot(scope, id, version)) ?? noSnapshot()
}
