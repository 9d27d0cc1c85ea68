import type { Message } from '@edfe/domain/messages'
import { getOAuthState } from 'better-auth/api'
import { oidcProvider } from '../config/oidc-settings.ts'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Db } from '../db/engine.ts'
import { accountMails } from '../messages/mail-messages.ts'
import { findPerson, recordAccountEvent } from './account-events.ts'
import { OIDC, providedPerson } from './provider-sign-in.ts'
import { mustUseProvider } from './required-provider.ts'

interface Coming {
  action: 'create-user' | 'link-account' | 'sign-in'
  oauth?: { providerId: string } | undefined
}

/**
 * Why somebody whom the provider of the settings names gets into no account: an address that the provider has not
 * checked, or an account that their owner has not connected with it and whose organization does not require it. Undefined
 * for everybody else.
 */
export async function providerRefusal(
  db: Db,
  { action, oauth }: Coming,
  authId: string | undefined,
): Promise<{ error: string } | undefined> {
  if (oauth?.providerId !== OIDC) return undefined
  const person = await providedPerson()
  if (!person?.isEmailVerified) return { error: 'email_not_verified' }
  // The owner connects an account while signed in, with a proof (`proof.ts`).
  const isConnecting = Boolean((await getOAuthState())?.link)
  if (action !== 'link-account' || isConnecting) return undefined
  return authId && (await mustUseProvider(db, authId)) ? undefined : { error: 'account_not_linked' }
}

interface Telling {
  db: Db
  mailOwner(email: string, change: Message): Promise<void>
}

/** Tells the owner of an account that it was connected with the provider; a new account has no owner to tell. */
export async function noteConnection({ db, mailOwner }: Telling, authId: string, provider: string) {
  const userId = await findPerson(db, { authId })
  if (!userId) return
  const { email } = await db
    .selectFrom('auth.user')
    .select('email')
    .where('id', '=', authId)
    .executeTakeFirstOrThrow()
  const event = { action: 'provider_connected', after: { provider }, userAgent: null } as const
  await recordAccountEvent(db, { userId, byPerson: true, ...event })
  await mailOwner(email, accountMails.providerConnected({ provider }))
}

/** True if an account, by its id in the authentication library, is connected with the provider of the settings. */
export async function isConnected({ db, settings }: { db: Db; settings: ReadyConfig }, authId: string) {
  if (!oidcProvider(settings)) return false
  const row = await db
    .selectFrom('auth.account')
    .select('id')
    .where('userId', '=', authId)
    .where('providerId', '=', OIDC)
    .executeTakeFirst()
  return row !== undefined
}
