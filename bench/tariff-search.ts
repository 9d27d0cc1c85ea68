import { createTariffSearch } from '@edfe/tariff/search'
import { shippedSchedule } from '@edfe/tariff/shipped'
import { measure, report } from './lib/figures.ts'
import { reportMemory } from './lib/memory.ts'

const BAR_MS = 20
const QUERIES = [
  'LED ceiling lamp, steel body',
  'stainless steel knives',
  'mens leather shoes',
  'cotton t-shirt',
  'laptop computer',
  'wooden kitchen chair',
  'machine parts of steel',
  'lithium batt',
  '9405.11',
  'refridgerator',
]
const TIMES = { warmUp: 50, measured: 500 }

/** The search over the shipped schedule: its index, and one answer of twenty lines. */
const schedule = shippedSchedule()
reportMemory('With the schedule')
const started = performance.now()
const search = await createTariffSearch(schedule)
console.log(`Building the index: ${(performance.now() - started).toFixed(0)} ms`)
reportMemory('With the index')
const answers = await measure(TIMES, (round) => search(QUERIES[round % QUERIES.length] ?? ''))
report('Searching the schedule', answers, { of: 'p95', ms: BAR_MS })
