import { addDays, type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { centsText, toCents } from '@edfe/domain/money'
import { columnsOfHeadings, headingRow, type ReportEntry, readReport } from '@edfe/domain/refunds'
import { dutyOf, type Tariff } from '@edfe/tariff/duty'
import { shippedTariff } from '@edfe/tariff/shipped'
import { startApp, type TestApp, type Visitor } from '../apps/api/test/harness.ts'
import { measure, report } from './lib/figures.ts'
import { peakDuring, reportMemory } from './lib/memory.ts'
import { measureWork } from './lib/with-processor-time.ts'

const LINES = Number(process.env.BENCH_LINES || 20_000)
const LINES_OF_ENTRY = 5
/** Entries that the browser sends at once: together they have 500 lines. */
const PART = 100
/** Goods that the importer buys over and over. */
const PARTS = 400
const DAYS = 330
const BAR_MS = 10_000
const TIMES = { warmUp: 0, measured: 2 }
const ORIGINS = ['CN', 'DE', 'VN', 'IN', 'JP', 'TW', 'BR']
const HEADINGS =
  'Entry Summary Number,Entry Type Code,Entry Date,Liquidation Date,Entry Summary Line Number,Country of Origin Code,Line SPI Code,HTS Number - Full,Line Tariff Goods Value Amount,Line Tariff Duty Amount,Line Tariff Quantity (1),Line Tariff UOM (1) Code'

const FIRST = dayOf('2025-04-10')

/** A report of ACE with so many lines: read as the browser does, kept in parts, judged page by page to its end. */
const rows = [HEADINGS.split(','), ...linesOf(shippedTariff())]
const header = headingRow({ rows })
const columns = columnsOfHeadings(HEADINGS.split(','))
const reading = await measure(TIMES, () => readReport({ rows }, header, columns))
const { entries, unread } = readReport({ rows }, header, columns)
if (unread.length > 0) throw new Error(JSON.stringify(unread.slice(0, 3)))
console.log(`${LINES} lines of ${entries.length} entries`)
report('Reading its rows', reading)

const app = await startApp({ env: { EDFE_TODAY: '2026-03-05' } })
try {
  const team = await app.organization('Alder & Finch Lighting LLC')
  const id = await keep(app, team.preparer, entries)
  let found = { pages: 0, lines: 0, entries: 0, firstMs: 0 }
  const judge = async () => {
    found = { pages: 0, lines: 0, entries: 0, firstMs: 0 }
    const began = performance.now()
    let after: string | null = ''
    while (after !== null) {
      const query: { after?: string } = after === '' ? {} : { after }
      const page = await app.ask('findReportRefunds', { as: team.auditor, params: { id }, query })
      if (found.pages === 0) found.firstMs = performance.now() - began
      found.pages += 1
      found.lines += page.looked_at.lines
      found.entries += page.entries.length
      after = page.next
    }
  }
  const peak = await peakDuring(process.pid, () =>
    measureWork('Judging it', { times: TIMES, barMs: BAR_MS, work: judge }),
  )
  if (found.lines !== LINES) throw new Error(`${found.lines} lines were judged`)
  console.log(
    `  ${found.pages} pages, the first after ${found.firstMs.toFixed(0)} ms; ${found.entries} entries have a finding or a question`,
  )
  console.log(`  peak of the process ${peak.toFixed(0)} MB, with database and measurement`)
  reportMemory('After all rounds')
} finally {
  await app.stop()
}

/**
 * Lines of an importer's goods over a year, in a row for each tariff number, as their days ask for it; of every tenth line
 * 100 dollars too much.
 */
function linesOf(tariff: Tariff): string[][] {
  const [schedule] = tariff.schedules
  const numbers = schedule.rows.flatMap(({ number }, position) =>
    number.length === 10 && number < '98' && schedule.lineAt(position).isWhole ? [number] : [],
  )
  return Array.from({ length: LINES }, (_, at) => {
    const entry = Math.floor(at / LINES_OF_ENTRY)
    const part = (at * 7919) % PARTS
    const entryDate = addDays(FIRST, entry % DAYS)
    const [hts, origin] = [
      numbers[Math.floor((part * numbers.length) / PARTS)] ?? '',
      ORIGINS[part % ORIGINS.length] ?? '',
    ]
    const found = dutyOf(tariff, {
      hts,
      origin,
      entryDate,
      value: '10000',
      quantities: [{ quantity: '100', unit: 'NO' }],
    })
    const paid = found.kind === 'duty' ? found.rows : []
    const rows = paid.length > 0 ? paid : [{ number: hts, amount: '650.00' }]
    const line = String((at % LINES_OF_ENTRY) + 1)
    return rows.map(({ number, amount }) => {
      const isGoods = !number.startsWith('99')
      const duty = centsText(toCents(amount) + (isGoods && at % 10 === 0 ? 100_00n : 0n))
      const begin = [`XYZ${10_000_000 + entry}`, '01', entryDate, '', line, origin, '', number]
      return [...begin, isGoods ? '10000' : '', duty, isGoods ? '100' : '', isGoods ? 'NO' : '']
    })
  }).flat()
}

function dayOf(text: string): CalendarDay {
  const day = parseDay(text)
  if (!day) throw new Error(`${text} is no day`)
  return day
}

/** Keeps the report in parts, as the browser sends them. */
async function keep({ ask, answer }: TestApp, as: Visitor, all: readonly ReportEntry[]): Promise<string> {
  const body = {
    name: 'ES-003.csv',
    headings: HEADINGS,
    columns: { ...columns },
    unread: [],
    entries: all.length,
  }
  const { id } = await ask('addAceReport', { as, body })
  for (let place = 0; place < all.length; place += PART) {
    const part = { place, entries: all.slice(place, place + PART) }
    const { status } = await answer('addReportEntries', { as, params: { id }, body: part })
    if (status !== 204) throw new Error(`A part is answered with ${status}`)
  }
  return id
}
