import { say } from '@edfe/domain/messages'
import { OIDC } from '../../auth/provider-sign-in.ts'
import { mustUseProvider } from '../../auth/required-provider.ts'
import type { Db } from '../../db/engine.ts'
import { notFound, type Refusal, refuse } from '../../refusals/problems.ts'

/**
 * Ends the connection of an account, by its id in the authentication library, with the provider of single sign-on. Refused
 * where it is the only way in: the organization requires it, or the person has neither a password nor a passkey.
 */
export function disconnectProvider(db: Db, authId: string, provider: string): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const connection = await trx
      .selectFrom('auth.account')
      .select('id')
      .where('userId', '=', authId)
      .where('providerId', '=', OIDC)
      .forUpdate()
      .executeTakeFirst()
    if (!connection) return notFound()
    if (await mustUseProvider(trx, authId)) return required(provider)
    const password = await trx
      .selectFrom('auth.account')
      .select('id')
      .where('userId', '=', authId)
      .where('password', 'is not', null)
      .executeTakeFirst()
    const passkey = await trx
      .selectFrom('auth.passkey')
      .select('id')
      .where('userId', '=', authId)
      .executeTakeFirst()
    if (!password && !passkey) return lastWay(provider)
    await trx.deleteFrom('auth.account').where('id', '=', connection.id).execute()
    return undefined
  })
}

const required = (provider: string) =>
  refuse(
    409,
    'provider_required',
    say(
      {
        id: 'refusal.provider-is-required',
        defaultMessage: 'Your organization asks you to sign in with {provider}, so the connection stays.',
      },
      { provider },
    ),
  )

const lastWay = (provider: string) =>
  refuse(
    409,
    'last_way_to_sign_in',
    say(
      {
        id: 'refusal.last-way-to-sign-in',
        defaultMessage: '{provider} is your only way to sign in. Set a password or add a passkey first.',
      },
      { provider },
    ),
  )
