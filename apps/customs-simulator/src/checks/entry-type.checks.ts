import { addMonths, type CalendarDay, monthOf, parseDay } from '@edfe/domain/calendar'
import { TIB_ENTRY_TYPE } from '@edfe/domain/entry'
import { isProvinceCode } from '@edfe/domain/filing'
import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'

const TEMPORARY = '9813'
/** Imported for six months; all other temporary goods for a year. */
const SIX_MONTHS = '98130075'
const VESSEL_REPAIR = '9818'
const WAR_MATERIALS = '98080030'
const MILITARY = '51'

/** Staple fiber for a stay, which a heading of chapter 99 accompanies (condition 60A). */
const FIBER = ['9813000520', '5503200025']
const FIBER_HEADING = '99035501'

const numbersOf = (line: SummaryLine): string[] => line.all('50').map(({ hts = '' }) => hts)

/** The headings that some entry types need and others cannot have; how long temporary goods may stay. */
export const entryTypeChecks: Check = (input) => [
  ...input.summary.lines.flatMap((line) => headings(line, input)),
  ...(input.entryType === TIB_ENTRY_TYPE ? temporary(input) : []),
]

function headings(line: SummaryLine, { entryType }: CheckInput): Fault[] {
  const numbers = numbersOf(line)
  const [first] = numbers
  const isTemporary = entryType === TIB_ENTRY_TYPE
  const isForeign = (hts: string) =>
    hts.startsWith(VESSEL_REPAIR) || (hts.startsWith(TEMPORARY) && !isTemporary)
  const lacksHeading = FIBER.every((number) => numbers.includes(number)) && !numbers.includes(FIBER_HEADING)
  return [
    ...when(numbers.some(isForeign), '604', ...onLine(line)),
    ...when(isTemporary && lacksHeading, '60A', ...onLine(line)),
    ...when(isTemporary && first?.startsWith(TEMPORARY) === false, '676', ...onLine(line)),
    ...when(entryType === MILITARY && first?.startsWith(WAR_MATERIALS) === false, '677', ...onLine(line)),
  ]
}

const temporary: Check = ({ header, content, summary, day }) => {
  const isShort = summary.lines.some((line) => numbersOf(line).some((hts) => hts.startsWith(SIX_MONTHS)))
  const [imported, filed] = [parseDay(content.importDate), parseDay(day)]
  const isLate = Boolean(imported && filed && filed > monthsAfter(imported, isShort ? 6 : 12))
  const isCanadian = ({ header: { origin = '' } }: SummaryLine) => origin === 'CA' || isProvinceCode(origin)
  return [
    ...when(isLate, '760'),
    ...when(header.bondWaiver === '0' && !summary.lines.every(isCanadian), '761'),
  ]
}

/** The same day of a later month; a day that this month lacks is after its last one. */
const monthsAfter = (day: CalendarDay, months: number): string =>
  addMonths(monthOf(day), months) + day.slice(7)
