import type { CustomsGatewayName } from '@edfe/contracts/choices'
import type { RequestScope } from '../request-scope.ts'

/** Where the entry was filed last; undefined for one that was never filed. */
export async function gatewayOfEntry(
  { trx, org }: RequestScope,
  entryId: string,
): Promise<CustomsGatewayName | undefined> {
  const submission = await trx
    .selectFrom('submissions')
    .select('gateway')
    .where('org_id', '=', org.id)
    .where('entry_id', '=', entryId)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return submission?.gateway
}
