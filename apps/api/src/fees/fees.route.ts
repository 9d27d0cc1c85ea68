import { formatEntryNumber } from '@edfe/domain/entry'
import { chargeWords } from '@edfe/domain/filing-fee'
import type { FeePaper } from '@edfe/form-7501'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app-instance.ts'
import type { MemberScope } from '../entries/request-scope.ts'
import { withEntryScope } from '../entries/with-entry-scope.ts'
import { csvStream } from '../http/csv.ts'
import { expensiveRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { notFound } from '../refusals/problems.ts'
import { readInvoicePaper, readReceiptPaper } from './read-fee-paper.ts'
import { readFees, readLines } from './read-fees.ts'

const COLUMNS = ['Day', 'Entry', 'Kind', 'Amount', 'Invoice']

/** `/api/fees`: the operator's fee, what was charged, the same as CSV, invoices and receipts as PDF. */
export function feeRoutes(app: App): void {
  app.route({
    ...route('getFees'),
    config: { permission: 'entry.read' },
    handler: (request) => withEntryScope(app, request, readFees),
  })
  app.route({
    ...route('exportFees'),
    config: { ...expensiveRouteLimit, permission: 'entry.read' },
    handler: async (request, reply) => {
      const rows = await withEntryScope(app, request, async (scope) =>
        (await readLines(scope)).map(({ charged_on, entry_number, kind, amount, invoice }) => [
          charged_on,
          formatEntryNumber(entry_number),
          scope.words.format(chargeWords(kind)),
          amount,
          invoice ?? '',
        ]),
      )
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="filing-fees.csv"')
        .send(csvStream(COLUMNS, inOneBatch(rows), (cells) => cells))
    },
  })
  app.route({
    ...route('getFeeInvoice'),
    config: {
      ...expensiveRouteLimit,
      permission: 'entry.read',
      row: { table: 'fee_invoices', param: 'id' },
    },
    handler: (request, reply) =>
      sendPaper(app, request, reply, (scope) => readInvoicePaper(scope, request.params.id)),
  })
  app.route({
    ...route('getFeeReceipt'),
    config: {
      ...expensiveRouteLimit,
      permission: 'entry.read',
      row: { table: 'fee_payments', param: 'id' },
    },
    handler: (request, reply) =>
      sendPaper(app, request, reply, (scope) => readReceiptPaper(scope, request.params.id)),
  })
}

async function* inOneBatch<Row>(rows: readonly Row[]) {
  yield rows
}

async function sendPaper(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  read: (scope: MemberScope) => Promise<FeePaper | undefined>,
): Promise<FastifyReply> {
  const { paper, organization } = await withEntryScope(app, request, async (scope) => ({
    paper: await read(scope),
    organization: scope.org.id,
  }))
  if (!paper) return reply.refuse(notFound())
  const name = `${paper.invoice}${paper.received ? '-receipt' : ''}`
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(await app.heavyWork.renderFee(organization, { paper, printedAt: app.now() })))
}
