import type { RunSql } from '../db/engine.ts'
import { type StoredDocument, storedDocuments } from './stored-documents.ts'
import { sumTables, type TableSums } from './table-sums.ts'

/** The content of a copy of the database, read at the moment of the copy. */
export interface CopiedDatabase {
  tables: TableSums
  documents: StoredDocument[]
}

/** The connection must see every row. */
export async function readCopied(run: RunSql): Promise<CopiedDatabase> {
  const tables = await sumTables(run)
  return { tables, documents: await storedDocuments(run) }
}
