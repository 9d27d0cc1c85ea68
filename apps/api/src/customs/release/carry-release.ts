import { randomUUID } from 'node:crypto'
import { FILED_KINDS } from '@edfe/domain/customs'
import { ruleContext } from '../../entries/entry-services.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { newestSubmission } from '../../entries/repository/newest-submission.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { Refusal } from '../../refusals/problems.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { keepFilings } from '../filings/keep-filings.ts'
import { validationFailed } from '../transmissions/queue-entry-message.ts'
import { readRelease } from './read-release.ts'
import { releaseKind } from './release.kind.ts'

/**
 * True if the message of an entry's summary also asks for the release of its goods, which CBP does not have yet. A
 * correction after payment never does (AE chapter, July 2026, usage note gg).
 */
export async function carriesRelease(scope: RequestScope, entry: StoredEntry): Promise<boolean> {
  if (entry.draft.release?.method !== 'with_summary' || entry.is_post_summary) return false
  const { filing } = (await readRelease(scope, entry)).standing
  return !filing.awaits && (filing.state === 'none' || filing.state === 'rejected')
}

/** Keeps the release that goes in the message of a summary, in the terms of a release, beside the summary just queued. */
export async function carryRelease(
  scope: RequestScope,
  entry: StoredEntry,
  { sender, gateway }: FilingParts,
): Promise<Refusal | undefined> {
  const { trx, org, actor, now, sealing, today } = scope
  const context = await ruleContext(scope, entry)
  const written = releaseKind.write(entry, context, { ...sender, transmissionDate: today })
  if (!written.ok) return validationFailed(scope, written.findings)
  const carrier = await newestSubmission(scope, entry.id)
    .select(['id', 'snapshot_version'])
    .where('kind', '=', FILED_KINDS.summary.name)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('submissions')
    .values({
      id: randomUUID(),
      org_id: org.id,
      entry_id: entry.id,
      snapshot_version: carrier.snapshot_version,
      kind: releaseKind.name,
      action: 'A',
      carried_by: carrier.id,
      gateway,
      state: 'sending',
      images: sealing.encrypt(JSON.stringify(written.images)),
      submitted_by: actor.userId,
      submitted_at: now,
    })
    .execute()
  await keepFilings(scope, entry.id)
  return undefined
}
