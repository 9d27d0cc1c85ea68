import { sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'

/**
 * Holds an entry until the transaction ends. What is read of it and of its messages afterwards has all that was
 * committed before. Take it after the lock of a submission, never before: both orders together wait for each other.
 */
export async function lockEntry({ trx, org }: Pick<RequestScope, 'trx' | 'org'>, id: string): Promise<void> {
  await sql`select from entries where org_id = ${org.id} and id = ${id} for update`.execute(trx)
}
