import type { KeptStatement, StatementSummary, StatementsAnswer } from '@edfe/contracts/statements/statements'
import { faultWords } from '@edfe/domain/statement'
import type { z } from 'zod'
import type { MemberScope } from '../../entries/request-scope.ts'
import { type BookedStatement, imagesOf, maskedRecords, readBooked } from './stored-statements.ts'

/** More messages that do not count are shown to nobody at once. */
const MOST_KEPT = 100

/** A statement as a list shows it. */
export const summaryOf = ({ latest, rows, state }: BookedStatement): z.output<typeof StatementSummary> => ({
  id: latest.id,
  cadence: latest.cadence,
  number: latest.number,
  state,
  payment_type: latest.payment_type,
  print_date: latest.print_date,
  due_on: latest.due_on,
  authorized_on: rows.find(({ authorized_on }) => authorized_on)?.authorized_on ?? null,
  amount: latest.amount,
  lines: latest.lines.length,
  received_at: latest.received_at.toISOString(),
})

/** Every statement of the organization, and the messages that are kept and do not count. */
export async function readStatements(scope: MemberScope): Promise<z.output<typeof StatementsAnswer>> {
  return { statements: (await readBooked(scope)).map(summaryOf), kept: await readKept(scope) }
}

/** The statements that have an entry: the daily ones that list it, and the monthly ones that list these. */
export async function readEntryStatements(
  scope: MemberScope,
  number: string,
): Promise<z.output<typeof StatementSummary>[]> {
  const booked = await readBooked(scope)
  const lists = (cadence: BookedStatement['latest']['cadence'], line: (line: string) => boolean) =>
    booked.filter(({ latest }) => latest.cadence === cadence && latest.lines.some(line))
  const dailies = lists('daily', (line) => line === number)
  const own = new Set(dailies.map(({ latest }) => latest.number))
  const months = new Set(lists('monthly', (line) => own.has(line)))
  return booked.filter((one) => months.has(one) || dailies.includes(one)).map(summaryOf)
}

async function readKept(scope: MemberScope): Promise<z.output<typeof KeptStatement>[]> {
  const { trx, org, words } = scope
  const rows = await trx
    .selectFrom('statements')
    .select(['id', 'cadence', 'number', 'status', 'booking', 'faults', 'received_at'])
    .where('org_id', '=', org.id)
    .where('booking', '<>', 'booked')
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(MOST_KEPT)
    .execute()
  const images = await imagesOf(
    scope,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ booking, faults, received_at, ...row }) =>
    booking === 'booked'
      ? []
      : [
          {
            ...row,
            booking,
            faults: faults.map((fault) => ({ code: fault.code, message: words.format(faultWords(fault)) })),
            received_at: received_at.toISOString(),
            images: maskedRecords(images.get(row.id) ?? []),
          },
        ],
  )
}
