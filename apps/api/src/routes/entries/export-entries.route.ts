import { EntryListQuery } from '@edfe/contracts/entries'
import { problems } from '@edfe/contracts/problem'
import { formatEntryNumber } from '@edfe/domain/entry'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { type EntryRowView, everyEntry } from '../../db/entries/list-entries.ts'
import { costlyRoute } from '../../plugins/costly-route.ts'
import { inEntries } from './in-entries.ts'

const COLUMNS = ['Entry Number', 'Type', 'Status', 'Port', 'Broker', 'Total Value', 'Created', 'Archived']

/** A cell in quotes; one that a spreadsheet would take for a formula is marked as text. */
const cell = (value: string): string =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

const rowOf = (entry: EntryRowView): string =>
  [
    formatEntryNumber(entry.entry_number),
    entry.type,
    entry.status,
    entry.port_code,
    entry.broker_name ?? '',
    entry.value_total,
    entry.created_at,
    entry.archived ? 'yes' : 'no',
  ]
    .map(cell)
    .join(',')

/** `GET /api/entries/export.csv`: every row of the filtered list, all cells quoted. */
export function exportEntriesRoute(app: App): void {
  app.get(
    '/api/entries/export.csv',
    {
      config: { ...costlyRoute, permission: 'entry.read' },
      schema: {
        operationId: 'exportEntries',
        summary: 'The filtered list as CSV',
        tags: ['entries'],
        querystring: EntryListQuery,
        response: { 200: z.string().describe('text/csv'), ...problems(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const csv = await inEntries(app, request, async (scope) => {
        const lines = [COLUMNS.map(cell).join(',')]
        for await (const entry of everyEntry(scope, request.query)) lines.push(rowOf(entry))
        return { text: `${lines.join('\r\n')}\r\n`, today: scope.today }
      })
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="entries-${csv.today}.csv"`)
        .send(csv.text)
    },
  )
}
