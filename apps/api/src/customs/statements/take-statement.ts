import { decodeStatement, type StatementReading } from '@edfe/abi'
import { centsText } from '@edfe/domain/money'
import {
  kindOf,
  nextState,
  repeatFaults,
  type Statement,
  type StatementFault,
  type StatementHead,
} from '@edfe/domain/statement'
import { sql } from 'kysely'
import { SYSTEM } from '../../auth/actors.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope } from '../../entries/entry-services.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { announce } from '../../http/live.ts'
import { isTestMessage } from '../gateway/roads-gateway.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'
import type { CustomsDeps } from '../transmissions/file-submission.ts'
import { findOrganization } from './find-organization.ts'
import { notifyOfRefused, notifyOfStatement } from './notify-of-statement.ts'
import { recordPaid } from './record-paid.ts'
import { type BookedStatement, imagesOf, readAgain, readBooked } from './stored-statements.ts'

interface ReceivedStatement {
  id: string
  cadence: Statement['cadence']
  images: readonly string[]
  /** The transmission of an entry on it, from a gateway that knows it. */
  sent: string | null
}

/**
 * Keeps a statement with its organization, once however often it is read, and books it if it is whole, adds up and
 * comes in its turn. False when it is no organization's: the message stays with the operator, who may name the owner.
 */
export async function takeStatement(
  { db, services, jobs, publicUrl }: Omit<CustomsDeps, 'gateway'>,
  received: ReceivedStatement,
  ownerByHand?: string,
): Promise<boolean> {
  const reading = decodeStatement(received.images, received.cadence)
  const head = reading.ok ? reading.statement.head : reading.head
  const orgId = ownerByHand ?? (await findOrganization(db, { ...received, head, lines: linesOf(reading) }))
  if (!orgId) return false
  await tenantTransaction(db, { orgId, userId: null }, async (trx) => {
    const scope = await createScope(services, trx, { orgId, actor: SYSTEM })
    // Two servers book the messages of one organization one after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${`statements ${orgId}`}))`.execute(trx)
    const booking = await keep(scope, received, reading, head)
    if (booking) await follow(scope, { jobs, publicUrl }, { ...received, number: head.number, booking })
  })
  return true
}

function linesOf(reading: StatementReading): readonly string[] {
  if (!reading.ok) return reading.lines
  const { statement } = reading
  const { taken } = statement
  const lines = statement.cadence === 'daily' ? [...statement.entries, ...taken] : statement.dailies
  return lines.map(({ number }) => number)
}

async function keep(
  scope: RequestScope,
  { id, cadence, images }: ReceivedStatement,
  reading: StatementReading,
  head: Partial<StatementHead>,
): Promise<Booking['booking'] | undefined> {
  const earlier = (await readBooked(scope)).find(
    ({ latest }) => latest.cadence === cadence && latest.number === head.number,
  )
  const { booking, faults } = isTestMessage(id)
    ? ({ booking: 'test', faults: [] } as const)
    : await bookingOf(scope, reading, earlier)
  const totals = reading.ok ? (reading.statement.paid ?? reading.statement.due) : undefined
  const added = await scope.trx
    .insertInto('statements')
    .values({
      org_id: scope.org.id,
      message_id: id,
      cadence,
      booking,
      number: head.number ?? null,
      status: head.status ?? null,
      print_date: head.printDate ?? null,
      payment_type: head.paymentType ?? null,
      due_on: reading.ok && reading.statement.cadence === 'monthly' ? reading.statement.dueOn : null,
      amount: totals ? centsText(totals.total) : null,
      lines: [...linesOf(reading)],
      faults: JSON.stringify(faults),
      images: scope.sealing.encrypt(JSON.stringify(images)),
      received_at: scope.now,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'message_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added && booking
}

interface Kept {
  cadence: Statement['cadence']
  number: string | undefined
  booking: Booking['booking']
}

/** What comes of a message that was kept: entries are paid, admins are notified, open pages read again. */
async function follow(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  { cadence, number, booking }: Kept,
): Promise<void> {
  if (booking === 'refused') await notifyOfRefused(scope, tools)
  const booked = booking === 'booked' ? await readBooked(scope) : []
  const found = booked.find(({ latest }) => latest.cadence === cadence && latest.number === number)
  if (found) {
    await recordPaid(scope, found, booked)
    await notifyOfStatement(scope, tools, found)
  }
  announce(scope.trx, { org_id: scope.org.id, topic: 'entries' })
}

interface Booking {
  booking: 'booked' | 'repeated' | 'late' | 'refused' | 'test'
  faults: readonly StatementFault[]
}

async function bookingOf(
  scope: RequestScope,
  reading: StatementReading,
  earlier: BookedStatement | undefined,
): Promise<Booking> {
  if (!reading.ok) return { booking: 'refused', faults: reading.faults }
  const { statement } = reading
  const { status } = statement.head
  if (earlier?.rows.some((row) => row.status === status)) return { booking: 'repeated', faults: [] }
  if (!nextState(kindOf(statement), earlier?.state, status)) return { booking: 'late', faults: [] }
  const faults = earlier ? repeatFaults(statement, await readLatest(scope, earlier)) : []
  return faults.length > 0 ? { booking: 'refused', faults } : { booking: 'booked', faults }
}

async function readLatest(scope: RequestScope, { latest }: BookedStatement): Promise<Statement> {
  const images = await imagesOf(scope, [latest.id])
  return readAgain(images.get(latest.id) ?? [], latest.cadence)
}
