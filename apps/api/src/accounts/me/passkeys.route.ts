import { getAuthenticatorName } from '@better-auth/passkey'
import type { Passkey } from '@edfe/contracts/auth'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { passkeyRemoved, passkeyRenamed, reportSecurityChange } from '../../auth/security-changes.ts'
import { route } from '../../http/route.ts'
import { notFound } from '../../refusals/problems.ts'

interface Row {
  id: string
  name: string | null
  aaguid: string | null
  createdAt: Date
}

const COLUMNS = ['id', 'name', 'aaguid', 'createdAt'] as const
const nameOf = ({ name, aaguid }: Row) => name ?? getAuthenticatorName(aaguid) ?? 'Passkey'
const view = (row: Row): z.output<typeof Passkey> => ({
  id: row.id,
  name: nameOf(row),
  provider: getAuthenticatorName(row.aaguid) ?? null,
  created_at: row.createdAt.toISOString(),
})

const missing = () => notFound('Passkey not found')

/** The person's passkeys, without their keys: read, renamed, removed. They are added by way of /api/auth. */
export function passkeysRoutes(app: App): void {
  app.route({
    ...route('listPasskeys'),
    config: { permission: 'signed-in' },
    handler: async (request) => {
      const rows = await app.db
        .selectFrom('auth.passkey')
        .select(COLUMNS)
        .where('userId', '=', request.me().authId)
        .orderBy('createdAt')
        .execute()
      return { passkeys: rows.map(view) }
    },
  })
  app.route({
    ...route('renamePasskey'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const own = { id: request.params.id, authId: request.me().authId }
      const before = await find(app, own)
      const after = await app.db
        .updateTable('auth.passkey')
        .set({ name: request.body.name })
        .where('userId', '=', own.authId)
        .where('id', '=', own.id)
        .returning(COLUMNS)
        .executeTakeFirst()
      if (!before || !after) return reply.refuse(missing())
      await reportSecurityChange(app, request, passkeyRenamed(nameOf(before), nameOf(after)))
      return { passkey: view(after) }
    },
  })
  app.route({
    ...route('removePasskey'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const removed = await app.db
        .deleteFrom('auth.passkey')
        .where('userId', '=', request.me().authId)
        .where('id', '=', request.params.id)
        .returning(COLUMNS)
        .executeTakeFirst()
      if (!removed) return reply.refuse(missing())
      await reportSecurityChange(app, request, passkeyRemoved(nameOf(removed)))
      return { passkey: view(removed) }
    },
  })
}

const find = (app: App, { id, authId }: { id: string; authId: string }) =>
  app.db
    .selectFrom('auth.passkey')
    .select(COLUMNS)
    .where('userId', '=', authId)
    .where('id', '=', id)
    .executeTakeFirst()
