import type { CustomsSide } from '@edfe/domain/profile'
import { readMessages } from '../../customs/transmissions/read-filing.ts'
import { recordsKeptUntil } from '../../entries/repository/entry-view.ts'
import { loadEntry, type StoredEntry } from '../../entries/repository/load-entry.ts'
import { customsOfEntry } from '../../entries/repository/practice-of-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { english } from '../../messages/formatter.ts'
import { type DocumentRow, readDocumentRows } from '../records/document-row.ts'
import { type EntryPapers, readEntryPapers } from './entry-papers.ts'

/**
 * The data for the file of an entry, read in one transaction. Documents are rows: their contents are
 * streamed.
 */
export interface EntryFacts {
  organization: string
  entry: StoredEntry
  customs: CustomsSide
  /** The day until which the organization keeps the records; null for what is not filed. */
  keptUntil: string | null
  messages: Awaited<ReturnType<typeof readMessages>>
  snapshots: Awaited<ReturnType<typeof readSnapshots>>
  activities: Awaited<ReturnType<typeof readActivities>>
  /** Those that are complete. */
  documents: DocumentRow[]
  papers: EntryPapers
}

/** Everything that is kept of an entry, with or without its events of the audit log; undefined when there is none. */
export async function readEntryFacts(
  member: MemberScope,
  id: string,
  options: { withAudit: boolean },
): Promise<EntryFacts | undefined> {
  // Records that CBP asks for are English, regardless of who exports them.
  const scope = { ...member, words: english }
  const entry = await loadEntry(scope, id)
  if (!entry) return undefined
  return {
    organization: member.org.id,
    entry,
    keptUntil: recordsKeptUntil(entry, scope),
    customs: await customsOfEntry(scope, id),
    messages: await readMessages(scope, entry),
    snapshots: await readSnapshots(scope, id),
    activities: await readActivities(scope, id),
    documents: (await readDocumentRows(scope, id)).filter(({ state }) => state !== 'uploading'),
    papers: await readEntryPapers(scope, entry, options),
  }
}

const readSnapshots = ({ trx, org }: MemberScope, id: string) =>
  trx
    .selectFrom('entry_json_snapshots')
    .select(['version', 'payload', 'generated_at'])
    .where('org_id', '=', org.id)
    .where('entry_id', '=', id)
    .orderBy('version')
    .execute()

const readActivities = ({ trx, org }: MemberScope, id: string) =>
  trx
    .selectFrom('entry_activities as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.occurred_at', 'a.activity_type', 'a.activity_data', 'u.given_name', 'u.family_name'])
    .where('a.org_id', '=', org.id)
    .where('a.entry_id', '=', id)
    .orderBy('a.occurred_at')
    .execute()

/** The entries of the organization, by their numbers. */
export const readEntryIds = ({ trx, org }: MemberScope): Promise<{ id: string }[]> =>
  trx
    .selectFrom('entries')
    .select('id')
    .where('org_id', '=', org.id)
    .orderBy('entry_number')
    .orderBy('summary_version')
    .execute()
