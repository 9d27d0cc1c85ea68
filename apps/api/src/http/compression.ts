import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

const THRESHOLD_BYTES = 1024

/** JSON and text. Events have to arrive one by one, and documents are compressed in their own format. */
const COMPRESSIBLE = /^text\/(?!event-stream)|^application\/(?:[\w.-]+\+)?(?:json|xml)(?:;|$)/

/**
 * Compresses what routes answer, if the client takes it. Comes before the routes: the plugin looks at those that are
 * added after it. A route with `compress: false` is left out: one whose answer contains a secret, whose length
 * compression would betray (BREACH). Bodies of requests are not unpacked, so that the limit of their size holds.
 */
export async function installCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    customTypes: COMPRESSIBLE,
  })
}
