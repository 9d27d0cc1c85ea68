import { UNFILED } from '@edfe/domain/entry'
import type { FastifyBaseLogger } from 'fastify'
import { SYSTEM } from '../../auth/actors.ts'
import type { Db } from '../../db/engine.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { whereState } from '../../db/where-state.ts'
import { createScope, type EntryServices } from '../entry-services.ts'
import type { RequestScope } from '../request-scope.ts'

export interface OpenEntriesParts {
  engine: { db: Db }
  entryServices: EntryServices
  logger: FastifyBaseLogger
}

/**
 * Works on each entry of an organization that is not filed yet, oldest first, each in its own transaction: one that
 * fails is logged as `problem` and stops no other.
 */
export async function forEachOpenEntry(
  { engine: { db }, entryServices, logger }: OpenEntriesParts,
  orgId: string,
  problem: string,
  work: (scope: RequestScope, id: string) => Promise<void>,
): Promise<void> {
  const inOrganization = <T>(act: (scope: RequestScope) => Promise<T>) =>
    tenantTransaction(db, { orgId, userId: null }, async (trx) =>
      act(await createScope(entryServices, trx, { orgId, actor: SYSTEM })),
    )
  const open = await inOrganization(({ trx }) =>
    trx
      .selectFrom('entries')
      .select('id')
      .where('org_id', '=', orgId)
      .where(whereState(UNFILED, 'entries'))
      .orderBy('created_at')
      .execute(),
  )
  for (const { id } of open) {
    await inOrganization((scope) => work(scope, id)).catch((error: unknown) =>
      logger.error({ err: error, entryId: id }, problem),
    )
  }
}
