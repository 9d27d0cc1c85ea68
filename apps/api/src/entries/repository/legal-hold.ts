import { say } from '@edfe/domain/messages'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import type { MemberScope } from '../request-scope.ts'

/** Why an entry whose records are on hold is neither deleted nor emptied; undefined without a hold. */
export async function holdRefusal({ trx, org }: MemberScope, id: string): Promise<Refusal | undefined> {
  const hold = await trx
    .selectFrom('entry_legal_holds')
    .select('since')
    .where('org_id', '=', org.id)
    .where('entry_id', '=', id)
    .executeTakeFirst()
  return (
    hold &&
    refuse(
      409,
      'entry_on_hold',
      say({
        id: 'refusal.entry-on-hold',
        defaultMessage: 'This entry is on legal hold. It is neither deleted nor emptied.',
      }),
    )
  )
}
