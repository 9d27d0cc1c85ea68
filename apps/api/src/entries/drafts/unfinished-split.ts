import type { DiscardSplitBody } from '@edfe/contracts/entries/entry-records'
import { DRAFTS } from '@edfe/domain/entry'
import type { z } from 'zod'
import { whereState } from '../../db/where-state.ts'
import { isRefusal, type Refusal } from '../../refusals/problems.ts'
import { auditEntry } from '../record-change.ts'
import { toEntryView } from '../repository/entry-view.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { entryNotFound } from './conflict.ts'
import { deleteDraft } from './delete-entry.ts'
import { lockForEdit } from './save-draft.ts'

type Wanted = z.output<typeof DiscardSplitBody>['entries']

/** Notes that a further entry waits for the entry that it comes from to be saved with its own lines. */
export async function markUnfinished(
  { trx, org }: MemberScope,
  split: { entry: string; origin: string; place: number },
): Promise<void> {
  await trx
    .insertInto('unfinished_splits')
    .values({ org_id: org.id, entry_id: split.entry, origin_id: split.origin, place: split.place })
    .onConflict((conflict) => conflict.columns(['org_id', 'entry_id']).doNothing())
    .execute()
}

/** The further drafts that an abandoned import of this entry left, or the entry whose import left this one. */
export async function readUnfinishedSplit(scope: MemberScope, id: string) {
  const { trx, org } = scope
  if (!(await loadEntry(scope, id))) return entryNotFound()
  const rows = await trx
    .selectFrom('unfinished_splits as split')
    .innerJoin('entries as further', (join) =>
      join.onRef('further.org_id', '=', 'split.org_id').onRef('further.id', '=', 'split.entry_id'),
    )
    .select(['split.entry_id', 'split.origin_id'])
    .where('split.org_id', '=', org.id)
    .where((or) => or.or([or('split.origin_id', '=', id), or('split.entry_id', '=', id)]))
    .where(whereState(DRAFTS, 'further'))
    .orderBy('split.place')
    .execute()
  const view = async (one: string) => {
    const entry = await loadEntry(scope, one)
    return entry ? [toEntryView(entry, scope)] : []
  }
  const entries = []
  for (const { entry_id, origin_id } of rows) if (origin_id === id) entries.push(...(await view(entry_id)))
  const from = rows.find(({ entry_id }) => entry_id === id)
  const [origin = null] = from ? await view(from.origin_id) : []
  return { entries, origin }
}

/** Ends the import: its further drafts are entries like any other. */
export async function finishSplit(scope: MemberScope, id: string): Promise<Refusal | undefined> {
  if (!(await loadEntry(scope, id, { lock: true }))) return entryNotFound()
  const { trx, org } = scope
  const { numDeletedRows } = await trx
    .deleteFrom('unfinished_splits')
    .where('org_id', '=', org.id)
    .where('origin_id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) {
    await auditEntry(scope, id, { action: 'update', after: { further_entries_kept: Number(numDeletedRows) } })
  }
  return undefined
}

/** Deletes further drafts of an abandoned import as the person saw them: all of them, or none when one has changed since. */
export async function discardSplit(
  scope: MemberScope,
  id: string,
  wanted: Wanted,
): Promise<Refusal | undefined> {
  const { trx, org } = scope
  if (!(await loadEntry(scope, id))) return entryNotFound()
  // In the order of the ids, so that two who discard the same drafts never wait for each other in a circle.
  for (const one of [...wanted].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const entry = await lockForEdit(scope, one.id, one.expected_updated_at)
    if (isRefusal(entry)) return entry
    const ofSplit = await trx
      .selectFrom('unfinished_splits')
      .select('entry_id')
      .where('org_id', '=', org.id)
      .where('entry_id', '=', one.id)
      .where('origin_id', '=', id)
      .executeTakeFirst()
    const refusal = ofSplit ? await deleteDraft(scope, one.id) : entryNotFound()
    if (refusal) return refusal
  }
  return undefined
}
