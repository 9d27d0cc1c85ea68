import { metrics } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '../db/engine.ts'

/**
 * Work that waits in the database: jobs by queue and state, the age of the oldest job that is due, and messages of
 * customs that match no entry. Every process reports the same figures: take the highest of them.
 */
export function measureWork(engine: Engine, log: FastifyBaseLogger): void {
  const meter = metrics.getMeter('edfe')
  const jobs = meter.createObservableGauge('edfe.jobs', { description: 'Jobs by queue and state' })
  const age = meter.createObservableGauge('edfe.jobs.oldest', {
    unit: 's',
    description: 'Age of the oldest job of a queue that is due and not done',
  })
  const unmatched = meter.createObservableGauge('edfe.customs.unmatched', {
    description: 'Messages of customs that match no entry',
  })
  meter.addBatchObservableCallback(
    async (result) => {
      try {
        for (const { name, state, jobs: count } of (await engine.run(JOBS)).rows) {
          result.observe(jobs, Number(count), { queue: String(name), state: String(state) })
        }
        for (const { name, seconds } of (await engine.run(OLDEST_JOBS)).rows) {
          result.observe(age, Number(seconds), { queue: String(name) })
        }
        const { rows } = await engine.run(UNMATCHED)
        result.observe(unmatched, Number(rows[0]?.messages))
      } catch (error) {
        // The other metrics are needed most while the database is away.
        log.warn({ err: error }, 'The waiting work could not be measured')
      }
    },
    [jobs, age, unmatched],
  )
}

const JOBS = `select q.name, s.state, count(j.id) as jobs
  from pgboss.queue q
  cross join (values ('created'), ('retry'), ('active'), ('failed')) as s (state)
  left join pgboss.job j on j.name = q.name and j.state::text = s.state
  group by q.name, s.state`

const OLDEST_JOBS = `select q.name, coalesce(max(extract(epoch from now() - j.start_after)), 0) as seconds
  from pgboss.queue q
  left join pgboss.job j on j.name = q.name and j.state::text in ('created', 'retry') and j.start_after <= now()
  group by q.name`

const UNMATCHED = `select count(*) as messages from customs_inbox where state = 'unmatched'`
