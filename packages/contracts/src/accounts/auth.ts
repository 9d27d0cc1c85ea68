import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { fault } from '../fault.ts'
import { MAX_PASSKEY_NAME } from './auth-messages.ts'

/** The first question of the sign-in pages: `GET /api/auth/providers`. */
export const AuthProviders = z.object({
  google: z.boolean(),
  /** What people call the provider of single sign-on; null where none is set up. */
  provider: z.string().nullable(),
  confirms_by_mail: z.boolean(),
  /** Nobody has an account yet: a backup may be restored. */
  is_new: z.boolean(),
})

export * from './auth-messages.ts'

/** One of the person's sessions: `GET /api/me/sessions`. */
export const Session = z.object({
  id: z.uuid(),
  user_agent: z.string().nullable(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  is_current: z.boolean(),
})
export const SessionList = z.object({ sessions: z.array(Session) })
export const RevokeSessions = z.strictObject({ scope: z.enum(['others', 'global']) })

/** A person's name for a passkey: 'Laptop', 'Key on the ring'. */
const PasskeyName = z
  .string()
  .trim()
  .min(1, fault(say({ id: 'request.give-the-passkey-a-name', defaultMessage: 'Give the passkey a name' })))
  .max(MAX_PASSKEY_NAME)
/** One of the person's passkeys: `GET /api/me/passkeys`. `provider` is the maker's name, where it is known. */
export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  provider: z.string().nullable(),
  created_at: z.string(),
})
export const PasskeyList = z.object({ passkeys: z.array(Passkey) })
export const RenamePasskey = z.strictObject({ name: PasskeyName })
