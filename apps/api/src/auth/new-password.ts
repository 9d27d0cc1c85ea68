import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@edfe/contracts/accounts/auth'
import { APIError } from 'better-auth/api'
import type { HeavyWork } from '../background/heavy-work.ts'
import type { PasswordTask } from '../background/password-strength.ts'
import { TOO_BUSY, TooBusy } from '../background/too-busy.ts'
import type { Db } from '../db/engine.ts'
import { findPerson } from './account-events.ts'
import { readMemberships } from './active-organization.ts'
import { MAX_PASSWORD_LENGTH } from './passwords.ts'

/** Which field of which call carries a new password. */
export const NEW_PASSWORD_FIELD: Record<string, string> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
}

/** Returns the facts about a person that others know and try first: name, email and organizations. */
export async function wordsAbout(db: Db, authId: string | undefined): Promise<string[]> {
  if (!authId) return []
  const account = await db
    .selectFrom('auth.user')
    .select(['name', 'email'])
    .where('id', '=', authId)
    .executeTakeFirst()
  const userId = await findPerson(db, { authId })
  const memberships = userId ? await readMemberships(db, userId) : []
  return [...Object.values(account ?? {}), ...memberships.map(({ orgName }) => orgName)]
}

/** Throws the library's error for a password that is too short or too easy to guess. */
export async function refuseWeak(
  task: PasswordTask,
  judgePassword: HeavyWork['judgePassword'],
): Promise<void> {
  const password = task.password.slice(0, MAX_PASSWORD_LENGTH)
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new APIError('BAD_REQUEST', { code: 'password_too_short', message: PASSWORD_TOO_SHORT })
  }
  const reasons = await judgePassword({ ...task, password }).catch((error: unknown) => {
    // The library would answer 500, as it does for a bug.
    throw error instanceof TooBusy
      ? new APIError('SERVICE_UNAVAILABLE', {
          code: TOO_BUSY.code,
          message: TOO_BUSY.sentence.defaultMessage,
        })
      : error
  })
  if (reasons.length > 0) {
    throw new APIError('UNPROCESSABLE_ENTITY', {
      code: 'weak_password',
      message: `Password is too weak. ${reasons.join(' ')}`,
      details: { reasons },
    })
  }
}
