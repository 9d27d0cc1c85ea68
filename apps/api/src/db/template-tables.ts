import type { CopyPart, DraftData } from '@edfe/domain/entry'
import type { Generated } from 'kysely'
import type { CreatedAt, Json, Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    entry_templates: EntryTemplatesTable
  }
}

interface EntryTemplatesTable {
  org_id: string
  id: Generated<string>
  name: string
  /** The database makes it. */
  name_key: Generated<string>
  parts: CopyPart[]
  /** Personal numbers are encrypted. */
  draft: Json<DraftData>
  created_at: CreatedAt
  created_by: string | null
  updated_at: Timestamp
  updated_by: string | null
}
