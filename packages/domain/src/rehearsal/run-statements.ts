import { formatDay, parseDay } from '../calendar/index.ts'
import { type Sentence, say } from '../messages/index.ts'
import { centsText, dollarsText, formatUsd, toCents } from '../money/index.ts'
import {
  type Amounts,
  className,
  type DailyStatement,
  dueOf,
  type FiledMoney,
  filedDue,
  type StatementStatus,
  sumAmounts,
  totalOf,
} from '../statement/index.ts'
import type { Protocol } from './protocol.ts'

/** A daily statement of the entries of a rehearsed day, as it was read. Amounts are decimal text, by class. */
export interface RunStatement {
  readonly status: StatementStatus
  readonly number: string
  /** `YYYY-MM-DD` */
  readonly printedOn: string
  readonly port: string
  readonly filerCode: string
  readonly entries: readonly { readonly number: string; readonly amounts: Readonly<Record<string, string>> }[]
  readonly totals: Readonly<Record<string, string>>
  readonly total: string
  /** Every entry, and the total, is what was filed. */
  readonly isEqual: boolean
}

/** A statement of a rehearsed day, held against the summaries that were accepted on it. */
export function runStatement(statement: DailyStatement, filed: readonly FiledMoney[]): RunStatement {
  const { head, entries } = statement
  const totals = statement.paid ?? statement.due
  const byNumber = new Map(filed.map((one) => [one.number, one]))
  const isAsFiled = entries.every((line) => {
    const own = byNumber.get(line.number)
    return own !== undefined && totalOf(dueOf(line)) === totalOf(filedDue(own))
  })
  return {
    status: head.status,
    number: head.number,
    printedOn: head.printDate,
    port: head.port,
    filerCode: head.filerCode,
    entries: entries.map((line) => ({ number: line.number, amounts: textOf(dueOf(line)) })),
    totals: textOf(totals.amounts),
    total: centsText(totals.total),
    isEqual:
      isAsFiled &&
      entries.length === filed.length &&
      totals.total === totalOf(sumAmounts(filed.map((one) => filedDue(one)))),
  }
}

const textOf = (amounts: Amounts): Record<string, string> =>
  Object.fromEntries(Object.entries(amounts).map(([of, cents]) => [of, centsText(cents)]))

const centsOf = (amounts: Readonly<Record<string, string>>): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([of, text]) => [of, toCents(text)]))

/** True once a preliminary and a final statement came that are equal to what was filed. */
export const hasBothStatements = (statements: readonly RunStatement[]): boolean =>
  (['preliminary', 'final'] as const).every((wanted) =>
    statements.some(({ status, isEqual }) => status === wanted && isEqual),
  )

/** The statements in the protocol of a run, a line each. */
export const statementLines = (statements: readonly RunStatement[]): Sentence[] =>
  statements.length === 0
    ? [
        say({
          id: 'run-protocol.no-statements',
          defaultMessage: 'Statement print (optional): not reached. It follows the tenth day of summaries.',
        }),
      ]
    : statements.map(({ status, number, entries, total, isEqual }) =>
        say(
          {
            id: 'run-protocol.statement',
            defaultMessage:
              'Statement print (optional): {status, select, final {final} other {preliminary}} daily statement {number}, {count, plural, one {# entry} other {# entries}}, {total}, {isEqual, select, yes {equal to what was filed} other {other than what was filed}}.',
          },
          { status, number, count: entries.length, total: formatUsd(total), isEqual: isEqual ? 'yes' : 'no' },
        ),
      )

/** The statements of a run in print, as CBP's representative asks for them: each entry, the classes and the total. */
export const statementPaperOf = (statements: readonly RunStatement[]): Protocol => ({
  subject: say({ id: 'run-statement.subject', defaultMessage: 'Rehearsed daily statements' }),
  paragraphs: statements.flatMap((statement) => [
    [
      say(
        {
          id: 'run-statement.head',
          defaultMessage:
            '{status, select, final {Final} other {Preliminary}} daily statement {number}, printed {day}, port {port}, filer {filer}',
        },
        {
          status: statement.status,
          number: statement.number,
          day: formatDay(parseDay(statement.printedOn)!),
          port: statement.port,
          filer: statement.filerCode,
        },
      ),
    ],
    statement.entries.flatMap(({ number, amounts }) => [
      say(
        { id: 'run-statement.entry', defaultMessage: 'Entry {number}: {total}' },
        { number, total: dollarsText(totalOf(centsOf(amounts))) },
      ),
      ...Object.entries(amounts).map(([of, amount]) =>
        say(
          { id: 'run-statement.part', defaultMessage: 'of which {name} {amount}' },
          { name: className(of), amount: formatUsd(amount) },
        ),
      ),
    ]),
    [
      ...Object.entries(statement.totals).map(([of, amount]) =>
        say(
          { id: 'run-statement.class', defaultMessage: 'Total {name}: {amount}' },
          { name: className(of), amount: formatUsd(amount) },
        ),
      ),
      say(
        {
          id: 'run-statement.total',
          defaultMessage: 'Total of {count, plural, one {# entry} other {# entries}}: {total}',
        },
        { count: statement.entries.length, total: formatUsd(statement.total) },
      ),
    ],
  ]),
})
