import { type Cents, centsText } from '../money/index.ts'
import { type Amounts, differencesOf, sumAmounts, totalOf } from './amounts.ts'
import type { StatementFault } from './fault.ts'
import {
  type DailyStatement,
  dueOf,
  type MonthlyStatement,
  type StatedTotals,
  type Statement,
} from './statement.ts'

/** Every fault of what a statement says: totals that are not the sum of its lines to the cent, lines that are there twice. */
export const statementFaults = (statement: Statement): StatementFault[] => [
  ...repeatedLines(statement),
  ...(statement.cadence === 'daily' ? dailyFaults(statement) : monthlyFaults(statement)),
  ...changeFaults(statement),
]

const wrong = (of: string, stated: Cents, expected: Cents): StatementFault => ({
  code: 'wrong_total',
  of,
  stated: centsText(stated),
  expected: centsText(expected),
})

/** A final statement lists what is left, so its lines add up to what was paid; a preliminary one to what is due. */
function dailyFaults({ entries, due, paid }: DailyStatement): StatementFault[] {
  const totals = paid ?? due
  const dues = entries.map(dueOf)
  const sums = sumAmounts(dues)
  const deferred = entries.reduce((sum, one) => sum + (one.taxDeferred ? (one.amounts.tax ?? 0n) : 0n), 0n)
  const paying = entries.filter(({ pays }) => pays).length
  return [
    ...classFaults(totals, sums, deferred),
    ...(totals.deferredTax === deferred ? [] : [wrong('deferred_tax', totals.deferredTax, deferred)]),
    ...(totals.total === totalOf(sums) ? [] : [wrong('total', totals.total, totalOf(sums))]),
    ...countFaults('paying', totals.paying, paying),
    ...countFaults('free', totals.free, entries.length - paying),
  ]
}

/**
 * The chapter does not say whether the total of tax holds the deferred tax, which its printed report shows in brackets:
 * both readings are right.
 */
const classFaults = ({ amounts }: StatedTotals, sums: Amounts, deferred: Cents): StatementFault[] =>
  differencesOf(amounts, sums)
    .filter((one) => one.class !== 'tax' || one.stated !== one.expected + deferred)
    .map((one) => wrong(one.class, one.stated, one.expected))

const countFaults = (of: string, stated: number | undefined, expected: number): StatementFault[] =>
  stated === undefined || stated === expected
    ? []
    : [{ code: 'wrong_total', of, stated: String(stated), expected: String(expected) }]

function monthlyFaults({ dailies, due, paid }: MonthlyStatement): StatementFault[] {
  const totals = paid ?? due
  const sums = sumAmounts(dailies.map(({ amounts }) => amounts))
  const total = dailies.reduce((sum, one) => sum + one.total, 0n)
  return [
    ...dailies.flatMap(({ number, amounts, total: stated }) =>
      stated === totalOf(amounts) ? [] : [wrong(number, stated, totalOf(amounts))],
    ),
    ...classFaults(totals, sums, 0n),
    ...(totals.total === total ? [] : [wrong('total', totals.total, total)]),
  ]
}

/** What was paid differs from what was due by the entries that were taken away, and by nothing else. */
function changeFaults({ due, paid, taken }: Statement): StatementFault[] {
  if (!paid) return []
  const grown = differencesOf(paid.amounts, due.amounts).filter(
    ({ stated, expected }) => taken.length === 0 || stated > expected,
  )
  const isTotalWrong = taken.length === 0 ? paid.total !== due.total : paid.total > due.total
  return [
    ...grown.map((one) => wrong(one.class, one.stated, one.expected)),
    ...(isTotalWrong ? [wrong('total', paid.total, due.total)] : []),
  ]
}

function repeatedLines(statement: Statement): StatementFault[] {
  const lines = statement.cadence === 'daily' ? [...statement.entries, ...statement.taken] : statement.dailies
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { number } of lines) (seen.has(number) ? repeated : seen).add(number)
  return [...repeated].map((of) => ({ code: 'repeated_line', of }))
}

/** The differences between the amounts that a final statement repeats and those of its preliminary one. */
export const repeatFaults = (final: Statement, preliminary: Statement): StatementFault[] =>
  [
    ...differencesOf(final.due.amounts, preliminary.due.amounts),
    ...(final.due.total === preliminary.due.total
      ? []
      : [{ class: 'total', stated: final.due.total, expected: preliminary.due.total }]),
  ].map((one) => ({
    code: 'contradiction',
    of: one.class,
    stated: centsText(one.stated),
    expected: centsText(one.expected),
  }))
