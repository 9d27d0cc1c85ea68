import { centsText, dollarsText } from '@edfe/domain/money'
import { notifyOrganization } from '../accounts/notifications/notify.ts'
import type { App } from '../app-instance.ts'
import { tenantTransaction } from '../db/tenant.ts'
import { feeNotifications as words } from '../messages/fee-messages.ts'
import type { PaymentEvent } from './payment-provider.ts'
import { readInvoices } from './read-invoices.ts'
import { FEES_PATH } from './unpaid-fee.ts'

/**
 * Books what the provider reports of an invoice and notifies the admins, in one transaction. An event counts once, by its
 * id, and so does a payment, whichever events name it.
 */
export async function takePaymentEvent(
  { db, jobs, settings, now, today }: Pick<App, 'db' | 'jobs' | 'settings' | 'now' | 'today'>,
  { id, kind, payment }: PaymentEvent,
): Promise<void> {
  if (!payment) return
  const { orgId, invoiceId, paymentId, amount, outcome } = payment
  await tenantTransaction(db, { orgId, userId: null }, async (trx) => {
    const added = await trx
      .insertInto('fee_provider_events')
      .values({ id, kind })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    const invoice = (await readInvoices(trx)).find((each) => each.id === invoiceId)
    if (!added || !invoice) return
    if (outcome === 'paid') {
      const booked = await trx
        .insertInto('fee_payments')
        .values({
          org_id: orgId,
          invoice_id: invoiceId,
          method: 'stripe',
          amount: centsText(amount),
          received_on: today('America/New_York'),
          reference: paymentId,
          provider_id: paymentId,
        })
        .onConflict((conflict) => conflict.column('provider_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!booked) return
    }
    const { number } = invoice
    await notifyOrganization(
      trx,
      { jobs, publicUrl: settings.PUBLIC_URL, now: now() },
      {
        orgId,
        kind: 'compliance',
        title:
          outcome === 'paid' ? words.paid({ number, amount: dollarsText(amount) }) : words.failed({ number }),
        href: FEES_PATH,
      },
    )
  })
}
