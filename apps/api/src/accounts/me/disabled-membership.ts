import type { Db } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { tenantTransaction } from '../../db/tenant.ts'

/** The name of the organization that disabled a person's oldest disabled membership; null when there is none. */
export async function organizationThatDisabled(db: Db, userId: string): Promise<string | null> {
  const membership = await serverTransaction(db, 'session', (trx) =>
    trx
      .selectFrom('memberships')
      .select('org_id')
      .where('user_id', '=', userId)
      .where('status', '=', 'disabled')
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirst(),
  )
  if (!membership) return null
  const organization = await tenantTransaction(db, { orgId: membership.org_id, userId }, (trx) =>
    trx.selectFrom('organizations').select('name').executeTakeFirst(),
  )
  return organization?.name ?? null
}
