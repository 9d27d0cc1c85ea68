import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDay } from '@edfe/domain/calendar'
import { editionDifference, type LoadedEdition, readEdition } from '@edfe/tariff/loading'
import { editionOn } from '@edfe/tariff/schedule'
import { shippedTariff, writeEditionFile } from '@edfe/tariff/shipped'
import { notesOf, officialJson, rowsOn } from '@edfe/tariff/test/fixtures'
import { measure, report } from './lib/figures.ts'
import { peakDuring, residentOf } from './lib/memory.ts'

const TIMES = { warmUp: 0, measured: 5 }
const MEGABYTE = 1024 * 1024
const from = parseDay('2026-10-01')
if (!from) throw new Error('The first day is no day')

/** Loading an edition from the official files, as `npm run tariff:load` does up to the database: check, difference, file. */
const tariff = shippedTariff()
const files = {
  schedule: officialJson(
    rowsOn(tariff, from).map((row) => (row.number === '94051160' ? { ...row, general: '9%' } : row)),
  ),
  notes: notesOf(tariff),
  from,
  source: 'bench',
  sha256: '0'.repeat(64),
}
console.log(`The schedule as JSON: ${(files.schedule.length / MEGABYTE).toFixed(1)} MB`)

const folder = mkdtempSync(join(tmpdir(), 'edfe-bench-'))
const before = residentOf(process.pid)
const peak = await peakDuring(process.pid, async () => {
  let loaded: LoadedEdition | undefined
  report(
    'Reading and checking an edition',
    await measure(TIMES, () => {
      const read = readEdition(files, tariff)
      if ('problems' in read) throw new Error(read.problems.join('; '))
      loaded = read.loaded
    }),
  )
  const edition = loaded
  if (!edition) throw new Error('Nothing was loaded')
  report(
    'Its difference to the edition in force',
    await measure(TIMES, () => editionDifference(editionOn(tariff.schedules, from), edition.rows)),
  )
  report('Packing and writing it', await measure(TIMES, () => writeEditionFile(folder, edition)))
})
console.log(`Memory of the process: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at the peak`)
rmSync(folder, { recursive: true })
