import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { SYSTEM } from '../auth/actors.ts'
import type { Engine } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { tenantTransaction } from '../db/tenant.ts'
import { createScope, type EntryServices } from '../entries/entry-services.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import { ANNOUNCE_QUEUE, announcePrices, announceTo } from './announce-prices.ts'
import { issueInvoices } from './issue-invoices.ts'

/** Before work in the East of the United States: invoices of a month come on the first of the next one. */
const EVERY_MORNING = '0 11 * * *'

interface FeeParts {
  settings: { PUBLIC_URL: string }
  engine: Engine
  entryServices: EntryServices
  logger: FastifyBaseLogger
}

/** Announces the prices of the settings, and makes the invoices of months that are over, once a day. */
export const feeJobs = (parts: FeeParts) => [
  defineJob(z.object({}), {
    name: 'fees',
    queue: { retryLimit: 2 },
    cron: EVERY_MORNING,
    work: (_, { jobs }) => chargeEveryOrganization(parts, jobs),
  }),
  defineJob(z.object({ org_id: z.uuid() }), {
    name: ANNOUNCE_QUEUE,
    queue: { retryLimit: 5, retryBackoff: true },
    work: ({ org_id }, { jobs }) =>
      forOrganization(parts, org_id, (scope) =>
        announceTo(scope, { jobs, publicUrl: parts.settings.PUBLIC_URL }),
      ),
  }),
]

/**
 * Goes through the organizations, each in its own transaction: one that fails is logged and stops no other, and its
 * invoices are made on the next day.
 */
export async function chargeEveryOrganization(parts: FeeParts, jobs: Jobs): Promise<void> {
  const { engine, entryServices, settings, logger } = parts
  const { fees } = entryServices
  if (fees.FEE_PRICES.length === 0) return
  await announcePrices(engine.db, jobs, fees, entryServices.today('America/New_York'))
  const organizations = await serverTransaction(engine.db, 'fees', (trx) =>
    trx.selectFrom('organizations').select('id').where('deleted_at', 'is', null).orderBy('id').execute(),
  )
  for (const { id } of organizations)
    await forOrganization(parts, id, (scope) =>
      issueInvoices(scope, { jobs, publicUrl: settings.PUBLIC_URL }),
    ).catch((error: unknown) =>
      logger.error({ err: error, orgId: id }, 'The invoices of an organization could not be made'),
    )
}

const forOrganization = (
  { engine, entryServices }: FeeParts,
  orgId: string,
  work: (scope: RequestScope) => Promise<void>,
): Promise<void> =>
  tenantTransaction(engine.db, { orgId, userId: null }, async (trx) =>
    work(await createScope(entryServices, trx, { orgId, actor: SYSTEM })),
  )
