import { MOST_OWED_ENTRIES, type OwedAnswer } from '@edfe/contracts/statements/owed'
import { parseDay } from '@edfe/domain/calendar'
import { centsText, toCents } from '@edfe/domain/money'
import {
  type CurrentStatement,
  latePayment,
  lateWords,
  owedPayments,
  owedPlan,
  type PayableEntry,
  paymentTotal,
  type StatedPayment,
} from '@edfe/domain/statement'
import { sql } from 'kysely'
import type { z } from 'zod'
import { isLatest, isPractised, isUnpaid } from '../../entries/repository/state-conditions.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { readBooked, readInFull } from './stored-statements.ts'

type Answer = z.output<typeof OwedAnswer>

/** What the organization owes CBP by day, statement and entry. */
export async function readOwed(scope: MemberScope): Promise<Answer> {
  const open = await readInFull(
    scope,
    (await readBooked(scope)).filter(({ state }) => state !== 'paid'),
  )
  const entries = await readPayable(scope, open)
  const ids = new Map(entries.map(({ number, id }) => [number, id]))
  const plan = owedPlan(owedPayments(open, entries), scope.today)
  return {
    total: centsText(plan.total),
    needs: plan.needs.map(({ amount, ...need }) => ({ ...need, amount: centsText(amount) })),
    days: plan.days.map(({ day, amount, payments }) => ({
      day: day ?? null,
      amount: centsText(amount),
      payments: payments.map((payment) => paymentAnswer(scope, payment, ids)),
    })),
  }
}

function paymentAnswer(
  scope: MemberScope,
  payment: StatedPayment,
  ids: ReadonlyMap<string, string>,
): Answer['days'][number]['payments'][number] {
  const { key, kind, open, dailies, entries } = payment
  return {
    key,
    kind,
    payment_type: payment.paymentType,
    statement: open ? { id: open.id, number: open.statement.head.number, state: open.state } : null,
    dailies: dailies.map(({ id, statement }) => ({ id, number: statement.head.number })),
    statement_day: payment.statementDay ?? null,
    amount: centsText(paymentTotal(payment)),
    count: entries.length,
    entries: entries.slice(0, MOST_OWED_ENTRIES).map(({ number, amount }) => ({
      number: number ?? null,
      id: ids.get(number ?? '') ?? null,
      amount: centsText(amount),
    })),
    late: lateText(scope, payment),
  }
}

function lateText({ today, words }: MemberScope, payment: StatedPayment): string | null {
  if (!payment.day || payment.open?.state === 'authorized') return null
  const late = latePayment(paymentTotal(payment), payment.day, today)
  return late ? words.format(lateWords(late)) : null
}

interface Row {
  id: string
  number: string
  is_unpaid: boolean
  amount: string
  due_on: string | null
  payment_type: string | null
  statement_day: string | null
}

/**
 * The unpaid entries, and those on these statements; each number in its latest version. An organization that files with
 * CBP owes nothing of what it practised before.
 */
export async function readPayable(
  { trx, org, practice }: MemberScope,
  statements: readonly CurrentStatement[],
): Promise<(PayableEntry & { id: string })[]> {
  const numbers = statements.flatMap(({ statement }) =>
    statement.cadence === 'daily' ? statement.entries.map(({ number }) => number) : [],
  )
  const owes = practice ? isUnpaid : sql`(${isUnpaid} and not ${isPractised})`
  const { rows } = await sql<Row>`
    select e.id, e.entry_number as number, ${isUnpaid} as is_unpaid, e.grand_total::text as amount,
      e.payment_due_on::text as due_on, e.draft_data #>> '{totals_declarations,payment_type}' as payment_type,
      e.draft_data #>> '{totals_declarations,statement_date}' as statement_day
    from entries e
    where e.org_id = ${org.id} and (${owes} or (e.entry_number = any(${numbers}::text[]) and ${isLatest}))
    order by e.payment_due_on, e.entry_number, e.summary_version`.execute(trx)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    isUnpaid: row.is_unpaid,
    amount: toCents(row.amount),
    dueOn: parseDay(row.due_on ?? undefined),
    paymentType: row.payment_type ?? '',
    statementDay: parseDay(row.statement_day ?? undefined),
  }))
}
