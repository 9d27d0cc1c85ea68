import { NO_SNAPSHOT } from '@edfe/domain/snapshot'
import type { App } from '../../app-instance.ts'
import { isRefusal, refuse } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { personOf } from '../repository/entry-view.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'

/** Every canonical JSON that was made of an entry: the list, and one version of it. */
export function snapshotRoutes(app: App): void {
  app.route({
    ...route('listSnapshots'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        if (!(await isKnown(scope, id))) return entryNotFound()
        const rows = await versions(scope, id).orderBy('s.version', 'desc').execute()
        return { snapshots: rows.map(versionOf) }
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('getSnapshotVersion'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id, version } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        if (!(await isKnown(scope, id))) return entryNotFound()
        const row = await versions(scope, id)
          .select('s.payload')
          .where('s.version', '=', version)
          .executeTakeFirst()
        if (!row) return refuse(404, NO_SNAPSHOT.code, NO_SNAPSHOT.message)
        return { snapshot: { entry_id: id, ...versionOf(row), payload: row.payload } }
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

const isKnown = ({ trx, org }: MemberScope, id: string) =>
  trx.selectFrom('entries').select('id').where('org_id', '=', org.id).where('id', '=', id).executeTakeFirst()

const versions = ({ trx, org }: MemberScope, id: string) =>
  trx
    .selectFrom('entry_json_snapshots as s')
    .leftJoin('users as u', 'u.id', 's.generated_by')
    .select([
      's.id',
      's.metadata',
      's.version',
      's.schema_version',
      's.generated_at',
      's.generated_by',
      'u.given_name',
      'u.family_name',
    ])
    .where('s.org_id', '=', org.id)
    .where('s.entry_id', '=', id)

interface VersionRow {
  id: string
  metadata: Record<string, unknown>
  version: number
  schema_version: string
  generated_at: Date
  generated_by: string | null
  given_name: string | null
  family_name: string | null
}

const versionOf = ({ given_name, family_name, ...row }: VersionRow) => ({
  id: row.id,
  metadata: row.metadata,
  version: row.version,
  schema_version: row.schema_version,
  generated_at: row.generated_at.toISOString(),
  generated_by: personOf(row.generated_by, `${given_name ?? ''} ${family_name ?? ''}`.trim()),
})
