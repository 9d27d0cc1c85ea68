import { randomUUID } from 'node:crypto'
import { asWritten } from '@edfe/domain/messages'
import type { Finding } from '@edfe/domain/rules'
import { makeSnapshot, type SnapshotResult } from '@edfe/domain/snapshot'
import { english, shownFindings } from '../../messages/formatter.ts'
import { faultsAsWritten, type Refusal, refuse } from '../../refusals/problems.ts'
import type { StoredEntry } from '../repository/load-entry.ts'
import type { RequestScope } from '../request-scope.ts'

type Made = Extract<SnapshotResult, { ok: true }>
type StoredSnapshot =
  | Exclude<SnapshotResult, Made>
  | (Made & { id: string; metadata: Record<string, unknown> })

/** The answer when an entry has no canonical JSON: every field at fault, where fields are the reason. */
export const snapshotRefused = (result: Exclude<StoredSnapshot, { ok: true }>): Refusal =>
  result.code === 'SCHEMA_VALIDATION_FAILED'
    ? refuse(422, result.code, asWritten({ text: result.message }), {
        problems: faultsAsWritten(result.problems),
      })
    : refuse(422, result.code, result.message)

/**
 * Stores the canonical JSON of a locked entry under its next version; personal numbers are masked in it. Refused,
 * with nothing stored, when the entry cannot be said in the canonical format yet.
 */
export async function storeSnapshot(
  { trx, org, actor, now }: RequestScope,
  entry: StoredEntry,
  findings: readonly Finding[],
): Promise<StoredSnapshot> {
  const latest = await trx
    .selectFrom('entry_json_snapshots')
    .select((select) => select.fn.max('version').as('version'))
    .where('org_id', '=', org.id)
    .where('entry_id', '=', entry.id)
    .executeTakeFirst()
  const latestVersion = Number(latest?.version ?? 0)
  const result = makeSnapshot({
    draft: entry.draft,
    findings: shownFindings(english, findings),
    version: latestVersion + 1,
    latestVersion,
    generatedAt: now.toISOString(),
  })
  if (!result.ok) return result
  const { payload } = result
  const id = randomUUID()
  const metadata = {
    line_count: entry.line_count,
    status: entry.status,
    issue_count: payload.summary.issue_count,
  }
  await trx
    .insertInto('entry_json_snapshots')
    .values({
      id,
      org_id: org.id,
      entry_id: entry.id,
      version: payload.version,
      schema_version: payload.schema_version,
      payload: JSON.stringify(payload),
      generated_at: now,
      generated_by: actor.userId,
      metadata: JSON.stringify(metadata),
    })
    .execute()
  await trx
    .updateTable('entries')
    .set({ snapshot_id: id, schema_version: payload.schema_version })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .execute()
  return { ...result, id, metadata }
}
