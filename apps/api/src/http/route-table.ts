import type { FastifyInstance } from 'fastify'
import type { RouteEntry } from './request-context.ts'

/**
 * Keeps every API route with what it declares, and refuses to start when one declares no permission: an open door
 * must be written down as `public`.
 */
export function installRouteTable(app: FastifyInstance): void {
  const table: RouteEntry[] = []
  app.decorate('routeTable', table)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/')) return
    if (config?.permission === undefined)
      throw new Error(`The route ${method} ${url} declares no permission.`)
    const { permission, row, keyScope } = config
    for (const verb of [method].flat()) {
      if (verb !== 'HEAD') table.push({ method: verb, url, permission, row, keyScope })
    }
  })
}
