import { formatEntryNumber } from '@edfe/domain/entry'
import { chargeWords, openAmount } from '@edfe/domain/filing-fee'
import { say } from '@edfe/domain/messages'
import type { FeePaper } from '@edfe/form-7501'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from '../app-instance.ts'
import type { MemberScope } from '../entries/request-scope.ts'
import { withEntryScope } from '../entries/with-entry-scope.ts'
import { csvStream } from '../http/csv.ts'
import { expensiveRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { notFound, refuse } from '../refusals/problems.ts'
import { paymentProvider } from './payment-provider.ts'
import { readInvoicePaper, readReceiptPaper } from './read-fee-paper.ts'
import { readFees, readLines } from './read-fees.ts'
import { readInvoices } from './read-invoices.ts'
import { takePaymentEvent } from './take-payment-event.ts'
import { FEES_PATH } from './unpaid-fee.ts'

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

/** Paying by card: the address of the provider's page, and what the provider reports of it. */
export function feePaymentRoutes(app: App): void {
  const provider = paymentProvider(app.settings)
  app.route({
    ...route('beginFeePayment'),
    config: {
      ...expensiveRouteLimit,
      permission: 'entry.edit',
      row: { table: 'fee_invoices', param: 'id' },
    },
    handler: async (request, reply) => {
      const invoice = await withEntryScope(app, request, async ({ trx }) =>
        (await readInvoices(trx)).find(({ id }) => id === request.params.id),
      )
      if (!invoice || !provider) return reply.refuse(notFound())
      if (openAmount(invoice) === 0n) return reply.refuse(nothingOpen())
      const url = await provider.begin(invoice, `${app.settings.PUBLIC_URL}${FEES_PATH}`)
      return url ? { url } : reply.refuse(providerAway())
    },
  })
  // The signature is of the bytes as they came, so this route reads no JSON.
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.withTypeProvider<ZodTypeProvider>().route({
      ...route('takePaymentEvent'),
      config: { permission: 'public' },
      handler: async (request, reply) => {
        if (!provider) return reply.refuse(notFound())
        const event = provider.readEvent(
          Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          String(request.headers['stripe-signature'] ?? ''),
        )
        if (!event) return reply.refuse(badSignature())
        await takePaymentEvent(app, event)
        return { received: true as const }
      },
    })
  })
}

const nothingOpen = () =>
  refuse(
    409,
    'fee_not_open',
    say({ id: 'refusal.fee-not-open', defaultMessage: 'The invoice is paid already.' }),
  )
const providerAway = () =>
  refuse(
    409,
    'payment_provider_away',
    say({
      id: 'refusal.payment-provider-away',
      defaultMessage: 'The payment provider does not answer. Try again later, or pay in another way.',
    }),
  )
const badSignature = () =>
  refuse(
    400,
    'bad_signature',
    say({ id: 'refusal.bad-signature', defaultMessage: 'The signature does not fit.' }),
  )

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
