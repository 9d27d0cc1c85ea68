import { toCents } from '@edfe/domain/money'
import { EXCLUDED_HEADINGS } from '@edfe/domain/reference'
import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'

/** Headings that go with a second number: chapter 99, goods sent abroad, war materials, temporary importation. */
const NEEDS_SECOND = /^(99|9802|98080030|9813)/

/** Additional duties of sections 201, 232 and 301, which military entries do not report (AE usage note ii). */
const REMEDY = /^9903(45|74|76|78|80|81|82|85|88|91|94)/
const MILITARY = '51'

/** The duties on steel and on aluminum that a product exclusion takes the place of. */
const EXCLUDED: [record: string, headings: readonly string[]][] = [
  ['54-02', EXCLUDED_HEADINGS.steel],
  ['54-03', EXCLUDED_HEADINGS.aluminum],
]
const EXCLUSIONS = EXCLUDED.map(([record]) => record)

const CAR_HEADING = '990394'
const HEAVY_VEHICLE_HEADING = '990374'

/** Records 50 of chapters 98 and 99: what goes with them, and what they exclude. */
export const specialHeadingChecks: Check = (input) =>
  input.summary.lines.flatMap((line) => headings(line, input))

function headings(line: SummaryLine, { entryType }: CheckInput): Fault[] {
  const rows = line.all('50')
  const has = (heading: string) => rows.some(({ hts = '' }) => hts.startsWith(heading))
  const owes = (heading: string) =>
    rows.some(({ hts = '', duty }) => hts.startsWith(heading) && toCents(duty) !== 0n)
  const isRemedied =
    rows.some(({ hts = '' }) => REMEDY.test(hts)) || EXCLUSIONS.some((record) => line.all(record).length > 0)
  const isExcludedTwice = EXCLUDED.some(([record, taken]) => line.all(record).length > 0 && taken.some(has))
  const valued = rows.some(({ hts = '', value }) => hts.startsWith('9903') && toCents(value) !== 0n)
  const where = onLine(line)
  return [
    ...when(rows.length === 1 && NEEDS_SECOND.test(rows[0]?.hts ?? ''), '609', ...where),
    ...when(valued && rows.some(({ hts = '' }) => /^\d{10}$/.test(hts) && hts < '98'), '611', ...where),
    ...when(isExcludedTwice, '772', ...where),
    ...when(entryType === MILITARY && isRemedied, '778', ...where),
    ...when(line.all('54-11').length > 0 && owes(CAR_HEADING), '866', ...where),
    ...when(owes(CAR_HEADING) && owes(HEAVY_VEHICLE_HEADING), '876', ...where),
  ]
}
