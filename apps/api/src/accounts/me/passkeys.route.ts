import { say } from '@edfe/domain/messages'
import type { App } from '../../app-instance.ts'
import { passkeyRemoved, passkeyRenamed, reportSecurityChange } from '../../auth/security-changes.ts'
import { route } from '../../http/route.ts'
import { notFound } from '../../refusals/problems.ts'
import { listPasskeys, removePasskey, renamePasskey } from './passkeys.ts'

const missing = () => notFound(say({ id: 'refusal.passkey-found', defaultMessage: 'Passkey not found' }))

/** The person's passkeys, without their keys: read, renamed, and removed after a fresh proof. /api/auth adds them. */
export function passkeysRoutes(app: App): void {
  app.route({
    ...route('listPasskeys'),
    config: { permission: 'signed-in' },
    handler: async (request) => ({ passkeys: await listPasskeys(app.db, request.me().authId) }),
  })
  app.route({
    ...route('renamePasskey'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const own = { id: request.params.id, authId: request.me().authId }
      const renamed = await renamePasskey(app.db, own, request.body.name)
      if (!renamed) return reply.refuse(missing())
      const { before, after } = renamed
      await reportSecurityChange(app, request, passkeyRenamed(before.name, after.name))
      return { passkey: after }
    },
  })
  app.route({
    ...route('removePasskey'),
    config: { permission: 'signed-in', needsProof: true },
    handler: async (request, reply) => {
      const passkey = await removePasskey(app.db, { id: request.params.id, authId: request.me().authId })
      if (!passkey) return reply.refuse(missing())
      await reportSecurityChange(app, request, passkeyRemoved(passkey.name))
      return { passkey }
    },
  })
}
