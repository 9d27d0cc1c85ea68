import {
  CONTRACT_VERSION,
  type Health,
  MOST_BYTES,
  REFUSAL_STATUS,
  type Refusal,
  type RefusalCode,
  type SharedKey,
  type SignedRequest,
  Submitted,
  signResponse,
  verifiedKey,
} from '@edfe/gateway'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { BridgeStore } from './store.ts'

export interface ServerParts {
  store: BridgeStore
  /** Any of them may sign: the new one and the old one while a key is changed. */
  keys: readonly SharedKey[]
  /** PEM; with `clientCa`, a client needs a certificate of that authority (mutual TLS). Undefined: plain http. */
  tls?: { cert: string; key: string; clientCa?: string }
  /** When the far side last took or gave something. */
  lastContact(): Date | undefined
  /** What was taken is carried on at once. */
  taken?(): void
}

const Id = z.object({ id: z.guid() })
const MessageId = z.object({ id: z.string().min(1).max(200) })
const After = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
})
const SQLITE_FULL = 13

/** The contract of `@edfe/gateway` over a store. */
export function buildServer({ store, keys, tls, lastContact, taken }: ServerParts): FastifyInstance {
  const app = Fastify({
    bodyLimit: MOST_BYTES,
    ...(tls && { https: { ...tls, ca: tls.clientCa, requestCert: Boolean(tls.clientCa) } }),
  }) as FastifyInstance
  const signers = new WeakMap<FastifyRequest, SharedKey>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.addHook('preHandler', async (request, reply) => {
    const key = await verifiedKey(keys, signed(request), bodyOf(request))
    if (!key) return refuse(reply, 'signature', 'No key that the bridge knows signed this request.')
    signers.set(request, key)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const key = signers.get(request)
    if (!key) return
    const body = Buffer.from(typeof payload === 'string' ? payload : '')
    reply.headers(await signResponse(key, { status: reply.statusCode, headers: {} }, body, signed(request)))
  })
  app.setErrorHandler((error: Error & { code?: string; errcode?: number; statusCode?: number }, _, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return refuse(reply, 'too_large', 'No message has so many bytes.')
    if (error.errcode === SQLITE_FULL) return refuse(reply, 'full', 'The disk of the bridge is full.')
    console.error(error)
    return refuse(reply, 'unavailable', 'The bridge could not do this.')
  })
  app.setNotFoundHandler((_, reply) => refuse(reply, 'not_found', 'The contract has no such operation.'))

  app.put('/v1/transmissions/:id', (request, reply) => {
    const params = Id.safeParse(request.params)
    const body = Submitted.safeParse(inJson(bodyOf(request)))
    if (!params.success || !body.success)
      return refuse(reply, 'malformed', 'Send { sending, records } under a UUID.')
    const { id } = params.data
    if (store.submit(id, body.data) === 'conflict')
      return refuse(reply, 'conflict', 'Other records were taken under this id.')
    taken?.()
    return store.find(id)
  })
  app.get('/v1/transmissions/:id', (request, reply) => {
    const params = Id.safeParse(request.params)
    if (!params.success) return refuse(reply, 'malformed', 'A transmission has a UUID.')
    const state = store.find(params.data.id)
    return state ?? refuse(reply, 'not_found', 'No transmission was taken under this id.')
  })
  app.get('/v1/messages', (request, reply) => {
    const query = After.safeParse(request.query)
    if (!query.success) return refuse(reply, 'malformed', '`after` is what the page before gave as `next`.')
    return store.page(query.data.after)
  })
  app.delete('/v1/messages/:id', (request, reply) => {
    const params = MessageId.safeParse(request.params)
    if (!params.success) return refuse(reply, 'malformed', 'A message has an id.')
    store.acknowledge(params.data.id)
    return reply.code(204).send()
  })
  app.get('/v1/health', () => {
    const contact = lastContact()?.toISOString() ?? null
    return {
      status: 'ok',
      version: CONTRACT_VERSION,
      last_contact: contact,
      waiting: store.waiting(),
    } satisfies Health
  })
  return app
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

const signed = ({ method, url, headers }: FastifyRequest): SignedRequest => ({
  method,
  url: new URL(url, 'https://bridge').href,
  headers: headers as SignedRequest['headers'],
})

const refuse = (reply: FastifyReply, code: RefusalCode, message: string): FastifyReply =>
  reply.code(REFUSAL_STATUS[code]).send({ code, message } satisfies Refusal)

function inJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
