import type { DraftData, EntryStatus } from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { RequestScope } from '../../entries/request-scope.ts'
import { type FilingRecords, readFilingRecords } from './filing-records.ts'

interface Version {
  id: string
  entry_number: string
  entry_type: string
  status: EntryStatus
  release_status: string | null
  updated_at: Date
  draft: DraftData
}

/** The versions of an entry's number, locked until the transaction ends, and the records of the number. */
export interface LockedNumber {
  entry: Version
  versions: Version[]
  records: FilingRecords
}

/** Locks every version of an entry, in one order, before anything is read: what another transaction keeps meanwhile is seen. */
export async function lockNumber(scope: RequestScope, entryId: string): Promise<LockedNumber | undefined> {
  const { trx, org } = scope
  const { rows: versions } = await sql<Version>`
    select id, entry_number, entry_type, status, release_status, updated_at, draft_data as draft from entries
    where org_id = ${org.id}
      and entry_number = (select entry_number from entries where org_id = ${org.id} and id = ${entryId})
    order by id for update`.execute(trx)
  const entry = versions.find(({ id }) => id === entryId)
  return entry && { entry, versions, records: await readFilingRecords(scope, entry) }
}
