import type { ColumnMap } from '@edfe/domain/lines-import'
import type { Json, Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    import_mappings: ImportMappingsTable
    unfinished_splits: UnfinishedSplitsTable
  }
}

interface UnfinishedSplitsTable {
  org_id: string
  /** The further entry. */
  entry_id: string
  /** The entry that the sheet was imported into. */
  origin_id: string
  /** Its place among the further entries, from 1. */
  place: number
}

interface ImportMappingsTable {
  org_id: string
  /** SHA-256 of the headings. */
  headings_hash: string
  headings: string
  columns: Json<ColumnMap>
  used_at: Timestamp
  used_by: string | null
}
