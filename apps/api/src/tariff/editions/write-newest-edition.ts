import { join } from 'node:path'
import { writeEditionFile } from '@edfe/tariff/shipped'
import type { Db } from '../../db/engine.ts'
import { readKeptEditions } from './kept-editions.ts'

/** Writes the edition that was loaded last into `DATA_DIR/tariff-editions`, where the simulator of customs reads it. */
export async function writeNewestEdition(db: Db, dataDir: string): Promise<void> {
  const newest = (await readKeptEditions(db)).at(-1)
  if (!newest) return
  const { edition, grown } = newest
  writeEditionFile(join(dataDir, 'tariff-editions'), { edition, grown, rows: newest.open().rows })
}
