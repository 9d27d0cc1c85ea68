import { join } from 'node:path'
import { writeMeasuresFile } from '@edfe/tariff/shipped'
import type { Db } from '../../db/engine.ts'
import { readKeptTariff } from '../kept-tariff.ts'

/** Writes the measures that count into `DATA_DIR/tariff-editions`, where the simulator of customs reads them. */
export async function writeMeasures(db: Db, dataDir: string): Promise<void> {
  const { measures } = await readKeptTariff(db)
  if (measures) writeMeasuresFile(join(dataDir, 'tariff-editions'), measures)
}
