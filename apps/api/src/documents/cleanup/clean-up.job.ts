import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Engine } from '../../db/engine.ts'
import { defineJob } from '../../jobs/jobs.ts'
import type { Contents } from '../content/contents.ts'
import { cleanUpDocuments } from './clean-up.ts'

const EVERY_NIGHT = '40 7 * * *'

/** Removes stored content that no document names any more, every night of the United States. */
export const cleanUpDocumentsJob = (parts: {
  engine: Engine
  contents: Contents
  logger: FastifyBaseLogger
  now(): Date
}) =>
  defineJob(z.object({}), {
    name: 'clean-up-documents',
    queue: { retryLimit: 2 },
    cron: EVERY_NIGHT,
    async work() {
      const removed = await cleanUpDocuments(parts.engine.db, parts.contents, parts.now())
      if (removed > 0) parts.logger.info({ removed }, 'Stored content without a document was removed')
    },
  })
