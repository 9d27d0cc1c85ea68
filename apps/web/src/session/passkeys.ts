import { call } from '../api/client.ts'
import { ApiProblem, messageOf } from '../api/problem.ts'
import { AUTH } from '../messages/auth-messages.ts'
import { t } from '../words/t.ts'
import { refreshSession } from './session-store.ts'

/** True if this browser can keep and use passkeys, by the calls that turn JSON into them. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

type Outcome = { ok: true } | { ok: false; message: string }

/** A passkey in place of password and second factor. The browser asks which, and the authenticator who. */
export async function signInWithPasskey(): Promise<Outcome> {
  try {
    const options = await call('getPasskeySignInOptions')
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
      ...options,
      userVerification: 'required',
    })
    const credential = await navigator.credentials.get({ publicKey })
    await call('verifyPasskeySignIn', { body: { response: jsonOf(credential) } })
  } catch (error) {
    return { ok: false, message: passkeyMessage(error, AUTH.signInFailed) }
  }
  await refreshSession('SIGNED_IN')
  return { ok: true }
}

/** Makes a passkey on this device or key and keeps it under a name. */
export async function addPasskey(name: string): Promise<Outcome> {
  try {
    const options = await call('getPasskeyRegistrationOptions')
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    const credential = await navigator.credentials.create({ publicKey })
    await call('verifyPasskeyRegistration', { body: { response: jsonOf(credential), name } })
    return { ok: true }
  } catch (error) {
    return {
      ok: false,
      message: passkeyMessage(
        error,
        t({ id: 'passkeys.the-passkey-could-not-be', defaultMessage: 'The passkey could not be added' }),
      ),
    }
  }
}

const jsonOf = (credential: Credential | null) => (credential as PublicKeyCredential | null)?.toJSON()

/** Why it came to nothing. A browser says little on purpose: cancelled, timed out and unknown look the same. */
function passkeyMessage(error: unknown, fallback: string): string {
  if (error instanceof DOMException) {
    if (error.name === 'InvalidStateError')
      return t({
        id: 'passkeys.this-device-has-a-passkey',
        defaultMessage: 'This device has a passkey for your account already.',
      })
    if (error.name === 'SecurityError')
      return t({
        id: 'passkeys.passkeys-do-not-work-at',
        defaultMessage: 'Passkeys do not work at this address of the site.',
      })
    return t(
      {
        id: 'passkeys.no-passkey-was-chosen-or',
        defaultMessage: '{fallback}: no passkey was chosen, or the time ran out.',
      },
      { fallback },
    )
  }
  if (error instanceof ApiProblem && error.code === 'passkey_not_found')
    return t({
      id: 'passkeys.this-passkey-belongs-to-no',
      defaultMessage:
        'This passkey belongs to no account here. Sign in another way and add it on the security page.',
    })
  return messageOf(error, fallback)
}
