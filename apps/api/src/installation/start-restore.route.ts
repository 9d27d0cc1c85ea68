import { KEY_NAMES } from '@edfe/contracts/installation/keys'
import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { isRefusal, notFound } from '../refusals/problems.ts'
import { inspectBackup } from './inspect-backup.ts'
import { admit } from './setup-code.ts'

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
      request.log.warn({ file }, 'A backup is restored in place of the empty installation')
      if (!(await app.installation.restore(supervisor, { file, keys }))) return reply.refuse(notFound())
      return reply.code(202).send({ is_restoring: true as const })
    },
  })
}
