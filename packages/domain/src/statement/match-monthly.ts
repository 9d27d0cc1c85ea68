import { type Amounts, differencesOf, sumAmounts, totalOf } from './amounts.ts'
import type { EntryRow, StatementReport } from './match-daily.ts'
import { type DailyStatement, dueOf, type MonthlyStatement } from './statement.ts'

/** The amounts of a daily statement: what its entries have due. */
const dailyDue = ({ entries }: DailyStatement): Amounts => sumAmounts(entries.map(dueOf))

/**
 * Holds a monthly statement against the daily statements that came before it, each by its number. A daily statement of
 * its month that it does not list is missing; `isOfMonth` says which are of its month.
 */
export function matchMonthly(
  statement: MonthlyStatement,
  dailies: readonly DailyStatement[],
  isOfMonth: (daily: DailyStatement) => boolean,
): StatementReport {
  const byNumber = new Map(dailies.map((one) => [one.head.number, one]))
  const lines = statement.dailies.map(({ number, amounts: stated }): EntryRow => {
    const daily = byNumber.get(number)
    if (!daily) return { number, stated, kinds: ['unknown'], classes: [] }
    const filed = dailyDue(daily)
    const classes = differencesOf(stated, filed)
    return { number, stated, filed, kinds: classes.length > 0 ? ['other_amount'] : [], classes }
  })
  const listed = new Set(statement.dailies.map(({ number }) => number))
  const absent = dailies
    .filter((daily) => !listed.has(daily.head.number) && isOfMonth(daily))
    .map(
      (daily): EntryRow => ({
        number: daily.head.number,
        filed: dailyDue(daily),
        kinds: ['missing'],
        classes: [],
      }),
    )
  const rows = [...lines, ...absent]
  const stated = sumAmounts(lines.map((row) => row.stated ?? {}))
  return {
    rows,
    entries: lines.length,
    stated,
    total: totalOf(stated),
    filedTotal: rows.reduce((sum, row) => sum + totalOf(row.filed ?? {}), 0n),
    isEqual: rows.every(({ kinds }) => kinds.length === 0),
  }
}
