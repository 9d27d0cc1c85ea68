import type { EntryDocument } from '@edfe/contracts/documents/documents'
import type { ColumnType, Generated } from 'kysely'
import type { Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    entry_documents: EntryDocumentsTable
    entry_legal_holds: EntryLegalHoldsTable
  }
}

interface EntryDocumentsTable {
  id: string
  org_id: string
  entry_id: string
  name: string
  kind: EntryDocument['kind']
  detail: string
  state: Generated<EntryDocument['state']>
  type: EntryDocument['type']
  /** Bytes; a bigint comes as text. */
  size: ColumnType<string, number, never>
  received_parts: Generated<number>
  /** The stored object of each part; null for one that is stored under its index. */
  part_objects: Generated<(string | null)[]>
  modified_at: ColumnType<Date | null, Date | string | null, never>
  sha256: string | null
  sealed_key: string
  answers_code: string | null
  /** The request of CBP that it was uploaded for. */
  answers_request: Generated<string | null>
  found_virus: Generated<string | null>
  uploaded_by: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

interface EntryLegalHoldsTable {
  org_id: string
  entry_id: string
  reason: string
  held_by: string | null
  since: Timestamp
}
