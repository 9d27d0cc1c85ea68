import type { FurtherEntriesBody } from '@edfe/contracts/entries/entry-records'
import { formatEntryNumber, furtherDraft, normaliseDraft, withKeptValues } from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { z } from 'zod'
import { isRefusal, type Refusal } from '../../refusals/problems.ts'
import { announceEntry, auditEntry } from '../record-change.ts'
import { loadEntry, type StoredEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { draftConflict, entryNotFound } from './conflict.ts'
import { createEntry } from './create-entry.ts'
import { lockForEdit, storeDraft } from './save-draft.ts'

type Wanted = z.output<typeof FurtherEntriesBody>['entries'][number]

/** A further entry that an earlier request of the same person made, with the lines of this one. */
export async function withLines(
  scope: MemberScope,
  origin: StoredEntry,
  found: StoredEntry,
  lines: Wanted['line_items'],
): Promise<StoredEntry | Refusal | undefined> {
  const { trx, org, actor, rules } = scope
  const continued = await trx
    .selectFrom('entry_activities')
    .select('id')
    .where('org_id', '=', org.id)
    .where('entry_id', '=', found.id)
    .where('activity_type', '=', 'continued')
    .where(sql`activity_data ->> 'from'`, '=', origin.id)
    .executeTakeFirst()
  if (!continued) return entryNotFound()
  const entry = await lockForEdit(scope, found.id, found.updated_at.toISOString())
  if (isRefusal(entry)) return entry
  if (entry.updated_by !== actor.userId) return draftConflict(scope, entry, 'header')
  const { line_items } = furtherDraft(origin.draft, lines)
  await storeDraft(
    scope,
    entry,
    withKeptValues(normaliseDraft({ ...entry.draft, line_items }), rules.profile),
  )
  return loadEntry(scope, found.id)
}

/** A draft of the same shipment for these lines; undefined when the filer code has no number left. */
export async function addFurtherEntry(
  scope: MemberScope,
  origin: StoredEntry,
  { id, line_items }: Wanted,
  passOver: number,
): Promise<StoredEntry | undefined> {
  const number = formatEntryNumber(origin.entry_number)
  const draft = furtherDraft(origin.draft, line_items)
  const newId = await createEntry(scope, { id, passOver, from: { draft } })
  if (!newId) return undefined
  await recordActivity(scope, newId, 'continued', { from: origin.id, number })
  announceEntry(scope, newId)
  await auditEntry(scope, newId, { action: 'create', after: { further_lines_of: number } })
  return loadEntry(scope, newId)
}
