import { metrics } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { readRoadFigures } from './read-road.ts'

/**
 * The road to customs as the operator's page shows it: messages that wait and the age of the oldest, messages that are not
 * read, the time since the last contact in each direction, and whether the operator holds up what is sent. Every process
 * reports the same figures.
 */
export function measureRoad({ db }: Engine, log: FastifyBaseLogger, now: () => Date): void {
  const meter = metrics.getMeter('edfe')
  const waiting = meter.createObservableGauge('edfe.customs.waiting', {
    description: 'Transmissions that customs has not answered',
  })
  const oldest = meter.createObservableGauge('edfe.customs.oldest', {
    unit: 's',
    description: 'Age of the oldest transmission that customs has not answered',
  })
  const unread = meter.createObservableGauge('edfe.customs.unread', {
    description: 'Messages of customs that are stored and not read',
  })
  const silence = meter.createObservableGauge('edfe.customs.silence', {
    unit: 's',
    description: 'Time since the other side took a transmission, and since it answered for messages',
  })
  const paused = meter.createObservableGauge('edfe.customs.paused', {
    description: '1 while the operator holds up what is sent',
  })
  meter.addBatchObservableCallback(
    async (result) => {
      try {
        const road = await serverTransaction(db, 'operator', readRoadFigures)
        const since = (at: Date | null) => (at ? (now().getTime() - at.getTime()) / 1000 : 0)
        result.observe(waiting, road.waiting)
        result.observe(oldest, since(road.oldest_at))
        result.observe(unread, road.unread)
        if (road.sent_at) result.observe(silence, since(road.sent_at), { direction: 'sent' })
        if (road.heard_at) result.observe(silence, since(road.heard_at), { direction: 'received' })
        result.observe(paused, road.paused_at ? 1 : 0)
      } catch (error) {
        // The other metrics are needed most while the database is away.
        log.warn({ err: error }, 'The road to customs could not be measured')
      }
    },
    [waiting, oldest, unread, silence, paused],
  )
}
