import type { AgencyData } from '@edfe/domain/agencies'
import { decodeBatch } from '../codec/batch.ts'
import { CERTIFIED_AE_LAYOUTS } from '../records/index.ts'
import { isAgencyRecord, type PlacedRecord, readAgencyData } from './read-agency-data.ts'
import { expandSubstitutions } from './substitutions.ts'

/**
 * What the tariff rows of each line of a summary say to other agencies, in their order: after record 50, its SE60 and
 * SE61 (structure map, page ESF-23). Undefined for a row without such data.
 */
export function readSummaryAgencies(images: readonly string[]): (AgencyData | undefined)[][] {
  const lines: PlacedRecord[][][] = []
  for (const [index, record] of decodeBatch(expandSubstitutions(images), CERTIFIED_AE_LAYOUTS).entries()) {
    if (record.id === '40') lines.push([])
    if (record.id === '50') lines.at(-1)?.push([])
    if (isAgencyRecord(record.id))
      lines
        .at(-1)
        ?.at(-1)
        ?.push({ ...record, index })
  }
  return lines.map((rows) => rows.map((records) => readAgencyData(records)?.data))
}
