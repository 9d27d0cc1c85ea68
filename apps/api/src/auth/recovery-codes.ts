import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Db } from '../db/engine.ts'
import { type LibrarySecrets, secretConfig } from './library-secrets.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { challengedAccount } from './second-factor-challenge.ts'

const Codes = z.array(z.string())

/** Recovery codes are stored as a JSON array of hashes; version 0.2.0 stored one encrypted text. */
const areHashed = (stored: string): boolean => stored.startsWith('[')
const isHash = (code: string): boolean => code.startsWith('$argon2id$')

/** Hashes the codes of a JSON array, but for the ones that are hashes: the codes that remain when one is used. */
async function hashCodes(json: string): Promise<string> {
  const codes = Codes.parse(JSON.parse(json))
  return JSON.stringify(await Promise.all(codes.map((code) => (isHash(code) ? code : hashPassword(code)))))
}

/**
 * The library's way to store recovery codes: as hashes, as passwords are (OWASP ASVS 5.0.0, V6.5.2). It compares what
 * it reads with what a person gave, which `recoveryCodes` has replaced by the hash that it fits.
 */
export const hashedRecoveryCodes = { encrypt: hashCodes, decrypt: async (stored: string) => stored }

/** Before the library compares a recovery code: replaces it by its stored hash, or by nothing when it fits none. */
export const recoveryCodes = (db: Db, settings: ReadyConfig): BetterAuthPlugin => ({
  id: 'recovery-codes',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === '/two-factor/verify-backup-code',
        handler: createAuthMiddleware(async (call) => {
          const session = await getSessionFromCtx(call)
          const cookies = call.headers?.get('cookie') ?? undefined
          const authId = session?.user.id ?? (await challengedAccount(db, cookies, settings))?.authId
          const code = String(call.body?.code ?? '')
          const hash = authId && (await hashOf(code, await readHashes(db, authId, settings)))
          return { context: { body: { ...call.body, code: hash ?? '' } } }
        }),
      },
    ],
  },
})

async function hashOf(code: string, hashes: readonly string[]): Promise<string | undefined> {
  const fits = await Promise.all(hashes.map((hash) => verifyPassword({ hash, password: code })))
  return hashes[fits.indexOf(true)]
}

async function readHashes(db: Db, authId: string, secrets: LibrarySecrets): Promise<readonly string[]> {
  const read = () =>
    db
      .selectFrom('auth.twoFactor')
      .select(['id', 'backupCodes'])
      .where('userId', '=', authId)
      .executeTakeFirst()
  const row = await read()
  if (!row) return []
  const stored = (await hashStoredCodes(db, row, secrets)) ? (await read())?.backupCodes : row.backupCodes
  return stored ? Codes.parse(JSON.parse(stored)) : []
}

/**
 * Hashes the recovery codes that version 0.2.0 has encrypted. Gives whether they were encrypted. Codes that
 * change meanwhile are hashed by that change.
 */
export async function hashStoredCodes(
  db: Db,
  { id, backupCodes }: { id: string; backupCodes: string },
  secrets: LibrarySecrets,
): Promise<boolean> {
  if (areHashed(backupCodes)) return false
  const codes = await symmetricDecrypt({ key: secretConfig(secrets), data: backupCodes })
  await db
    .updateTable('auth.twoFactor')
    .set({ backupCodes: await hashCodes(codes) })
    .where('id', '=', id)
    .where('backupCodes', '=', backupCodes)
    .execute()
  return true
}
