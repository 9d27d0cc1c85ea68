import type { ApiKey } from '@edfe/contracts/keys/keys'
import { say } from '@edfe/domain/messages'
import { sql } from 'kysely'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import type { MemberActor } from '../../auth/actors.ts'
import { makeKey } from '../../auth/api-keys.ts'
import { fullName } from '../../auth/person-name.ts'
import type { Db, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { applySettings } from '../../db/transaction-settings.ts'
import { notFound, type Refusal, refuse } from '../../refusals/problems.ts'

/** The row that a route of one key names. */
export const KEY_ROW = { table: 'api_keys', param: 'id' } as const

/** Keys of one organization that work at the same time. */
const MOST_KEYS = 50
const MS_PER_DAY = 86_400_000

/** The keys of an organization, the newest first; with an id that one alone. */
export async function listKeys(trx: Trx, id?: string): Promise<ApiKey[]> {
  let query = trx
    .selectFrom('api_keys as k')
    .leftJoin('users as u', 'u.id', 'k.created_by')
    .select(['k.id', 'k.name', 'k.hint', 'k.scopes', 'k.networks', 'k.created_at', 'k.expires_at'])
    .select(['k.last_used_at', 'k.revoked_at', 'u.given_name', 'u.family_name'])
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
  if (id) query = query.where('k.id', '=', id)
  const rows = await query.execute()
  return rows.map(({ given_name, family_name, ...row }) => ({
    ...row,
    created_by: given_name === null ? null : fullName({ given_name, family_name: family_name ?? '' }),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at ? new Date(row.revoked_at).toISOString() : null,
  }))
}

interface NewKey {
  name: string
  scopes: ApiKey['scopes']
  networks: readonly string[]
  days: number
}

/**
 * Makes a key with the row by which it acts, which only the server may add. The key itself is in this answer and nowhere
 * else.
 */
export function createKey(
  db: Db,
  who: Pick<MemberActor, 'orgId' | 'userId' | 'userAgent'>,
  { name, scopes, networks, days }: NewKey,
  now: Date,
): Promise<{ key: ApiKey; secret: string } | Refusal> {
  const { secret, hash, hint } = makeKey()
  return serverTransaction(db, 'key', async (trx) => {
    const actor = await trx
      .insertInto('users')
      .values({ email: '', given_name: name, family_name: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await applySettings(trx, { role: 'app', 'app.org_id': who.orgId, 'app.user_id': who.userId })
    const { rows } = await sql<{ working: number }>`
      select count(*)::int as working from api_keys where revoked_at is null and expires_at > ${now}`.execute(
      trx,
    )
    if ((rows[0]?.working ?? 0) >= MOST_KEYS) return tooManyKeys()
    const { id } = await trx
      .insertInto('api_keys')
      .values({
        org_id: who.orgId,
        user_id: actor.id,
        name,
        hash,
        hint,
        scopes: [...new Set(scopes)],
        networks,
        created_by: who.userId,
        created_at: now,
        expires_at: new Date(now.getTime() + days * MS_PER_DAY),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [key] = await listKeys(trx, id)
    if (!key) throw new Error('A key was stored and is not there')
    await recordMemberAudit(trx, who, {
      entity: 'api_key',
      entityId: id,
      action: 'create',
      after: { name, hint, scopes, networks, expires_at: key.expires_at },
    })
    return { key, secret }
  })
}

const tooManyKeys = (): Refusal =>
  refuse(
    409,
    'too_many_keys',
    say(
      {
        id: 'refusal.too-many-keys',
        defaultMessage: 'The organization has {most} keys. Revoke one that nothing uses any more.',
      },
      { most: MOST_KEYS },
    ),
  )

/** Ends a key at once: the next request with it is refused. A key that has ended stays as it is. */
export async function revokeKey(
  trx: Trx,
  who: MemberActor,
  id: string,
  now: Date,
): Promise<{ key: ApiKey } | Refusal> {
  const revoked = await trx
    .updateTable('api_keys')
    .set({ revoked_at: now, revoked_by: who.userId })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['name', 'hint'])
    .executeTakeFirst()
  const [key] = await listKeys(trx, id)
  if (!key) return notFound()
  if (revoked)
    await recordMemberAudit(trx, who, {
      entity: 'api_key',
      entityId: id,
      action: 'revoke',
      before: { ...revoked, revoked_at: null },
      after: { ...revoked, revoked_at: key.revoked_at },
    })
  return { key }
}
