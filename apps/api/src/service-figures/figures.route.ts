import type { ServiceFigures } from '@edfe/contracts/site/figures'
import type { App } from '../app-instance.ts'
import { publicRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { readFigures } from './read-figures.ts'

const HOUR_MS = 3_600_000

/** Answers visitors what the installation has measured of itself. It is measured once an hour, not at each visit. */
export function figuresRoute(app: App): void {
  let kept: { until: number; figures: Promise<ServiceFigures> } | undefined
  app.route({
    ...route('getServiceFigures'),
    config: { permission: 'public', ignoresSession: true, ...publicRouteLimit },
    handler: async () => {
      const now = app.now()
      if (!kept || kept.until <= now.getTime()) {
        const figures = readFigures(app.db, now)
        kept = { until: now.getTime() + HOUR_MS, figures }
        figures.catch(() => {
          kept = undefined
        })
      }
      return kept.figures
    },
  })
}
