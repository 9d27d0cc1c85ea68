import { auditChange } from './record-change.ts'
import type { MemberScope, RequestScope } from './request-scope.ts'

/** The vessel carrier prefixes that the organisation has confirmed, in order. */
export async function confirmedCarriers({ trx, org }: RequestScope): Promise<string[]> {
  const rows = await trx
    .selectFrom('confirmed_carriers')
    .select('prefix')
    .where('org_id', '=', org.id)
    .orderBy('prefix')
    .execute()
  return rows.map(({ prefix }) => prefix)
}

/** Confirms a prefix that the table of carriers lacks: once for the organisation, audited. */
export async function confirmCarrier(scope: MemberScope, prefix: string): Promise<void> {
  const { trx, org, actor, now } = scope
  const added = await trx
    .insertInto('confirmed_carriers')
    .values({ org_id: org.id, prefix, confirmed_by: actor.userId, confirmed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('prefix')
    .executeTakeFirst()
  if (!added) return
  await auditChange(scope, {
    entity: 'confirmed_carrier',
    entityId: prefix,
    action: 'create',
    after: { prefix },
  })
}
