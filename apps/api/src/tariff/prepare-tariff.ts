import { Session } from 'node:inspector/promises'
import { editionOn } from '@edfe/tariff/schedule'
import type { FastifyInstance } from 'fastify'
import type { App } from '../app-instance.ts'
import { entryDay } from './entry-day.ts'
import { tariffService } from './tariff-service.ts'

/** Opening the tariff blocks all requests for a moment, so it waits until the start is over. */
const AFTER_MS = 30_000

/** Opens today's tariff and its search a moment after the server listens, so that the first search does not wait for them. */
export function prepareTariff(app: App): void {
  afterListening(app, AFTER_MS, async () => {
    const { tariff, searchOf } = tariffService()
    await searchOf(editionOn(tariff.schedules, entryDay(app, undefined)))
    await collectGarbage()
  })
}

/** Opening leaves 150 MB of garbage, which an idle server would keep: it seldom allocates enough for a collection. */
async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}

/** Runs work once, some time after the server listens, unless the server closes before. A failure is logged. */
export function afterListening(app: FastifyInstance, afterMs: number, work: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setTimeout(() => {
      work().catch((error: unknown) => app.log.error({ err: error }, 'The tariff could not be prepared'))
    }, afterMs).unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
