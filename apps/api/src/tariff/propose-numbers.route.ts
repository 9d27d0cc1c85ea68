import { setImmediate } from 'node:timers/promises'
import { editionOn } from '@edfe/tariff/schedule'
import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { entryDay } from './entry-day.ts'
import { tariffService } from './tariff-service.ts'
import { numberView } from './tariff-views.ts'

/** So many numbers are proposed for a text, of so many that are found. */
const MOST_PROPOSED = 3
const MOST_FOUND = 10

/** `POST /api/tariff/proposals`: searches the tariff for many texts; other requests go on between them. */
export function proposeNumbersRoute(app: App): void {
  app.route({
    ...route('proposeTariffNumbers'),
    config: { permission: 'entry.edit' },
    handler: async (request) => {
      const { on, texts } = request.body
      const { tariff, searchOf } = tariffService()
      const search = await searchOf(editionOn(tariff.schedules, entryDay(app, on)))
      const proposals = []
      for (const text of texts) {
        const whole = search(text, MOST_FOUND).filter(({ line }) => line.isWhole)
        proposals.push({ text, results: whole.slice(0, MOST_PROPOSED).map(({ line }) => numberView(line)) })
        await setImmediate()
      }
      return { proposals }
    },
  })
}
