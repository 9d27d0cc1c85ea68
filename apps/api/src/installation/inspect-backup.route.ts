import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { isRefusal } from '../refusals/problems.ts'
import { inspectBackup } from './inspect-backup.ts'
import { admit } from './setup-code.ts'

export function inspectBackupRoute(app: App): void {
  app.route({
    ...route('inspectBackup'),
    config: { permission: 'public' },
    handler: async (request, reply) => {
      const supervisor = await admit(app, request.body.code, reply)
      const result = isRefusal(supervisor) ? supervisor : await inspectBackup(app.settings, request.body)
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}
