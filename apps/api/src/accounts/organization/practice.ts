import { type CustomsGatewayName, type PracticeReason, practiceReason } from '@edfe/domain/profile'
import type { Trx } from '../../db/engine.ts'

/** Why the organization of a transaction practises now; undefined for one that files with CBP. */
export async function readPractice(
  trx: Trx,
  orgId: string,
  gateway: CustomsGatewayName,
): Promise<PracticeReason | undefined> {
  const withoutCode = practiceReason({ gateway, hasFilerCode: false })
  // On the simulator everybody practises, whatever is confirmed.
  if (withoutCode === practiceReason({ gateway, hasFilerCode: true })) return withoutCode
  const confirmed = await trx
    .selectFrom('filing_claims')
    .select('kind')
    .where('org_id', '=', orgId)
    .where('kind', '=', 'filer_code')
    .limit(1)
    .executeTakeFirst()
  return practiceReason({ gateway, hasFilerCode: confirmed !== undefined })
}
