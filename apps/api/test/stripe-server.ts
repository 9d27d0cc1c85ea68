import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'

/** A checkout session as it was asked for: the fields of the form by their names. */
export type AskedSession = Record<string, string> & { idempotencyKey: string }

/** What the stand-in says of a session, in the shape of Stripe's library. */
export type StatedSession = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'mode' | 'status' | 'currency' | 'amount_total' | 'payment_status' | 'metadata' | 'url'
>

/** The events that the product reads. */
export type SessionEvent =
  | Stripe.CheckoutSessionCompletedEvent
  | Stripe.CheckoutSessionAsyncPaymentSucceededEvent
  | Stripe.CheckoutSessionAsyncPaymentFailedEvent

/**
 * A stand-in for Stripe's API with what the product calls: `POST /v1/checkout/sessions`, form-encoded, with a bearer key.
 * The same idempotency key answers the same session, and refuses other parameters (Stripe's API reference, 'Create a
 * Checkout Session' and 'Idempotent requests'). Its answers have the types of the pinned library.
 */
export async function startStripe() {
  const sessions = new Map<string, { stated: StatedSession; asked: AskedSession; body: string }>()
  const server = createServer(async (request, reply) => {
    reply.setHeader('content-type', 'application/json')
    if (request.headers.authorization !== 'Bearer sk_test_product')
      return refuse(reply, 401, 'invalid_request_error', 'Invalid API Key provided')
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions')
      return refuse(reply, 404, 'invalid_request_error', 'Unrecognized request URL')
    const key = String(request.headers['idempotency-key'])
    const body = await bodyOf(request)
    const known = sessions.get(key)
    if (known && known.body !== body)
      return refuse(
        reply,
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters',
      )
    const asked = { ...Object.fromEntries(new URLSearchParams(body)), idempotencyKey: key }
    const stated = known?.stated ?? sessionAsked(`cs_test_${sessions.size + 1}`, asked)
    sessions.set(key, { stated, asked, body })
    reply.end(JSON.stringify(stated))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: (): AskedSession[] => [...sessions.values()].map(({ asked }) => asked),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

function sessionAsked(id: string, asked: AskedSession): StatedSession {
  const amount =
    Number(asked['line_items[0][price_data][unit_amount]']) * Number(asked['line_items[0][quantity]'])
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    currency: asked['line_items[0][price_data][currency]'] ?? null,
    amount_total: amount,
    payment_status: 'unpaid',
    metadata: {
      org_id: asked['metadata[org_id]'] ?? '',
      invoice_id: asked['metadata[invoice_id]'] ?? '',
    },
    url: `https://checkout.stripe.com/c/pay/${id}`,
  }
}

function refuse(reply: ServerResponse, status: number, type: Stripe.RawErrorType, message: string) {
  reply.statusCode = status
  return reply.end(JSON.stringify({ error: { type, message } }))
}
