import type { Db } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'

/** A new session works where the person worked last; each of their memberships keeps when they signed in. */
export async function beginSession(db: Db, session: { id: string; userId: string }): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'last_org_id'])
    .where('auth_id', '=', session.userId)
    .executeTakeFirst()
  if (!user) return
  await serverTransaction(db, 'session', async (trx) => {
    await trx
      .updateTable('auth.session')
      .set({ active_org_id: user.last_org_id })
      .where('id', '=', session.id)
      .execute()
    await trx
      .updateTable('memberships')
      .set({ last_login: new Date() })
      .where('status', '=', 'active')
      .where('user_id', '=', user.id)
      .execute()
  })
}
