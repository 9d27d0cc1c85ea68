import type { MeasuresEdition } from '@edfe/tariff/loading'
import type { Db } from '../db/engine.ts'
import { readKeptEditions, type StoredEdition } from './editions/kept-editions.ts'
import { readKeptMeasures } from './measures/kept-measures.ts'

/** What operators added to the tariff of the product. */
export interface KeptTariff {
  readonly editions: readonly StoredEdition[]
  readonly measures: MeasuresEdition | undefined
}

/** The editions of the schedule, oldest load first, and the measures that count. */
export async function readKeptTariff(db: Db): Promise<KeptTariff> {
  const editions = await readKeptEditions(db)
  return { editions, measures: (await readKeptMeasures(db)).at(-1)?.measures }
}
