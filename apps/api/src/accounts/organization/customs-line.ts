import { type CustomsGatewayName, isPractice } from '@edfe/domain/profile'
import type { ReadyConfig } from '../../config/secrets.ts'
import type { Trx } from '../../db/engine.ts'
import '../../db/customs-tables.ts'

/** The roads that the operator has configured: one, or the live one and practice beside it. */
export interface Roads {
  installed: CustomsGatewayName
  /** True if organizations can practise while others file with CBP. */
  hasPractice: boolean
}

export const roadsOf = ({
  CUSTOMS_GATEWAY,
  CUSTOMS_PRACTICE_URL,
}: Pick<ReadyConfig, 'CUSTOMS_GATEWAY' | 'CUSTOMS_PRACTICE_URL'>): Roads => ({
  installed: CUSTOMS_GATEWAY,
  hasPractice: isPractice(CUSTOMS_GATEWAY) || CUSTOMS_PRACTICE_URL !== undefined,
})

/** What the operator has set for the organization of a transaction; undefined where the installation's settings hold. */
export const readLine = (trx: Trx, orgId: string) =>
  trx
    .selectFrom('customs_lines')
    .select(['is_live', 'is_test', 'site_code', 'sender_id', 'office_code', 'password'])
    .where('org_id', '=', orgId)
    .executeTakeFirst()

export type CustomsLine = NonNullable<Awaited<ReturnType<typeof readLine>>>

/**
 * The road of an organization: a line to CBP's test system leads nowhere else, whatever is configured; where practice is
 * beside a live road, the organization practises until the operator has opened its line. A live road that was filed over
 * before goes on over the one that is installed now.
 */
export function roadOf(
  { installed, hasPractice }: Roads,
  line: Pick<CustomsLine, 'is_live' | 'is_test'> | undefined,
): CustomsGatewayName {
  if (line?.is_test) return 'test'
  return hasPractice && !line?.is_live ? 'simulator' : installed
}
