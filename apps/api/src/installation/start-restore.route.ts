import { KEY_NAMES } from '@edfe/contracts/installation/keys'
import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { isRefusal, notFound } from '../refusals/problems.ts'
import { inspectBackup } from './inspect-backup.ts'
import { admit, restoreRunning } from './setup-code.ts'

/** Keys that are settings, and files that are not the key of the backup, are left as they are. */
export function startRestoreRoute(app: App): void {
  app.route({
    ...route('startRestore'),
    config: { permission: 'public' },
    handler: async (request, reply) => {
      const { code, file, keys: given } = request.body
      const supervisor = await admit(app, code, reply)
      if (isRefusal(supervisor)) return reply.refuse(supervisor)
      const inspected = await inspectBackup(app.settings, request.body)
      if (isRefusal(inspected)) return reply.refuse(inspected)
      const isTaken = (name: string) =>
        inspected.keys.some((key) => key.name === name && !key.is_setting && key.fit !== 'differs')
      const keys = Object.fromEntries(
        KEY_NAMES.flatMap((name) => (given[name] && isTaken(name) ? [[name, given[name]]] : [])),
      )
      const begun = await app.installation.restore(supervisor, { file, keys })
      if (begun === 'running') return reply.refuse(restoreRunning())
      if (begun === 'used') return reply.refuse(notFound())
      request.log.warn({ file }, 'A backup is restored in place of the empty installation')
      return reply.code(202).send({ is_restoring: true as const })
    },
  })
}
