import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import edition from '../../data/schedule/hts-2026-rev-4.json' with { type: 'json' }
import { type Edition, openSchedule, type Schedule, unpackRows } from '../schedule/index.ts'

/** By the name of the package: the built server lies in another folder than the sources. */
const ROWS = new URL(import.meta.resolve('@edfe/tariff/schedule-data/hts-2026-rev-4.tsv.br'))

/** The schedule that comes with the product, read from its data file: half a second at most, so read it once. */
export function shippedSchedule(): Schedule {
  const packed = readFileSync(ROWS)
  return openSchedule(edition as Edition, unpackRows(brotliDecompressSync(packed).toString('utf8')))
}
