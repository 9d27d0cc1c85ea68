import { type FeeInvoice, openAmount } from '@edfe/domain/filing-fee'
import Stripe from 'stripe'
import type { FeeSettings } from '../config/config.ts'

/** What a provider reports of the payment of an invoice. */
export interface PaymentEvent {
  id: string
  kind: string
  /** Undefined for what concerns no invoice. */
  payment:
    | { orgId: string; invoiceId: string; paymentId: string; amount: bigint; outcome: 'paid' | 'failed' }
    | undefined
}

/** Takes payments on the provider’s page; no number of a card reaches this server. */
export interface PaymentProvider {
  /**
   * The address of the page where an invoice is paid, from which people come back to `returnUrl`. The same open amount of
   * an invoice begins one payment, however often it is asked. Undefined while the provider does not answer.
   */
  begin(invoice: FeeInvoice & { id: string; orgId: string }, returnUrl: string): Promise<string | undefined>
  /** What the provider reports; undefined where it did not sign these bytes. */
  readEvent(body: Buffer, signature: string): PaymentEvent | undefined
}

/** The provider of the settings: Stripe, or none, where invoices are paid by bank transfer alone. */
export function paymentProvider({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: address,
}: Pick<FeeSettings, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'>):
  | PaymentProvider
  | undefined {
  if (!key || !secret) return undefined
  const stripe = new Stripe(key, { maxNetworkRetries: 2, timeout: 10_000, ...(address && at(address)) })
  return {
    async begin(invoice, returnUrl) {
      const open = openAmount(invoice)
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: invoice.number,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'usd',
                  unit_amount: Number(open),
                  product_data: { name: `Invoice ${invoice.number}` },
                },
              },
            ],
            metadata: { org_id: invoice.orgId, invoice_id: invoice.id },
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: `${invoice.id} ${open}` },
        )
        return session.url ?? undefined
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError) return undefined
        throw error
      }
    },
    readEvent(body, signature) {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, secret))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
        throw error
      }
    },
  }
}

function at(address: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(address)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' }
}

/** An invoice is paid when its session is complete and paid, or when a bank that takes days has paid. */
function eventOf(event: Stripe.Event): PaymentEvent {
  const { id, type: kind } = event
  if (
    event.type !== 'checkout.session.completed' &&
    event.type !== 'checkout.session.async_payment_succeeded' &&
    event.type !== 'checkout.session.async_payment_failed'
  )
    return { id, kind, payment: undefined }
  const session = event.data.object
  const isFailed = event.type === 'checkout.session.async_payment_failed'
  const { org_id: orgId, invoice_id: invoiceId } = session.metadata ?? {}
  const isOver = isFailed || session.payment_status === 'paid'
  if (!orgId || !invoiceId || !isOver || session.currency !== 'usd') return { id, kind, payment: undefined }
  return {
    id,
    kind,
    payment: {
      orgId,
      invoiceId,
      paymentId: session.id,
      amount: BigInt(session.amount_total ?? 0),
      outcome: isFailed ? 'failed' : 'paid',
    },
  }
}
