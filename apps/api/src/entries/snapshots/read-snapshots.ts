import { NO_SNAPSHOT } from '@edfe/domain/snapshot'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { toPersonRef } from '../repository/entry-view.ts'
import type { RequestScope } from '../request-scope.ts'

/** The versions of an entry's canonical JSON, the newest first, without their content. */
export async function readSnapshotVersions(scope: RequestScope, id: string) {
  const rows = await versions(scope, id).orderBy('s.version', 'desc').execute()
  return { snapshots: rows.map(versionOf) }
}

/** One version of an entry's canonical JSON, or the newest. */
export async function readSnapshot(scope: RequestScope, id: string, version?: number) {
  const all = versions(scope, id).select('s.payload')
  const asked = version === undefined ? all : all.where('s.version', '=', version)
  const row = await asked.orderBy('s.version', 'desc').limit(1).executeTakeFirst()
  return row && { snapshot: { entry_id: id, ...versionOf(row), payload: row.payload } }
}

export const noSnapshot = (): Refusal => refuse(404, NO_SNAPSHOT.code, NO_SNAPSHOT.message)

const versions = ({ trx, org }: RequestScope, id: string) =>
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
  generated_by: toPersonRef(row.generated_by, `${given_name ?? ''} ${family_name ?? ''}`.trim()),
})
