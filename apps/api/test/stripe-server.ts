import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A checkout session as it was asked for: the fields of the form by their names. */
export type AskedSession = Record<string, string> & { idempotencyKey: string }

/**
 * A stand-in for Stripe's API with what the product calls: `POST /v1/checkout/sessions`, form-encoded, with a bearer key;
 * the same idempotency key answers the same session (Stripe's API reference, 'Create a Checkout Session' and 'Idempotent
 * requests').
 */
export async function startStripe() {
  const sessions = new Map<string, { id: string; url: string; asked: AskedSession }>()
  const server = createServer(async (request, reply) => {
    reply.setHeader('content-type', 'application/json')
    const isKnown = request.headers.authorization === 'Bearer sk_test_product'
    if (!isKnown || request.method !== 'POST' || request.url !== '/v1/checkout/sessions') {
      reply.statusCode = isKnown ? 404 : 401
      return reply.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'refused' } }))
    }
    const key = String(request.headers['idempotency-key'])
    const asked = { ...Object.fromEntries(new URLSearchParams(await bodyOf(request))), idempotencyKey: key }
    const id = `cs_test_${sessions.size + 1}`
    const session = sessions.get(key) ?? { id, url: `https://checkout.stripe.com/c/pay/${id}`, asked }
    sessions.set(key, session)
    reply.end(JSON.stringify({ id: session.id, object: 'checkout.session', url: session.url }))
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
