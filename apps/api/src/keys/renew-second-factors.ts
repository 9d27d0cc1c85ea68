import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { type LibrarySecrets, secretConfig } from '../auth/library-secrets.ts'
import type { Db } from '../db/engine.ts'

/**
 * Encrypts the secrets and recovery codes of second factors with the current key, in the way of the authentication
 * library. Returns how many accounts changed.
 */
export async function renewSecondFactors(db: Db, secrets: LibrarySecrets): Promise<number> {
  const key = secretConfig(secrets)
  const isCurrent = (text: string) => text.startsWith(`$ba$${key.currentVersion}$`)
  const renew = async (data: string) =>
    isCurrent(data) ? data : symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) })
  const factors = await db.selectFrom('auth.twoFactor').select(['id', 'secret', 'backupCodes']).execute()
  let changed = 0
  for (const { id, ...stored } of factors) {
    if (isCurrent(stored.secret) && isCurrent(stored.backupCodes)) continue
    const secret = await renew(stored.secret)
    const backupCodes = await renew(stored.backupCodes)
    // A recovery code that is used meanwhile changes the row: the next run renews it.
    const { numUpdatedRows } = await db
      .updateTable('auth.twoFactor')
      .set({ secret, backupCodes })
      .where('id', '=', id)
      .where('secret', '=', stored.secret)
      .where('backupCodes', '=', stored.backupCodes)
      .executeTakeFirst()
    changed += Number(numUpdatedRows)
  }
  return changed
}
