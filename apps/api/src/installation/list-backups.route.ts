import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { isRefusal } from '../refusals/problems.ts'
import { backupsIn } from './inspect-backup.ts'
import { admit } from './setup-code.ts'

export function listBackupsRoute(app: App): void {
  app.route({
    ...route('listBackups'),
    config: { permission: 'public' },
    handler: async (request, reply) => {
      const supervisor = await admit(app, request.body.code, reply)
      if (isRefusal(supervisor)) return reply.refuse(supervisor)
      const folder = app.settings.BACKUP_DIR ?? null
      return { folder, backups: folder ? await backupsIn(folder) : [] }
    },
  })
}
