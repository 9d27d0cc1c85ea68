import { createHash } from 'node:crypto'
import type { App } from '../app-instance.ts'

/** What an answer says of the row that it is about. */
interface Versioned {
  entry?: { updated_at?: unknown }
}

/** `"<updated_at of the entry> <hash of the answer>"`; other answers have the hash alone. */
const versionIn = (tag: string): string | undefined => /^"(\S+) \S+"$/.exec(tag)?.[1]

/**
 * Gives each answer to a GET its ETag, and answers 304 to who has the same. The tag of an entry also names its version:
 * sent back as `If-Match`, it is the `expected_updated_at` of the next save.
 */
export function installEntityTags(app: App): void {
  const versions = new WeakMap<object, string>()
  app.addHook('preValidation', (request, _reply, next) => {
    const { config } = request.routeOptions
    const version = config.keyScope && versionIn(request.headers['if-match'] ?? '')
    if (version && request.method === 'PATCH' && typeof request.body === 'object' && request.body !== null)
      request.body = { expected_updated_at: version, ...request.body }
    next()
  })
  app.addHook('preSerialization', (request, reply, payload, next) => {
    const updatedAt = (payload as Versioned | null)?.entry?.updated_at
    if (request.routeOptions.config.keyScope && typeof updatedAt === 'string') versions.set(reply, updatedAt)
    next(null, payload)
  })
  app.addHook('onSend', (request, reply, payload, next) => {
    const isTagged = request.routeOptions.config.keyScope && ['GET', 'PATCH'].includes(request.method)
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
