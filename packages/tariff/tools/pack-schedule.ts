import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parseDay } from '@edfe/domain/calendar'
import { packRows, readOfficialCsv, readOfficialJson } from '../src/schedule/index.ts'

/**
 * Makes the data files of an edition from the official CSV or JSON:
 * `npm run tariff:pack -- FILE 'HTS 2026 Rev 10' 2026-06-08 SOURCE 2026-07-01`. The last day is that of the next
 * edition, if one is published and does not come with the product. Fails whole on the first surprise.
 */
const [file, name, from, source, next] = process.argv.slice(2)
const day = parseDay(from)
const replacedOn = parseDay(next)
if (!file || !name || !day || !source) {
  console.error("Usage: npm run tariff:pack -- FILE 'HTS 2026 Rev 10' 2026-06-08 SOURCE [2026-07-01]")
  process.exit(2)
}
const bytes = readFileSync(file)
const text = bytes.toString('utf8')
const read = text.trimStart().startsWith('[') ? readOfficialJson(text) : readOfficialCsv(text)
if ('problems' in read) {
  for (const { row, problem } of read.problems.slice(0, 20)) console.error(`Row ${row}: ${problem}`)
  console.error(`${file} is refused: ${read.problems.length} problems.`)
  process.exit(1)
}
const folder = resolve(import.meta.dirname, '../data/schedule')
const base = name.toLowerCase().replaceAll(' ', '-')
const edition = {
  name,
  from: day,
  ...(replacedOn && { replacedOn }),
  source,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  rows: read.rows.length,
}
const packed = brotliCompressSync(packRows(read.rows), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
})
writeFileSync(`${folder}/${base}.json`, `${JSON.stringify(edition, null, 2)}\n`)
writeFileSync(`${folder}/${base}.tsv.br`, packed)
console.log(`${base}: ${read.rows.length} rows, ${packed.length} bytes`)
