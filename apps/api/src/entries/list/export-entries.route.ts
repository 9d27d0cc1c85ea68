import { formatEntryNumber } from '@edfe/domain/entry'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-instance.ts'
import { csvStream } from '../../http/csv.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import type { EntryRowView } from './entry-row.ts'
import { type EntryQuery, type ListCursor, nextEntries } from './list-entries.ts'
import { purchaseOrdersOf } from './purchase-orders.ts'

const COLUMNS = [
  'Entry Number',
  'Type',
  'Status',
  'Port',
  'Broker',
  'Total Value',
  'Created',
  'Archived',
  'Purchase Orders',
]

/** Entries in one batch; each batch is read in a separate transaction. */
const BATCH = 1000

interface ExportedEntry extends EntryRowView {
  purchaseOrders: readonly string[]
}

const cellsOf = (entry: ExportedEntry): string[] => [
  formatEntryNumber(entry.entry_number),
  entry.type,
  entry.status,
  entry.port_code,
  entry.broker_name ?? '',
  entry.value_total,
  entry.created_at,
  entry.archived ? 'yes' : 'no',
  entry.purchaseOrders.join(', '),
]

/**
 * `GET /api/entries/export.csv`: every row of the filtered list in its order, all cells quoted. It streams: the server
 * holds one batch, and a reader who is slow keeps no transaction open. An entry that changes its place in the order
 * meanwhile may be missing or appear twice.
 */
export function exportEntriesRoute(app: App): void {
  app.route({
    ...route('exportEntries'),
    config: { ...expensiveRouteLimit, permission: 'entry.read' },
    handler: async (request, reply) => {
      const today = await withEntryScope(app, request, async (scope) => scope.today)
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="entries-${today}.csv"`)
        .send(csvStream(COLUMNS, everyEntry(app, request, request.query), cellsOf))
    },
  })
}

async function* everyEntry(app: App, request: FastifyRequest, query: EntryQuery) {
  for (let after: ListCursor | undefined; ; ) {
    const { entries, last } = await withEntryScope(app, request, async (scope) => {
      const batch = await nextEntries(scope, query, BATCH, after)
      const orders = await purchaseOrdersOf(
        scope,
        batch.entries.map(({ id }) => id),
      )
      const entries = batch.entries.map(
        (entry): ExportedEntry => ({ ...entry, purchaseOrders: orders.get(entry.id) ?? [] }),
      )
      return { entries, last: batch.last }
    })
    yield entries
    if (entries.length < BATCH) return
    after = last
  }
}
