import { decodeStatement } from '@edfe/abi'
import { maskPersonalNumber } from '@edfe/domain/parties'
import {
  type CurrentStatement,
  kindOf,
  type Statement,
  type StatementEvent,
  type StatementState,
  type StatementStatus,
  stateAfter,
} from '@edfe/domain/statement'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { RequestScope } from '../../entries/request-scope.ts'

type Row = Selectable<Tables['statements']>

/** A message that counts. */
export type BookedRow = Omit<Row, 'images' | 'booking' | 'message_id' | 'faults'> & {
  number: string
  status: StatementStatus
  print_date: string
  payment_type: string
  amount: string
}

/** A statement: its messages that count, oldest first, and how far it is. */
export interface BookedStatement {
  rows: readonly BookedRow[]
  latest: BookedRow
  state: StatementState
}

const COLUMNS = [
  'id',
  'org_id',
  'cadence',
  'number',
  'status',
  'print_date',
  'payment_type',
  'due_on',
  'amount',
  'lines',
  'authorized_on',
  'authorized_by',
  'received_at',
] as const

const keyOf = ({ cadence, number }: Pick<BookedRow, 'cadence' | 'number'>): string => `${cadence} ${number}`

/** The statements of the organization that count, the one that came last first. */
export async function readBooked({ trx, org }: RequestScope): Promise<BookedStatement[]> {
  const rows = await trx
    .selectFrom('statements')
    .select(COLUMNS)
    .where('org_id', '=', org.id)
    .where('booking', '=', 'booked')
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .$castTo<BookedRow>()
    .execute()
  const statements = new Map<string, BookedRow[]>()
  for (const row of rows) statements.set(keyOf(row), [row, ...(statements.get(keyOf(row)) ?? [])])
  const listings = new Map<string, BookedRow[]>()
  for (const row of rows)
    if (row.cadence === 'monthly')
      for (const line of row.lines) listings.set(line, [...(listings.get(line) ?? []), row])
  return [...statements.values()].flatMap((own) => bookedStatement(own, listings) ?? [])
}

function bookedStatement(
  rows: readonly BookedRow[],
  listings: ReadonlyMap<string, readonly BookedRow[]>,
): BookedStatement | undefined {
  const latest = rows.at(-1)
  if (!latest) return undefined
  const kind = kindOf({ cadence: latest.cadence, head: { paymentType: latest.payment_type } })
  const months = latest.cadence === 'daily' ? (listings.get(latest.number) ?? []) : []
  // A monthly statement lists what CBP has the authorization of.
  const isAuthorized = months.length > 0 || rows.some(({ authorized_on }) => authorized_on !== null)
  const events: StatementEvent[] = [
    ...(rows.some(({ status }) => status === 'preliminary') ? (['preliminary'] as const) : []),
    ...(isAuthorized ? (['authorized'] as const) : []),
    ...(rows.some(({ status }) => status === 'final') ? (['final'] as const) : []),
    ...(months.some(({ status }) => status === 'final') ? (['monthly_final'] as const) : []),
  ]
  const state = stateAfter(kind, events)
  return state && { rows, latest, state }
}

/** The records of messages as they came. */
export async function imagesOf(
  { trx, org, sealing }: RequestScope,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('statements')
    .select(['id', 'images'])
    .where('org_id', '=', org.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, images }) => [id, openImages(sealing.decrypt(images))]))
}

/** The records in a column of images, once it is open. */
export const openImages = (opened: string): string[] => {
  const images: unknown = JSON.parse(opened)
  return Array.isArray(images) ? images.map(String) : []
}

const SOCIAL_SECURITY_NUMBER = /\d{3}-\d{2}-\d{4}/g

/** Records as people see them: personal numbers masked, in the same columns. */
export const maskedRecords = (images: readonly string[]): string[] =>
  images.map((image) => image.replace(SOCIAL_SECURITY_NUMBER, maskPersonalNumber))

/** A message that counts, as it was read when it was booked. */
export function readAgain(images: readonly string[], cadence: Statement['cadence']): Statement {
  const reading = decodeStatement(images, cadence)
  if (!reading.ok) throw new Error('A booked statement cannot be read again')
  return reading.statement
}

/** Statements with what they say, by their messages that came last. */
export async function readInFull(
  scope: RequestScope,
  booked: readonly BookedStatement[],
): Promise<CurrentStatement[]> {
  const images = await imagesOf(
    scope,
    booked.map(({ latest }) => latest.id),
  )
  return booked.map(({ latest, state }) => ({
    id: latest.id,
    state,
    statement: readAgain(images.get(latest.id) ?? [], latest.cadence),
  }))
}
