import { createHash } from 'node:crypto'
import { say } from '@edfe/domain/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app-instance.ts'
import '../db/api-tables.ts'
import type { Trx } from '../db/engine.ts'
import { tenantTransaction } from '../db/tenant.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/problems.ts'

/** The methods that take an `Idempotency-Key`. */
export const IDEMPOTENT_METHODS: readonly string[] = ['post', 'put', 'patch', 'delete']
const HEADER = 'idempotency-key'
const LONGEST_KEY = 200
const DAY_MS = 24 * 60 * 60_000
/** Longer than any request lasts: one that has no answer by then ended with its server. */
const LOST_MS = 2 * 60_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The key under which the answer of this request is kept. */
    idempotencyKey?: string
  }
}

/** A part of a file may be sent again as it is: it is stored in its place. */
const isKept = ({ method, headers }: FastifyRequest): boolean =>
  IDEMPOTENT_METHODS.includes(method.toLowerCase()) && headers['content-type'] !== 'application/octet-stream'

/**
 * Answers a request that writes and names an `Idempotency-Key` once: the same request of the same key within a day gets the first
 * answer again, with `Idempotency-Replayed`. A new entry takes its id from the key, so that it is made once even when
 * the server dies before it has kept the answer.
 */
export function installIdempotency(app: App): void {
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers[HEADER]
    if (!request.routeOptions.config.keyScope || !isKept(request) || typeof key !== 'string') return
    if (key === '' || key.length > LONGEST_KEY) return reply.refuse(wrongKey())
    const found = await begin(app, request, key)
    if (isRefusal(found)) return reply.refuse(found)
    if (found) return replay(app, reply, found)
    request.idempotencyKey = key
    if (request.routeOptions.schema?.operationId === 'createEntry')
      request.body = { id: idOf(request, key), ...(request.body as object | null) }
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { idempotencyKey } = request
    if (idempotencyKey !== undefined) await keep(app, request, idempotencyKey, reply, payload)
    return payload
  })
}

interface KeptAnswer {
  status: number
  content_type: string | null
  answer: string | null
}

/** The answer to the same request, or why this one is not done; undefined for one that begins now. */
function begin(app: App, request: FastifyRequest, key: string): Promise<KeptAnswer | Refusal | undefined> {
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`)
    .digest('hex')
  const now = app.now()
  return ofKey(app, request, async (trx, own) => {
    await trx
      .deleteFrom('api_requests')
      .where('key_id', '=', own.key_id)
      .where('begun_at', '<', new Date(now.getTime() - DAY_MS))
      .execute()
    const begun = await trx
      .insertInto('api_requests')
      .values({ ...own, idempotency_key: key, fingerprint, begun_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key_id')
      .executeTakeFirst()
    if (begun) return undefined
    const earlier = await trx
      .selectFrom('api_requests')
      .select(['fingerprint', 'begun_at', 'status', 'content_type', 'answer'])
      .where('key_id', '=', own.key_id)
      .where('idempotency_key', '=', key)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (earlier.fingerprint !== fingerprint) return otherRequest()
    const { status } = earlier
    if (status !== null) return { ...earlier, status }
    if (earlier.begun_at.getTime() > now.getTime() - LOST_MS) return stillRunning()
    await trx
      .updateTable('api_requests')
      .set({ begun_at: now })
      .where('key_id', '=', own.key_id)
      .where('idempotency_key', '=', key)
      .execute()
    return undefined
  })
}

function replay(app: App, reply: FastifyReply, { status, content_type, answer }: KeptAnswer) {
  reply.code(status).header('idempotency-replayed', 'true')
  if (content_type) reply.type(content_type)
  // The text as it was sent, which no schema writes again.
  return reply.serializer((text: string) => text).send(answer === null ? '' : app.sealing.decrypt(answer))
}

/** Keeps what was answered. A fault of the server and a limit are no answers: the request may be sent again. */
async function keep(
  app: App,
  request: FastifyRequest,
  key: string,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  const { statusCode } = reply
  await ofKey(app, request, async (trx, own) => {
    if (statusCode >= 500 || statusCode === 429 || (payload !== null && typeof payload !== 'string'))
      return trx
        .deleteFrom('api_requests')
        .where('key_id', '=', own.key_id)
        .where('idempotency_key', '=', key)
        .execute()
    return trx
      .updateTable('api_requests')
      .set({
        status: statusCode,
        content_type: String(reply.getHeader('content-type') ?? '') || null,
        answer: typeof payload === 'string' && payload !== '' ? app.sealing.encrypt(payload) : null,
      })
      .where('key_id', '=', own.key_id)
      .where('idempotency_key', '=', key)
      .execute()
  })
}

function ofKey<T>(
  app: App,
  request: FastifyRequest,
  work: (trx: Trx, own: { org_id: string; key_id: string }) => Promise<T>,
): Promise<T> {
  const { sessionId, userId, membership } = request.me()
  const orgId = membership?.orgId ?? ''
  return tenantTransaction(app.db, { orgId, userId }, (trx) =>
    work(trx, { org_id: orgId, key_id: sessionId }),
  )
}

/** The id of the entry that a request makes: the same for the same key. */
function idOf(request: FastifyRequest, key: string): string {
  const bytes = createHash('sha256').update(`${request.me().sessionId} ${key}`).digest().subarray(0, 16)
  // A UUID of version 8, whose bits are its maker's (RFC 9562).
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const wrongKey = (): Refusal =>
  refuse(
    400,
    'idempotency_key_invalid',
    say(
      {
        id: 'refusal.idempotency-key-invalid',
        defaultMessage: 'An Idempotency-Key has 1 to {most} characters.',
      },
      { most: LONGEST_KEY },
    ),
  )

const otherRequest = (): Refusal =>
  refuse(
    422,
    'idempotency_key_reused',
    say({
      id: 'refusal.idempotency-key-reused',
      defaultMessage: 'This Idempotency-Key belongs to another request. Use a new one for each request.',
    }),
  )

const stillRunning = (): Refusal =>
  refuse(
    409,
    'idempotency_key_in_use',
    say({
      id: 'refusal.idempotency-key-in-use',
      defaultMessage:
        'The first request with this Idempotency-Key is still being answered. Try again in a moment.',
    }),
  )
