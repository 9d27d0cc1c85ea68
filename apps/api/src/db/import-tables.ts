import type { ColumnMap } from '@edfe/domain/lines-import'
import type { Json, Timestamp } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    import_mappings: ImportMappingsTable
  }
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
