import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { SYSTEM } from '../auth/actors.ts'
import type { Engine } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { tenantTransaction } from '../db/tenant.ts'
import { createScope, type EntryServices } from '../entries/entry-services.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import { notifyOfDeadlines } from './notify-of-deadlines.ts'
import { remindOfRoad } from './remind-of-road.ts'

/** Morning in the East of the United States, before work; quiet hours hold mail back where it is still night. */
const EVERY_MORNING = '0 12 * * *'

interface DeadlineParts {
  settings: { PUBLIC_URL: string }
  engine: Engine
  entryServices: EntryServices
  logger: FastifyBaseLogger
}

/** Notifies members of the deadlines that come, and admins of a road to filing that rests, once a day. */
export const deadlinesJob = (parts: DeadlineParts) =>
  defineJob(z.object({}), {
    name: 'deadlines',
    queue: { retryLimit: 2 },
    cron: EVERY_MORNING,
    work: (_, { jobs }) => notifyEveryOrganization(parts, jobs),
  })

/**
 * Goes through the organizations, each in its own transaction: one that fails is logged and stops no other, and its
 * deadlines are notified on the next day.
 */
export async function notifyEveryOrganization(
  { engine: { db }, entryServices, settings, logger }: DeadlineParts,
  jobs: Jobs,
): Promise<void> {
  const organizations = await serverTransaction(db, 'deadlines', (trx) =>
    trx.selectFrom('organizations').select('id').where('deleted_at', 'is', null).orderBy('id').execute(),
  )
  for (const { id: orgId } of organizations) {
    await tenantTransaction(db, { orgId, userId: null }, async (trx) => {
      const scope = await createScope(entryServices, trx, { orgId, actor: SYSTEM })
      const tools = { jobs, publicUrl: settings.PUBLIC_URL }
      await notifyOfDeadlines(scope, tools)
      await remindOfRoad(scope, tools)
    }).catch((error: unknown) =>
      logger.error({ err: error, orgId }, 'Deadlines of an organization could not be notified'),
    )
  }
}
