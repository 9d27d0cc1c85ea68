import { setImmediate } from 'node:timers/promises'
import { dutyOf } from '@edfe/tariff/duty'
import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { entryDay } from './entry-day.ts'
import { tariffService } from './tariff-service.ts'

/** `POST /api/tariff/duties`: what many lines owe, without their answers; other requests go on between them. */
export function calculateDutiesRoute(app: App): void {
  app.route({
    ...route('calculateDuties'),
    config: { permission: 'entry.edit' },
    handler: async (request) => {
      const { on, lines } = request.body
      const { tariff } = tariffService()
      const entryDate = entryDay(app, on)
      const duties = []
      for (const line of lines) {
        const found = dutyOf(tariff, { ...line, answers: {}, entryDate })
        duties.push(
          found.kind === 'refused'
            ? { rate_text: null, duty: null, refusal: request.words.format(found.reason) }
            : {
                rate_text: found.rows.find(({ measure }) => measure === undefined)?.rateText ?? null,
                duty: found.duty ?? null,
                refusal: null,
              },
        )
        await setImmediate()
      }
      return { duties }
    },
  })
}
