import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { type LibrarySecrets, secretConfig } from '../auth/library-secrets.ts'
import { hashStoredCodes } from '../auth/recovery-codes.ts'
import type { Db } from '../db/engine.ts'

/**
 * Encrypts the secrets of second factors with the current key, in the way of the authentication library, and hashes
 * the recovery codes that version 0.2.0 has encrypted. Returns how many accounts changed.
 */
export async function renewSecondFactors(db: Db, secrets: LibrarySecrets): Promise<number> {
  const key = secretConfig(secrets)
  const isCurrent = (text: string) => text.startsWith(`$ba$${key.currentVersion}$`)
  const factors = await db.selectFrom('auth.twoFactor').select(['id', 'secret', 'backupCodes']).execute()
  let changed = 0
  for (const factor of factors) {
    const isHashed = await hashStoredCodes(db, factor, secrets)
    if (!isCurrent(factor.secret)) {
      await db
        .updateTable('auth.twoFactor')
        .set({
          secret: await symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data: factor.secret }) }),
        })
        .where('id', '=', factor.id)
        .where('secret', '=', factor.secret)
        .execute()
    }
    if (isHashed || !isCurrent(factor.secret)) changed += 1
  }
  return changed
}
