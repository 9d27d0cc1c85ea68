import { checkCanonical, fromCanonical, toCanonical } from '@edfe/domain/snapshot'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { measure, report } from './lib/figures.ts'

const TIMES = { warmUp: 10, measured: 60 }
const MEGABYTE = 1024 * 1024

/** An entry of 999 lines as canonical JSON: export, validation, serialisation and import as a draft. */
const input = { draft: draftOf(999), findings: [], version: 1, generatedAt: '2026-03-05T15:00:00Z' }
const payload = toCanonical(input)
const text = JSON.stringify(payload)
let next = 0
const newId = () => `line-${++next}`

report('Writing a snapshot of 999 lines', await measure(TIMES, () => toCanonical(input)))
report('Checking it', await measure(TIMES, () => checkCanonical(payload)))
report('Exporting it as text', await measure(TIMES, () => JSON.stringify(toCanonical(input))))
report('Importing 999 lines from text', await measure(TIMES, () => fromCanonical(JSON.parse(text), newId)))

const { heapUsed, rss } = process.memoryUsage()
console.log(
  `The file has ${(text.length / MEGABYTE).toFixed(2)} MB; after ${3 * TIMES.measured} rounds the heap holds ` +
    `${Math.round(heapUsed / MEGABYTE)} MB and the process ${Math.round(rss / MEGABYTE)} MB.`,
)
