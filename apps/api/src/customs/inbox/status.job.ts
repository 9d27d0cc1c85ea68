import { metrics } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import type { ReadyConfig } from '../../config/secrets.ts'
import type { Engine } from '../../db/engine.ts'
import type { EntryServices } from '../../entries/entry-services.ts'
import { defineBatchJob, HEARTBEAT_SECONDS, type Jobs } from '../../jobs/jobs.ts'
import type { CustomsGateway } from '../gateway/gateway.ts'
import { pollMessages, STATUS_QUEUE, StatusJob } from './poll-messages.ts'
import { readStatusMessages } from './read-status-messages.ts'

/** Reading fails only when the database does: then it is tried again for hours. */
const RETRIES = 1000
const RETRY_SECONDS = 5
/** Small enough that other servers have their share. */
const MOST_AT_ONCE = 30

interface StatusParts {
  settings: ReadyConfig
  engine: Engine
  logger: FastifyBaseLogger
  entryServices: EntryServices
}

const depsOf = (parts: StatusParts, gateway: CustomsGateway, jobs: Jobs) => ({
  db: parts.engine.db,
  gateway,
  jobs,
  services: parts.entryServices,
  publicUrl: parts.settings.PUBLIC_URL,
})

/** The job that reads unsolicited customs messages: those of one entry often come together. */
export const statusJob = (parts: StatusParts, gateway: CustomsGateway) =>
  defineBatchJob(StatusJob, {
    name: STATUS_QUEUE,
    queue: { heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: RETRIES, retryDelay: RETRY_SECONDS },
    worker: { pollingIntervalSeconds: 0.5 },
    most: MOST_AT_ONCE,
    async work(batch, jobs) {
      const ids = batch.map(({ message_id }) => message_id)
      for (const message of await readStatusMessages(depsOf(parts, gateway, jobs), ids))
        parts.logger.warn({ message }, 'A customs message matches no entry; it stays in customs_inbox')
    },
  })

/**
 * Polls the gateway every few seconds for unsolicited messages, until it is stopped. The log names the begin and the
 * end of an outage once, and once each file that cannot be read; the metrics count both as long as they last.
 */
export function startStatusReader(parts: StatusParts, gateway: CustomsGateway, jobs: Jobs) {
  const { logger, settings } = parts
  const deps = depsOf(parts, gateway, jobs)
  let isAway = false
  let known: ReadonlySet<string> = new Set()
  let running: Promise<void> | undefined
  const meter = metrics.getMeter('edfe')
  meter
    .createObservableGauge('edfe.customs.unreadable', {
      description: 'Names in the inbound folder that are no readable file',
    })
    .addCallback((result) => result.observe(known.size))
  meter
    .createObservableGauge('edfe.customs.away', {
      description: '1 while the customs gateway does not answer',
    })
    .addCallback((result) => result.observe(isAway ? 1 : 0))
  const ask = async () => {
    try {
      const { away: reason, unreadable } = await pollMessages(deps)
      for (const name of unreadable.filter((one) => !known.has(one)))
        logger.warn({ name }, 'The inbound folder has what is no readable file; remove it')
      known = new Set(unreadable)
      if (Boolean(reason) === isAway) return
      isAway = Boolean(reason)
      if (isAway) logger.info({ reason }, 'The customs gateway does not answer')
      else logger.info('The customs gateway answers again')
    } catch (error) {
      logger.error({ err: error }, 'Polling the customs gateway failed')
    }
  }
  const timer = setInterval(() => {
    running ??= ask().finally(() => {
      running = undefined
    })
  }, settings.CUSTOMS_POLL_SECONDS * 1000)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
