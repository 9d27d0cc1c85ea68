import type { CalendarDay } from '../calendar/index.ts'
import { type Cents, sumCents } from '../money/index.ts'
import { paymentType } from '../reference/payment-types.ts'
import { type Amounts, sumAmounts, totalOf } from './amounts.ts'
import type { OwedEntry, OwedPayment } from './owed.ts'
import { kindOf, type StatementState } from './state.ts'
import { type DailyStatement, dueOf, type MonthlyStatement, type Statement } from './statement.ts'

/** A statement as it counts now. */
export interface CurrentStatement {
  id: string
  state: StatementState
  statement: Statement
}

/** An entry here that is on an open statement, or that is owed without one. */
export interface PayableEntry {
  /** Filer code and entry number. */
  number: string
  /** Nobody has recorded its payment. */
  isUnpaid: boolean
  amount: Cents
  /** Its last day of payment, where it is known. */
  dueOn: CalendarDay | undefined
  paymentType: string
  /** The day of its statement. */
  statementDay: CalendarDay | undefined
}

/** A payment, with the statement that asks for it if CBP has sent it. */
export interface StatedPayment extends OwedPayment {
  kind: 'individual' | 'daily' | 'monthly'
  paymentType: string
  open?: CurrentStatement | undefined
  /** The daily statements that a monthly one pays, as far as they came. */
  dailies: readonly CurrentStatement[]
  /** The day of a daily statement that is still to come. */
  statementDay?: CalendarDay | undefined
}

/**
 * What is owed: every statement, of those that are not paid, with the amounts that CBP states, and every unpaid entry that
 * is on none with what was filed, on the statement for which it was filed. Each entry is in one payment.
 */
export function owedPayments(
  open: readonly CurrentStatement[],
  entries: readonly PayableEntry[],
): StatedPayment[] {
  const known = new Map(entries.map((one) => [one.number, one]))
  const dailies = open.filter(isDaily)
  const months = open.filter(isMonthly)
  const listed = new Set(months.flatMap(({ statement }) => statement.dailies.map(({ number }) => number)))
  const onStatement = new Set(
    dailies.flatMap(({ statement }) => statement.entries.map(({ number }) => number)),
  )
  const stated = dailies.filter(({ statement }) => !listed.has(statement.head.number))
  const own = stated.filter(({ statement }) => kindOf(statement) === 'daily')
  const ofMonths = stated.filter(({ statement }) => kindOf(statement) === 'periodic')
  const alone = entries.filter(({ isUnpaid, number }) => isUnpaid && !onStatement.has(number))
  return [
    ...months.map((month) => monthlyPayment(month, dailies)),
    ...own.map((daily) => dailyPayment(daily, known)),
    ...expectedPayments(ofMonths, alone, known),
  ]
}

interface CurrentDaily extends CurrentStatement {
  statement: DailyStatement
}
interface CurrentMonthly extends CurrentStatement {
  statement: MonthlyStatement
}
const isDaily = (one: CurrentStatement): one is CurrentDaily => one.statement.cadence === 'daily'
const isMonthly = (one: CurrentStatement): one is CurrentMonthly => one.statement.cadence === 'monthly'

const statedEntries = ({ statement }: CurrentDaily): OwedEntry[] =>
  statement.entries.map((line) => statedEntry(line.number, dueOf(line)))

const statedEntry = (number: string | undefined, stated: Amounts): OwedEntry => ({
  number,
  amount: totalOf(stated),
  stated,
})

const negative = (amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, -cents]))

/** What a monthly statement lists, entry by entry where its daily statement is here; CBP collects what is listed. */
function monthlyPayment(open: CurrentMonthly, dailies: readonly CurrentDaily[]): StatedPayment {
  const { head, dueOn, dailies: lines } = open.statement
  const byNumber = new Map(dailies.map((daily) => [daily.statement.head.number, daily]))
  const entries = lines.flatMap(({ number, total, amounts }) => {
    const daily = byNumber.get(number)
    const known = daily ? statedEntries(daily) : []
    if (total === sumCents(known.map(({ amount }) => amount))) return known
    const rest = sumAmounts([amounts, ...known.map(({ stated = {} }) => negative(stated))])
    return [...known, statedEntry(undefined, rest)]
  })
  return {
    key: `monthly ${head.number}`,
    kind: 'monthly',
    day: dueOn,
    paymentType: head.paymentType,
    open,
    dailies: lines.flatMap(({ number }) => byNumber.get(number) ?? []),
    entries,
  }
}

type Known = ReadonlyMap<string, PayableEntry>

const daysOf = (entries: readonly OwedEntry[], known: Known): CalendarDay[] =>
  entries.flatMap(({ number = '' }) => known.get(number)?.dueOn ?? []).sort()

function dailyPayment(open: CurrentDaily, known: Known): StatedPayment {
  const { head } = open.statement
  const entries = statedEntries(open)
  return {
    key: `daily ${head.number}`,
    kind: 'daily',
    day: daysOf(entries, known)[0],
    paymentType: head.paymentType,
    open,
    dailies: [],
    entries,
  }
}

/** Payments whose statement is still to come: those of a month take in the daily statements that came for it. */
function expectedPayments(
  ofMonths: readonly CurrentDaily[],
  alone: readonly PayableEntry[],
  known: Known,
): StatedPayment[] {
  const payments = new Map<string, StatedPayment>()
  const add = (payment: StatedPayment) => {
    const before = payments.get(payment.key)
    payments.set(payment.key, {
      ...payment,
      day: [before?.day, payment.day].filter((day) => day !== undefined).sort()[0],
      dailies: [...(before?.dailies ?? []), ...payment.dailies],
      entries: [...(before?.entries ?? []), ...payment.entries],
    })
  }
  for (const daily of ofMonths) {
    const entries = statedEntries(daily)
    const { paymentType: type } = daily.statement.head
    const [day] = daysOf(entries, known)
    add({ key: monthKey(type, day), kind: 'monthly', day, paymentType: type, dailies: [daily], entries })
  }
  for (const { number, amount, dueOn: day, paymentType: type, statementDay } of alone) {
    const kind = paymentType(type)?.kind ?? 'individual'
    const entries = [{ number, amount }]
    if (kind === 'periodic')
      add({ key: monthKey(type, day), kind: 'monthly', day, paymentType: type, dailies: [], entries })
    else if (kind === 'daily' && statementDay)
      add({
        key: `expected ${type} ${statementDay}`,
        kind,
        day,
        paymentType: type,
        statementDay,
        dailies: [],
        entries,
      })
    else
      add({
        key: `individual ${day ?? ''}`,
        kind: 'individual',
        day,
        paymentType: type,
        dailies: [],
        entries,
      })
  }
  return [...payments.values()]
}

const monthKey = (type: string, day: CalendarDay | undefined): string => `expected ${type} ${day ?? ''}`
