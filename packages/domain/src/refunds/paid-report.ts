import { parseDay } from '../calendar/index.ts'
import { toCents } from '../money/index.ts'
import type { PaidEntry, PaidLine } from './paid-entry.ts'
import type { ReportEntry, ReportLine } from './read-report.ts'

/**
 * An entry of a report as it was paid; undefined without a day. Its fees are not known: a report has them by line,
 * before the minimum and maximum of the entry.
 */
export function paidReport({
  number,
  type,
  entry_date,
  liquidated_on,
  lines,
}: ReportEntry): PaidEntry | undefined {
  const entryDate = parseDay(entry_date)
  const liquidatedOn = parseDay(liquidated_on ?? undefined)
  if (!entryDate) return undefined
  const paidLine = ({ number: line, origin, spi, value, rows, quantities }: ReportLine): PaidLine => {
    const goods = rows.find(({ hts }) => !/^9[89]/.test(hts))
    return {
      number: line,
      question: goods && {
        hts: goods.hts,
        origin,
        entryDate,
        value,
        quantities,
        answers: {},
        ...(spi && { spi }),
      },
      rows: rows.map(({ hts, duty }) => ({ hts, duty: toCents(duty) })),
    }
  }
  return {
    number,
    type,
    entryDate,
    lines: lines.map(paidLine),
    fees: [],
    ...(liquidatedOn && { liquidatedOn }),
  }
}
