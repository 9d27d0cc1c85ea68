import { APIError } from 'better-auth/api'
import type { Db, Trx } from '../db/engine.ts'
import '../db/operations-tables.ts'

/** Refuses a new session for an account that the operator has disabled, whichever way its owner signs in. */
export async function refuseDisabledAccount(db: Db, authId: string): Promise<void> {
  const disabled = await db
    .selectFrom('auth.disabled_account')
    .select('userId')
    .where('userId', '=', authId)
    .executeTakeFirst()
  if (!disabled) return
  const message = 'This account is disabled. Write to us through the contact page.'
  throw new APIError('FORBIDDEN', { code: 'account_disabled', message })
}

/** Disables an account and ends its sessions. */
export async function disableAccount(trx: Trx, authId: string): Promise<void> {
  await trx
    .insertInto('auth.disabled_account')
    .values({ userId: authId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await endSessionsOf(trx, authId)
}

export const enableAccount = (trx: Trx, authId: string) =>
  trx.deleteFrom('auth.disabled_account').where('userId', '=', authId).execute()

export const endSessionsOf = (trx: Trx, authId: string) =>
  trx.deleteFrom('auth.session').where('userId', '=', authId).execute()
