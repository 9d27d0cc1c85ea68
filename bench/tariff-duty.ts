import { parseDay } from '@edfe/domain/calendar'
import { type DutyFacts, dutyOf } from '@edfe/tariff/duty'
import { shippedTariff } from '@edfe/tariff/shipped'
import { measure, report } from './lib/figures.ts'

const BAR_MS = 50
const LINES = 999
const TIMES = { warmUp: 20, measured: 100 }
const entryDate = parseDay('2026-10-09')
if (!entryDate) throw new Error('The entry date is no day')

/** The duty of an entry of 999 lines, each of another number: every row, reason and open question. */
const started = performance.now()
const tariff = shippedTariff()
console.log(`Opening the shipped tariff: ${(performance.now() - started).toFixed(0)} ms`)

const schedule = tariff.schedules[0]
const goods = schedule.rows.flatMap(({ number }, position) =>
  number.length === 10 && number < '98' && schedule.lineAt(position).isWhole ? [number] : [],
)
const ORIGINS = ['CN', 'DE', 'MX', 'IN', 'VN', 'JP', 'BR']
const lines = Array.from(
  { length: LINES },
  (_, index): DutyFacts => ({
    hts: goods[Math.floor((index * goods.length) / LINES)] ?? '',
    origin: ORIGINS[index % ORIGINS.length] ?? 'CN',
    entryDate,
    value: String(1000 + index),
    quantities: [
      { quantity: '100', unit: 'NO' },
      { quantity: '250', unit: 'KG' },
    ],
  }),
)
const duty = await measure(TIMES, () => {
  for (const line of lines) dutyOf(tariff, line)
})
report(`Duty of ${LINES} lines`, duty, { of: 'median', ms: BAR_MS })
