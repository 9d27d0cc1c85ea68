import { setImmediate } from 'node:timers/promises'
import { parseDay } from '@edfe/domain/calendar'
import { dutyOf, savingsOf } from '@edfe/tariff/duty'
import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { currentDay, entryDay } from './entry-day.ts'
import { tariffService } from './tariff-service.ts'
import { dutyView } from './tariff-views.ts'

/**
 * `POST /api/tariff/duties`: what many lines owe; other requests go on between them. Without their whole answers, open
 * questions leave a duty open; with them, each is calculated as a line alone is.
 */
export function calculateDutiesRoute(app: App): void {
  app.route({
    ...route('calculateDuties'),
    config: { permission: 'entry.edit' },
    handler: async (request) => {
      const { on, lines, whole } = request.body
      const { tariff } = tariffService()
      const { words } = request
      const today = currentDay(app)
      const duties = []
      for (const { entry_date, loaded_on, ...facts } of lines) {
        const asked = {
          ...facts,
          entryDate: entryDay(app, entry_date ?? on),
          loadedOn: parseDay(loaded_on),
          ...(whole && { assume: 'usual' as const }),
        }
        const found = dutyOf(tariff, asked)
        duties.push(
          found.kind === 'refused'
            ? {
                rate_text: null,
                duty: null,
                refusal: words.format(found.reason),
                ...(whole && { answer: null }),
              }
            : {
                rate_text: found.rows.find(({ measure }) => measure === undefined)?.rateText ?? null,
                duty: found.duty ?? null,
                refusal: null,
                ...(whole && {
                  answer: dutyView(found, savingsOf(tariff, asked), asked.answers, { tariff, words, today }),
                }),
              },
        )
        await setImmediate()
      }
      return { duties }
    },
  })
}
