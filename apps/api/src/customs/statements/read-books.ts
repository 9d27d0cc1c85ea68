import { type BookedEntry, type BookedPayment, type BookSpan, bookedPayments } from '@edfe/domain/books'
import { type CalendarDay, dayInZone, parseDay } from '@edfe/domain/calendar'
import { type DraftData, TAKEN } from '@edfe/domain/entry'
import { toCents } from '@edfe/domain/money'
import { kindOf, owedPayments, type StatedPayment } from '@edfe/domain/statement'
import { sql } from 'kysely'
import { whereState } from '../../db/where-state.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { readPayable } from './read-owed.ts'
import { type BookedStatement, readBooked, readInFull } from './stored-statements.ts'

/**
 * The payments of a span of days, the earliest first: what was paid on one of them, and what is owed with its last day
 * among them. A statement counts as paid on the day of its authorization, without one on the day that is recorded for
 * its entries.
 */
export async function readBooks(scope: MemberScope, span: BookSpan): Promise<BookedPayment[]> {
  const booked = await readBooked(scope)
  const ownPaid = booked.filter((one) => one.state === 'paid' && !isPeriodic(one))
  const paidDays = await readPaidDays(scope, ownPaid, booked)
  const isIn = (day: CalendarDay | undefined) => day !== undefined && day >= span.from && day <= span.to
  const paid = ownPaid.filter((one) => isIn(paidDays.get(keyOf(one))))
  const open = booked.filter(({ state }) => state !== 'paid')
  const listed = new Set(paid.flatMap(({ latest }) => (latest.cadence === 'monthly' ? latest.lines : [])))
  const ofMonths = booked.filter(
    (one) => one.state === 'paid' && isPeriodic(one) && listed.has(one.latest.number),
  )
  const statements = await readInFull(scope, [...paid, ...ofMonths, ...open])
  const onStatements = booked.flatMap(({ latest }) => (latest.cadence === 'daily' ? latest.lines : []))
  const alone = await readPaidAlone(scope, span, new Set(onStatements))
  const paidOn = new Map([...paidDays, ...alone.map(({ key, day }) => [key, day] as const)])
  const owed = owedPayments(statements, await readPayable(scope, statements))
  return bookedPayments([...owed, ...alone], paidOn, span)
}

/** The key of its payment. */
const keyOf = ({ latest }: BookedStatement): string => `${latest.cadence} ${latest.number}`

/** The days on which statements were paid, by the key of their payment. */
async function readPaidDays(
  { trx, org }: MemberScope,
  paid: readonly BookedStatement[],
  booked: readonly BookedStatement[],
): Promise<Map<string, CalendarDay>> {
  const dailies = new Map(
    booked.flatMap(({ latest }) =>
      latest.cadence === 'daily' ? [[latest.number, latest.lines] as const] : [],
    ),
  )
  const entriesOf = ({ latest }: BookedStatement) =>
    latest.cadence === 'daily' ? latest.lines : latest.lines.flatMap((line) => dailies.get(line) ?? [])
  const authorizedOn = ({ rows }: BookedStatement) =>
    parseDay(rows.find(({ authorized_on }) => authorized_on)?.authorized_on ?? undefined)
  const numbers = paid.filter((one) => !authorizedOn(one)).flatMap(entriesOf)
  const { rows } = await sql<{ number: string; paid_on: string }>`
    select e.entry_number as number, min(e.duty_paid_on)::text as paid_on from entries e
    where e.org_id = ${org.id} and e.entry_number = any(${numbers}::text[]) and e.duty_paid_on is not null
    group by e.entry_number`.execute(trx)
  const recorded = new Map(rows.map(({ number, paid_on }) => [number, parseDay(paid_on)]))
  return new Map(
    paid.map((one) => {
      const [day] = entriesOf(one).flatMap((number) => recorded.get(number) ?? [])
      return [keyOf(one), authorizedOn(one) ?? day ?? dayInZone(one.latest.received_at, org.timezone)]
    }),
  )
}

const isPeriodic = ({ latest }: BookedStatement): boolean =>
  kindOf({ cadence: latest.cadence, head: { paymentType: latest.payment_type } }) === 'periodic'

/** Entries whose payment a member recorded and that are on no statement. */
async function readPaidAlone(
  { trx, org }: MemberScope,
  { from, to }: BookSpan,
  onStatements: ReadonlySet<string>,
): Promise<(StatedPayment & { day: CalendarDay })[]> {
  const { rows } = await sql<{ number: string; amount: string; paid_on: string }>`
    select e.entry_number as number, e.grand_total::text as amount, e.duty_paid_on::text as paid_on from entries e
    where e.org_id = ${org.id} and not e.is_post_summary and e.duty_paid_on between ${from}::date and ${to}::date
    order by e.duty_paid_on, e.entry_number`.execute(trx)
  return rows.flatMap(({ number, amount, paid_on }) => {
    const day = parseDay(paid_on)
    if (!day || onStatements.has(number)) return []
    const entries = [{ number, amount: toCents(amount) }]
    return [{ key: `paid ${number}`, kind: 'individual', paymentType: '1', day, dailies: [], entries }]
  })
}

/** The summaries that these entries were paid for, by number: the latest that CBP took and that corrects no payment. */
export async function readPaidDrafts(
  { trx, org }: MemberScope,
  entries: readonly BookedEntry[],
): Promise<Map<string, DraftData>> {
  const numbers = entries.flatMap(({ number }) => number ?? [])
  const { rows } = await sql<{ number: string; draft: DraftData }>`
    select distinct on (e.entry_number) e.entry_number as number, e.draft_data as draft from entries e
    where e.org_id = ${org.id} and e.entry_number = any(${numbers}::text[])
      and not e.is_post_summary and ${whereState(TAKEN)}
    order by e.entry_number, e.summary_version desc`.execute(trx)
  return new Map(rows.map(({ number, draft }) => [number, draft]))
}
