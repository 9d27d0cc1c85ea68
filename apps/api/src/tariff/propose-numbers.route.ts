import { setImmediate } from 'node:timers/promises'
import { editionOn } from '@edfe/tariff/schedule'
import { bestLines } from '@edfe/tariff/search'
import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { entryDay } from './entry-day.ts'
import { reasonsOf } from './find-goods.ts'
import { goodsInEnglish } from './goods-in-english.ts'
import { tariffService } from './tariff-service.ts'
import { numberView } from './tariff-views.ts'

/** So many numbers are proposed for goods, of so many subheadings that are found. */
const MOST_PROPOSED = 3
const MOST_FOUND = 10

/** `POST /api/tariff/proposals`: searches the tariff for many goods; other requests go on between them. */
export function proposeNumbersRoute(app: App): void {
  app.route({
    ...route('proposeTariffNumbers'),
    config: { permission: 'entry.edit' },
    handler: async (request) => {
      const { on, goods } = request.body
      const { tariff, searchOf } = tariffService()
      const schedule = editionOn(tariff.schedules, entryDay(app, on))
      const search = await searchOf(schedule)
      const proposals = []
      for (const { text, within } of goods) {
        const found = search(
          { words: goodsInEnglish(text, request.words.locale) ?? text, within },
          { limit: MOST_FOUND },
        )
        const any =
          found.rows.length > 0 || !within ? found : search({ words: '', within }, { limit: MOST_FOUND })
        const results = bestLines(any, MOST_PROPOSED).map(({ position, row }) => ({
          ...numberView(schedule.lineAt(position)),
          is_likely: row.isLikely,
          reasons: reasonsOf(schedule, row.known),
        }))
        proposals.push({ results })
        await setImmediate()
      }
      return { proposals }
    },
  })
}
