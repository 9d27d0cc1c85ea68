import type { Goods } from '@edfe/domain/parts'
import type { Generated } from 'kysely'
import type { CreatedAt, Json, Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    parts: PartsTable
  }
}

interface PartsTable {
  org_id: string
  id: Generated<string>
  part_number: string
  part_key: string
  goods: Json<Goods>
  /** Digits of the HTSUS number; the database makes it. */
  hts_key: Generated<string>
  /** The database makes it. */
  search_text: Generated<string>
  checked_edition: string
  checked_general: string
  checked_special: string
  created_at: CreatedAt
  updated_at: Timestamp
  updated_by: string | null
}
