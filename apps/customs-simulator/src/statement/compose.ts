import { addDays, type CalendarDay, daysBetween, parseDay } from '@edfe/domain/calendar'
import {
  type DailyStatement,
  dueOf,
  type FiledMoney,
  type MonthlyStatement,
  type StatedEntry,
  type StatementHead,
  sumAmounts,
  totalOf,
  withoutZeros,
} from '@edfe/domain/statement'

/** A filed summary as a line of its statement. */
export function statedEntry(filed: FiledMoney): StatedEntry {
  const { amounts, bondedAntidumping, bondedCountervailing } = filed
  const isBonded = (name: string, bonded: bigint) => (amounts[name] ?? 0n) === 0n && bonded > 0n
  const bondedAd = isBonded('antidumping', bondedAntidumping)
  const bondedCv = isBonded('countervailing', bondedCountervailing)
  const entry: StatedEntry = {
    number: filed.number,
    port: filed.entryPort,
    entryType: filed.entryType,
    importer: filed.importer,
    filerReference: filed.filerReference,
    clientBranch: filed.clientBranch,
    isConsolidated: filed.isConsolidated,
    pays: true,
    taxDeferred: filed.taxDeferred && (amounts.tax ?? 0n) > 0n,
    paysAntidumping: !bondedAd,
    paysCountervailing: !bondedCv,
    amounts: withoutZeros({
      ...amounts,
      ...(bondedAd && { antidumping: bondedAntidumping }),
      ...(bondedCv && { countervailing: bondedCountervailing }),
    }),
  }
  return { ...entry, pays: totalOf(dueOf(entry)) > 0n }
}

/** A daily statement of entries, with the totals that they add up to. */
export function composeDaily(head: StatementHead, entries: readonly StatedEntry[]): DailyStatement {
  const amounts = sumAmounts(entries.map(dueOf))
  const paying = entries.filter(({ pays }) => pays).length
  return {
    cadence: 'daily',
    head,
    entries,
    due: {
      amounts,
      deferredTax: entries.reduce((sum, one) => sum + (one.taxDeferred ? (one.amounts.tax ?? 0n) : 0n), 0n),
      total: totalOf(amounts),
      paying,
      free: entries.length - paying,
    },
    taken: [],
  }
}

/** The final form of a daily statement, from which the filer took some entries away. */
export function closeDaily(preliminary: DailyStatement, taken: readonly string[]): DailyStatement {
  const left = preliminary.entries.filter(({ number }) => !taken.includes(number))
  const head = { ...preliminary.head, status: 'final' } as const
  return {
    ...composeDaily(head, left),
    due: preliminary.due,
    paid: composeDaily(head, left).due,
    taken: preliminary.entries
      .filter(({ number }) => taken.includes(number))
      .map(({ number }) => ({ number, daily: head.number, source: 'ABI' })),
  }
}

/** A monthly statement of daily ones, each presented on the working day after it was printed. */
export function composeMonthly(
  head: StatementHead,
  dueOn: CalendarDay,
  dailies: readonly DailyStatement[],
): MonthlyStatement {
  const listed = dailies.map((daily) => {
    const { number, port, filerCode, importer, printDate } = daily.head
    const { amounts, total } = daily.paid ?? daily.due
    return {
      number,
      port,
      filerCode,
      importer,
      printDate,
      presentedOn: addDays(printDate, 1),
      amounts,
      total,
    }
  })
  const amounts = sumAmounts(listed.map((one) => one.amounts))
  return {
    cadence: 'monthly',
    head,
    dueOn,
    dailies: listed,
    due: { amounts, deferredTax: 0n, total: totalOf(amounts) },
    taken: [],
  }
}

export const closeMonthly = (preliminary: MonthlyStatement): MonthlyStatement => ({
  ...preliminary,
  head: { ...preliminary.head, status: 'final' },
  paid: preliminary.due,
})

const FIRST_FISCAL_MONTH = 10

/** DDFYJJJXXX: district, fiscal year, day of the year, sequence. */
export function dailyNumber(port: string, day: CalendarDay, sequence: number): string {
  const year = Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) >= FIRST_FISCAL_MONTH ? 1 : 0)
  const newYear = parseDay(`${day.slice(0, 4)}-01-01`) ?? day
  const julian = String(daysBetween(newYear, day) + 1).padStart(3, '0')
  return `${port.slice(0, 2)}${String(year).slice(2)}${julian}${String(sequence).padStart(3, '0')}`
}

/** DDCYPMMXXX: district, calendar year, the letter P, month, sequence. */
export const monthlyNumber = (port: string, month: string, sequence: number): string =>
  `${port.slice(0, 2)}${month.slice(2, 4)}P${month.slice(5)}${String(sequence).padStart(3, '0')}`
