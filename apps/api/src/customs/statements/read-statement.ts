import type { StatementAnswer } from '@edfe/contracts/statements/statements'
import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { type Cents, centsText } from '@edfe/domain/money'
import { maskPersonalNumber } from '@edfe/domain/parties'
import {
  type Amounts,
  classesOf,
  className,
  type DailyStatement,
  differenceWords,
  type EntryRow,
  kindOf,
  lateMessages,
  latePayment,
  lateWords,
  type MonthlyStatement,
  matchDaily,
  matchMonthly,
  type Statement,
  type StatementReport,
  totalOf,
} from '@edfe/domain/statement'
import type { RequestScope } from '../../entries/request-scope.ts'
import { readFiledEntries } from './filed-entries.ts'
import { summaryOf } from './read-statements.ts'
import { type BookedStatement, imagesOf, maskedRecords, readAgain, readBooked } from './stored-statements.ts'

/** A statement held against what was filed, by the id of any of its messages that count. */
export async function readStatement(scope: RequestScope, id: string): Promise<StatementAnswer | undefined> {
  const booked = await readBooked(scope)
  const found = booked.find(({ rows }) => rows.some((row) => row.id === id))
  if (!found) return undefined
  const images = await imagesOf(
    scope,
    found.rows.map((row) => row.id),
  )
  const statement = readAgain(images.get(found.latest.id) ?? [], found.latest.cadence)
  const { report, ids, payableBy } =
    statement.cadence === 'daily' ? await held(scope, statement) : await heldMonth(scope, statement, booked)
  const { head, due, paid } = statement
  const nameOf = (of: string) => scope.words.format(className(of))
  return {
    ...summaryOf(found),
    port: head.port,
    filer_code: head.filerCode,
    importer: head.importer ? maskPersonalNumber(head.importer) : null,
    client_branch: head.clientBranch ?? null,
    payable_by: payableBy ?? null,
    late: lateAnswer(scope, found, totalStated(statement), payableBy),
    is_equal: report.isEqual,
    stated_total: centsText(report.total),
    filed_total: centsText(report.filedTotal),
    rows: report.rows.map((row) => rowAnswer(row, ids.get(row.number), scope)),
    totals: classesOf(due.amounts, paid?.amounts ?? {}).map((of) => ({
      class: of,
      name: nameOf(of),
      due: centsText(due.amounts[of] ?? 0n),
      paid: paid ? centsText(paid.amounts[of] ?? 0n) : null,
    })),
    messages: found.rows.map((row) => ({
      status: row.status,
      received_at: row.received_at.toISOString(),
      images: maskedRecords(images.get(row.id) ?? []),
    })),
  }
}

const totalStated = ({ due, paid }: Statement): Cents => (paid ?? due).total

/** How late an open statement is: until its authorization, or until today without one. */
function lateAnswer(
  { words, today }: RequestScope,
  { state, rows }: BookedStatement,
  total: Cents,
  payableBy: CalendarDay | undefined,
): StatementAnswer['late'] {
  if (!payableBy || state === 'final' || state === 'paid') return null
  const authorizedOn = rows.find(({ authorized_on }) => authorized_on)?.authorized_on
  const late = latePayment(total, payableBy, parseDay(authorizedOn ?? undefined) ?? today)
  return late
    ? {
        days: late.days,
        interest: late.interest === undefined ? null : centsText(late.interest),
        message: words.format(lateWords(late)),
        consequence: words.format(lateMessages.consequence()),
      }
    : null
}

interface Held {
  report: StatementReport
  /** The entries, or the daily statements, by their number. */
  ids: ReadonlyMap<string, string>
  payableBy: CalendarDay | undefined
}

async function held(scope: RequestScope, statement: DailyStatement): Promise<Held> {
  const numbers = [...statement.entries, ...statement.taken].map(({ number }) => number)
  const filed = await readFiledEntries(scope, { numbers, statementDay: statement.head.printDate })
  const onIt = new Set(statement.entries.map(({ number }) => number))
  const days = filed.flatMap(({ number, payableBy }) => (onIt.has(number) && payableBy ? [payableBy] : []))
  return {
    report: matchDaily(statement, filed),
    ids: new Map(filed.map(({ number, id }) => [number, id])),
    payableBy: kindOf(statement) === 'daily' ? days.sort()[0] : undefined,
  }
}

/** Against the daily statements of its filer that came before it and that no other month has listed. */
async function heldMonth(
  scope: RequestScope,
  statement: MonthlyStatement,
  booked: readonly BookedStatement[],
): Promise<Held> {
  const { head } = statement
  const listedElsewhere = new Set(
    booked
      .filter(({ latest }) => latest.cadence === 'monthly' && latest.number !== head.number)
      .flatMap(({ latest }) => latest.lines),
  )
  const own = new Set(statement.dailies.map(({ number }) => number))
  const candidates = booked.filter(
    ({ latest }) =>
      latest.cadence === 'daily' &&
      (own.has(latest.number) ||
        (latest.payment_type === head.paymentType &&
          latest.print_date <= head.printDate &&
          !listedElsewhere.has(latest.number))),
  )
  const images = await imagesOf(
    scope,
    candidates.map(({ latest }) => latest.id),
  )
  const dailies = candidates
    .map(({ latest }) => readAgain(images.get(latest.id) ?? [], latest.cadence))
    .filter((one): one is DailyStatement => one.cadence === 'daily')
  const months = await monthsOf(
    scope,
    dailies.filter((one) => !own.has(one.head.number)),
  )
  const month = head.number.slice(5, 7)
  return {
    report: matchMonthly(
      statement,
      dailies,
      (daily) => isOfMonth(daily, statement) && months.get(daily.head.number) === month,
    ),
    ids: new Map(candidates.map(({ latest }) => [latest.number, latest.id])),
    payableBy: statement.dueOn,
  }
}

const isOfMonth = ({ head }: Statement, month: MonthlyStatement): boolean =>
  head.filerCode === month.head.filerCode && (head.importer ?? '') === (month.head.importer ?? '')

/** The month for which the entries of daily statements were filed. */
async function monthsOf(
  scope: RequestScope,
  dailies: readonly DailyStatement[],
): Promise<ReadonlyMap<string, string>> {
  const firsts = dailies.flatMap(({ head, entries }) => {
    const [first] = entries
    return first ? [[first.number, head.number] as const] : []
  })
  if (firsts.length === 0) return new Map()
  const filed = await readFiledEntries(scope, { numbers: firsts.map(([number]) => number) })
  const monthOf = new Map(filed.map(({ number, statementMonth = '' }) => [number, statementMonth]))
  return new Map(firsts.map(([number, daily]) => [daily, monthOf.get(number) ?? '']))
}

type RowAnswer = StatementAnswer['rows'][number]

function rowAnswer(row: EntryRow, id: string | undefined, { words }: RequestScope): RowAnswer {
  const { number, stated, filed, kinds } = row
  return {
    number,
    id: id ?? null,
    stated: totalText(stated),
    filed: totalText(filed),
    classes: classesOf(stated ?? {}, filed ?? {}).map((of) => ({
      class: of,
      name: words.format(className(of)),
      stated: classText(stated, of),
      filed: classText(filed, of),
    })),
    differences: kinds.map((kind) => ({ kind, message: words.format(differenceWords(kind)) })),
  }
}

const totalText = (amounts: Amounts | undefined): string | null => (amounts ? text(totalOf(amounts)) : null)
const classText = (amounts: Amounts | undefined, of: string): string | null =>
  amounts ? text(amounts[of] ?? 0n) : null
const text = (cents: Cents): string => centsText(cents)
