import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { hasChapter, mayClaim, originCountry, type TariffBook, unitConditions } from '@edfe/domain/reference'
import type { SummaryLine } from '../summary/summary.ts'
import { type CheckInput, onLine, when } from './check.ts'
import { isCbpUnit } from './tariff-row.checks.ts'

const isGoods = (hts = ''): boolean => /^(?!9[89])\d{10}$/.test(hts)

/** A line against the tariff schedule, where the data reaches: units, origins of headings, programs, countries. */
export function scheduleFaults(line: SummaryLine, { reference: { tariff }, content }: CheckInput) {
  const entryDate = parseDay(content.estimatedEntryDate)
  if (!tariff || !entryDate) return []
  const { origin = '', specialProgram } = line.header
  // A program that may have been renewed is taken.
  const hasEnded = (claim: string): boolean => {
    const outside = tariff.programTime(claim, entryDate)
    return outside?.time === 'ended' && outside.isSure
  }
  const isEnded = specialProgram !== undefined && hasEnded(specialProgram)
  return [
    ...when(tariff.isRestricted(origin), '409', ...onLine(line)),
    ...when(isEnded, '606', ...onLine(line)),
    ...when(!isEnded && !takesClaim(line, tariff, entryDate), claimCondition(line), ...onLine(line)),
    ...line.all('50').flatMap((row, index) => {
      const { hts = '', unit1, unit2, unit3 } = row
      const where = onLine(line, '50', row, index + 1)
      // A unit that CBP does not have at all is refused already.
      const filed = [unit1, unit2, unit3].filter((unit) => unit !== undefined)
      const demanded =
        isGoods(hts) && filed.every((unit) => unit === 'X' || isCbpUnit(unit))
          ? tariff.units(hts, entryDate)
          : undefined
      const origins = tariff.originsOf(hts, entryDate)
      return [
        ...when(isGoods(hts) && hasChapter(hts) && !tariff.hasSubheading(hts, entryDate), '433', ...where),
        ...when(hts.startsWith('98') && hasEnded(hts), '434', ...where),
        ...(demanded ? unitConditions(demanded, filed) : []).flatMap((code) => when(true, code, ...where)),
        ...when(origins !== undefined && !origins.includes(originCountry(origin)), '613', ...where),
      ]
    }),
  ]
}

/**
 * True if some goods of a line may claim its program. Headings of chapter 98 have separate claims, and
 * another origin is another condition.
 */
function takesClaim(line: SummaryLine, tariff: TariffBook, entryDate: CalendarDay): boolean {
  const { origin = '', specialProgram: claim } = line.header
  const numbers = line.all('50').map(({ hts = '' }) => hts)
  if (claim === undefined || !mayClaim(claim, origin) || numbers.some((hts) => hts.startsWith('98')))
    return true
  const goods = numbers.filter(isGoods)
  return goods.length === 0 || goods.some((hts) => tariff.takesClaim(hts, claim, entryDate))
}

/** A claim that the only number of a line does not take, or none of several. */
const claimCondition = (line: SummaryLine): '614' | '616' => (line.all('50').length === 1 ? '614' : '616')
