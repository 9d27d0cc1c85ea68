import {
  BILL_COLUMNS,
  type BookAccounts,
  type BookedEntry,
  type BookedPayment,
  type BookRow,
  billCells,
  billLines,
  billWords,
  bookRows,
} from '@edfe/domain/books'
import { parseDay } from '@edfe/domain/calendar'
import { formatEntryNumber } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { centsText } from '@edfe/domain/money'
import { className } from '@edfe/domain/statement'
import type { Formatter } from '@edfe/messages'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-instance.ts'
import { withEntryScope } from '../../entries/with-entry-scope.ts'
import { csvStream } from '../../http/csv.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { refuse } from '../../refusals/problems.ts'
import { readBooks, readPaidDrafts } from './read-books.ts'

const COLUMNS = [
  'Day',
  'State',
  'Statement',
  'Entry',
  'Reference',
  'Part',
  'Class',
  'Class name',
  'Amount',
  'Purchase order',
]

/** Entries in one batch: each is read with all its lines. */
const BATCH = 100

type CellsOf = (rows: readonly BookRow[], words: Formatter) => string[][]

const detailCells: CellsOf = (rows, words) =>
  rows.map((row) => [
    row.day,
    row.isPaid ? 'paid' : 'owed',
    row.statement ?? '',
    row.entry ? formatEntryNumber(row.entry) : '',
    row.reference,
    row.part,
    row.class,
    words.format(className(row.class)),
    centsText(row.amount),
    row.order,
  ])

const billsFor =
  (accounts: BookAccounts): CellsOf =>
  (rows, words) =>
    billLines(rows, accounts).map((line) => billCells(line, words.format(billWords(line))))

/** `GET /api/payments/details.csv` and `/api/payments/bills.csv`: what was paid and is owed in a span, for the books. */
export function bookRoutes(app: App): void {
  app.route({
    ...route('exportPaymentDetails'),
    config: { ...expensiveRouteLimit, permission: 'entry.read' },
    handler: async (request, reply) => {
      const { from, to } = request.query
      if (from > to) return reply.refuse(backwards())
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="payments-${from}-${to}.csv"`)
        .send(csvStream(COLUMNS, everyRow(app, request, request.query, detailCells), (cells) => cells))
    },
  })
  app.route({
    ...route('exportBills'),
    config: { ...expensiveRouteLimit, permission: 'entry.read' },
    handler: async (request, reply) => {
      const { from, to, duty_account: duty, fee_account: fees } = request.query
      if (from > to) return reply.refuse(backwards())
      const rows = everyRow(app, request, request.query, billsFor({ duty, fees }))
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="bills-${from}-${to}.csv"`)
        .send(csvStream(BILL_COLUMNS, rows, (cells) => cells, { isMarked: false }))
    },
  })
}

const backwards = () =>
  refuse(
    422,
    'span_backwards',
    say({ id: 'refusal.span-backwards', defaultMessage: 'The last day is not before the first day.' }),
  )

interface Listed {
  payment: BookedPayment
  entry: BookedEntry
}

/** The rows of a span in batches of entries; each batch is read in a separate transaction. */
async function* everyRow(
  app: App,
  request: FastifyRequest,
  { from, to }: { from: string; to: string },
  cellsOf: CellsOf,
) {
  const payments = await withEntryScope(app, request, (scope) =>
    readBooks(scope, { from: parseDay(from) ?? scope.today, to: parseDay(to) ?? scope.today }),
  )
  const listed = payments.flatMap((payment): Listed[] => payment.entries.map((entry) => ({ payment, entry })))
  for (let at = 0; at < listed.length; at += BATCH) {
    const batch = listed.slice(at, at + BATCH)
    yield await withEntryScope(app, request, async (scope) => {
      const drafts = await readPaidDrafts(
        scope,
        batch.map(({ entry }) => entry),
      )
      const rows = batch.flatMap(({ payment, entry }) =>
        bookRows(payment, entry, (number) => drafts.get(number)),
      )
      return cellsOf(rows, scope.words)
    })
  }
}
