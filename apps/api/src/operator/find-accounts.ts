import type { OperatedAccount } from '@edfe/contracts/operator/operator'
import { sql } from 'kysely'
import { fullName } from '../auth/person-name.ts'
import type { Db } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import '../db/operations-tables.ts'

const MOST = 20

interface AccountRow {
  id: string
  email: string
  given_name: string
  family_name: string
  organizations: string[]
  sessions: number
  last_seen_at: Date | null
  disabled_at: Date | null
}

/** Accounts whose address begins with the text, or whose name has it, whatever its case. */
export async function findAccounts(db: Db, text: string): Promise<OperatedAccount[]> {
  const escaped = text.toLowerCase().replace(/[\\%_]/g, '\\$&')
  const { rows } = await serverTransaction(db, 'operator', (trx) =>
    sql<AccountRow>`
      select u.id, u.email, u.given_name, u.family_name, d.since as disabled_at,
        coalesce((select jsonb_agg(o.name order by o.name) from memberships m join organizations o on o.id = m.org_id
          where m.user_id = u.id and m.status = 'active'), '[]') as organizations,
        (select count(*)::int from auth."session" s where s."userId" = u.auth_id and s."expiresAt" > now()) as sessions,
        (select max(s."updatedAt") from auth."session" s where s."userId" = u.auth_id) as last_seen_at
      from users u left join auth.disabled_account d on d."userId" = u.auth_id
      where u.auth_id is not null and (lower(u.email) like ${`${escaped}%`}
        or lower(u.given_name || ' ' || u.family_name) like ${`%${escaped}%`})
      order by u.email limit ${MOST}`.execute(trx),
  )
  return rows.map(({ given_name, family_name, last_seen_at, disabled_at, ...row }) => ({
    ...row,
    name: fullName({ given_name, family_name }),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    disabled_at: disabled_at?.toISOString() ?? null,
  }))
}
