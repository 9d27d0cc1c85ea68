import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import revision4 from '../../data/schedule/hts-2026-rev-4.json' with { type: 'json' }
import revision10 from '../../data/schedule/hts-2026-rev-10.json' with { type: 'json' }
import {
  type Edition,
  type Editions,
  lazySchedule,
  openSchedule,
  type Schedule,
  unpackRows,
} from '../schedule/index.ts'

/**
 * The schedules that come with the product, the newest first: each is read from its data file at the first question,
 * which takes half a second at most. Revisions 4 and 10 have the same numbers and rates in chapters 1 to 97; 5 to 9 were not
 * compared, and revision 4 is used until revision 10 begins.
 */
export const shippedSchedules = (): Editions<Schedule> => [
  lazySchedule(revision10 as Edition, () => openShipped(revision10 as Edition, 'hts-2026-rev-10')),
  lazySchedule(revision4 as Edition, () => openShipped(revision4 as Edition, 'hts-2026-rev-4')),
]

/** Found by the name of the package: the built server lies in another folder than the sources. */
function openShipped(edition: Edition, file: string): Schedule {
  const packed = readFileSync(new URL(import.meta.resolve(`@edfe/tariff/schedule-data/${file}.tsv.br`)))
  return openSchedule(edition, unpackRows(brotliDecompressSync(packed).toString('utf8')))
}
