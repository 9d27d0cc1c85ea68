import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { notFound } from '../refusals/problems.ts'

export function getNewInstallationRoute(app: App): void {
  app.route({
    ...route('getNewInstallation'),
    config: { permission: 'public' },
    handler: async (_request, reply) => {
      const { installation } = app
      if (!(await installation.isEmpty())) return reply.refuse(notFound())
      const { supervisor, isRestoring } = installation
      return {
        can_restore: supervisor !== undefined,
        is_restoring: isRestoring,
        failure: supervisor?.failure ?? null,
      }
    },
  })
}
