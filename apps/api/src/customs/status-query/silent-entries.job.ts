import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { SYSTEM } from '../../auth/actors.ts'
import type { ReadyConfig } from '../../config/secrets.ts'
import type { Engine } from '../../db/engine.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope, type EntryServices } from '../../entries/entry-services.ts'
import { defineJob, type Jobs } from '../../jobs/jobs.ts'
import { filingParts } from '../declaration/filing-parts.ts'
import { askStatus } from './ask-status.ts'
import { isSilent, organizationsThatFiled, silentEntries } from './silent-entries.ts'

const EVERY_HOUR = '17 * * * *'

type Scope = Awaited<ReturnType<typeof createScope>>

interface SilenceParts {
  settings: ReadyConfig
  engine: Engine
  entryServices: EntryServices
  logger: FastifyBaseLogger
}

/** Asks CBP about filed entries of which it said nothing for a day. */
export const silentEntriesJob = (parts: SilenceParts) =>
  defineJob(z.object({}), {
    name: 'ask-silent',
    queue: { retryLimit: 2 },
    cron: EVERY_HOUR,
    work: (_, { jobs }) => askAboutSilentEntries(parts, jobs),
  })

/**
 * Goes through the organizations and their silent entries, each in its own transaction: whoever comes second to an
 * entry, another server or this one after it was killed, finds that it is asked about. One that fails is logged and
 * stops no other.
 */
export async function askAboutSilentEntries(
  { settings, engine: { db }, entryServices, logger }: SilenceParts,
  jobs: Jobs,
): Promise<void> {
  const filing = (scope: Scope) => filingParts({ jobs, settings }, scope)
  for (const orgId of await organizationsThatFiled(db, entryServices.now())) {
    const inOrganization = <T>(work: (scope: Scope) => Promise<T>) =>
      tenantTransaction(db, { orgId, userId: null }, async (trx) =>
        work(await createScope(entryServices, trx, { orgId, actor: SYSTEM })),
      )
    try {
      for (const id of await inOrganization(async (scope) =>
        filing(scope).takesQuestions ? silentEntries(scope, scope.road) : [],
      ))
        await inOrganization(async (scope) => {
          if (await isSilent(scope, scope.road, id)) await askStatus(filing(scope), scope, id)
        })
    } catch (error) {
      logger.error({ err: error, orgId }, 'CBP could not be asked about the entries of an organization')
    }
  }
}
