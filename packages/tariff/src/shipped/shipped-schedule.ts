import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import edition from '../../data/schedule/hts-2026-rev-4.json' with { type: 'json' }
import { type Edition, openSchedule, type Schedule, unpackRows } from '../schedule/index.ts'

const FOLDER = resolve(import.meta.dirname, '../../data/schedule')

/** The schedule that comes with the product, read from its data file: half a second at most, so read it once. */
export function shippedSchedule(): Schedule {
  const packed = readFileSync(`${FOLDER}/hts-2026-rev-4.tsv.br`)
  return openSchedule(edition as Edition, unpackRows(brotliDecompressSync(packed).toString('utf8')))
}
