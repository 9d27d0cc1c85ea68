import type { StatusColumns } from '@edfe/domain/entry'
import type { Refusal } from '../../refusals/problems.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import type { RequestScope } from '../request-scope.ts'

/** The reference by which people know an entry, without its draft. */
interface EntryReference extends StatusColumns {
  id: string
  entry_number: string
  assigned_to: string | null
}

/** An entry of the organisation, for work that does not need its draft; refused with 404 when there is none. */
export async function requireEntry(
  { trx, org }: RequestScope,
  id: string,
): Promise<EntryReference | Refusal> {
  const found = await trx
    .selectFrom('entries')
    .select(['id', 'entry_number', 'assigned_to', 'status', 'summary_state', 'deletion'])
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? entryNotFound()
}
