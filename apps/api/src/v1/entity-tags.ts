import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app-instance.ts'

/** What an answer says of the row that it is about: an entry, or a part. */
interface Versioned {
  entry?: { updated_at?: unknown }
  part?: object
  updated_at?: unknown
}

const versionOf = (answer: Versioned | null): unknown =>
  answer?.part ? answer.updated_at : answer?.entry?.updated_at

/** `"<updated_at of the entry or part> <hash of the answer>"`; other answers have the hash alone. */
const versionIn = (tag: string): string | undefined => /^"(\S+) \S+"$/.exec(tag)?.[1]

const TAGGED_METHODS: readonly string[] = ['GET', 'PUT', 'PATCH']

/** The versions that the `If-Match` of a request names, one of which the row must have; undefined when any will do. */
export function matchedVersions({ headers }: FastifyRequest): string[] | undefined {
  const tags = headers['if-match']?.trim()
  return tags === undefined || tags === '*'
    ? undefined
    : tags.split(',').flatMap((tag) => versionIn(tag.trim()) ?? [])
}

/**
 * Gives each answer to a GET its ETag, and answers 304 to who has the same. The tag of an entry or part also names its
 * version: sent back as `If-Match`, it is the `expected_updated_at` of the next save of an entry. The routes of parts hold
 * it against the row.
 */
export function installEntityTags(app: App): void {
  const versions = new WeakMap<object, string>()
  app.addHook('preValidation', (request, _reply, next) => {
    const { config, schema } = request.routeOptions
    const isSave = config.keyScope && schema?.operationId === 'saveEntry'
    const version = isSave && versionIn(request.headers['if-match'] ?? '')
    if (version && typeof request.body === 'object' && request.body !== null)
      request.body = { expected_updated_at: version, ...request.body }
    next()
  })
  app.addHook('preSerialization', (request, reply, payload, next) => {
    const updatedAt = versionOf(payload as Versioned | null)
    if (request.routeOptions.config.keyScope && typeof updatedAt === 'string') versions.set(reply, updatedAt)
    next(null, payload)
  })
  app.addHook('onSend', (request, reply, payload, next) => {
    const isTagged = request.routeOptions.config.keyScope && TAGGED_METHODS.includes(request.method)
    if (!isTagged || reply.statusCode !== 200 || typeof payload !== 'string') return next(null, payload)
    const hash = createHash('sha256').update(payload).digest('base64url').slice(0, 22)
    const version = versions.get(reply)
    const tag = version ? `"${version} ${hash}"` : `"${hash}"`
    reply.header('etag', tag)
    if (request.method !== 'GET' || request.headers['if-none-match'] !== tag) return next(null, payload)
    reply.code(304).removeHeader('content-type')
    next(null, null)
  })
}
