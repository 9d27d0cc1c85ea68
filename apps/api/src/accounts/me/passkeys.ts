import { getAuthenticatorName } from '@better-auth/passkey'
import type { Passkey } from '@edfe/contracts/accounts/auth'
import type { z } from 'zod'
import type { Db } from '../../db/engine.ts'

type PasskeyView = z.output<typeof Passkey>

interface Row {
  id: string
  name: string | null
  aaguid: string | null
  createdAt: Date
}

/** A passkey of a person, by the person's id in the authentication library. */
interface OwnPasskey {
  id: string
  authId: string
}

const COLUMNS = ['id', 'name', 'aaguid', 'createdAt'] as const

/** A passkey without its key. One without a name has that of its authenticator. */
const view = (row: Row): PasskeyView => ({
  id: row.id,
  name: row.name ?? getAuthenticatorName(row.aaguid) ?? 'Passkey',
  provider: getAuthenticatorName(row.aaguid) ?? null,
  created_at: row.createdAt.toISOString(),
})

/** The person's passkeys, oldest first. */
export async function listPasskeys(db: Db, authId: string): Promise<PasskeyView[]> {
  const rows = await db
    .selectFrom('auth.passkey')
    .select(COLUMNS)
    .where('userId', '=', authId)
    .orderBy('createdAt')
    .execute()
  return rows.map(view)
}

/** The passkey before and after it gets a name; undefined when the person has none with this id. */
export async function renamePasskey(
  db: Db,
  { id, authId }: OwnPasskey,
  name: string,
): Promise<{ before: PasskeyView; after: PasskeyView } | undefined> {
  const before = await db
    .selectFrom('auth.passkey')
    .select(COLUMNS)
    .where('userId', '=', authId)
    .where('id', '=', id)
    .executeTakeFirst()
  const after = await db
    .updateTable('auth.passkey')
    .set({ name })
    .where('userId', '=', authId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  return before && after && { before: view(before), after: view(after) }
}

/** The passkey that was removed; undefined when the person has none with this id. */
export async function removePasskey(db: Db, { id, authId }: OwnPasskey): Promise<PasskeyView | undefined> {
  const removed = await db
    .deleteFrom('auth.passkey')
    .where('userId', '=', authId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  return removed && view(removed)
}
