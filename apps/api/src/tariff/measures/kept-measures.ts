import { MeasuresEdition as Shape } from '@edfe/contracts/tariff/measures-file'
import type { MeasuresEdition } from '@edfe/tariff/loading'
import type { Db } from '../../db/engine.ts'
import '../../db/operations-tables.ts'

/** Measures that were approved. */
export interface StoredMeasures {
  readonly id: string
  /** The first day whose duties they change. */
  readonly first_day: string
  readonly measures: MeasuresEdition
}

/** The editions of measures that were approved, oldest first: the last one counts. */
export async function readKeptMeasures(db: Db): Promise<StoredMeasures[]> {
  const rows = await db
    .selectFrom('tariff_measures')
    .select(['id', 'first_day', 'document'])
    .orderBy('loaded_at')
    .execute()
  return rows.map(({ id, first_day, document }) => ({ id, first_day, measures: Shape.parse(document) }))
}
