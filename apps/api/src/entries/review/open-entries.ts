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

/** One transaction of an organization, in which the server acts. */
export const inOrganization = <T>(
  { engine: { db }, entryServices }: OpenEntriesParts,
  orgId: string,
  act: (scope: RequestScope) => Promise<T>,
): Promise<T> =>
  tenantTransaction(db, { orgId, userId: null }, async (trx) =>
    act(await createScope(entryServices, trx, { orgId, actor: SYSTEM })),
  )

/**
 * Works on each entry of an organization that is not filed yet, oldest first, each in its own transaction: one that
 * fails is logged as `problem` and stops no other.
 */
export async function forEachOpenEntry(
  parts: OpenEntriesParts,
  orgId: string,
  problem: string,
  work: (scope: RequestScope, id: string) => Promise<void>,
): Promise<void> {
  const open = await inOrganization(parts, orgId, ({ trx }) =>
    trx
      .selectFrom('entries')
      .select('id')
      .where('org_id', '=', orgId)
      .where(whereState(UNFILED, 'entries'))
      .orderBy('created_at')
      .execute(),
  )
  for (const { id } of open) {
    await inOrganization(parts, orgId, (scope) => work(scope, id)).catch((error: unknown) =>
      parts.logger.error({ err: error, entryId: id }, problem),
    )
  }
}
