import { metrics } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '../db/engine.ts'

/**
 * Work that waits in the database: jobs by queue and state, the age of the oldest job that is due, messages of
 * customs that match no entry, the age of the newest backup and of its last check, and fetched editions of the tariff.
 * Every process reports the same figures: take the highest of them.
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
  const backupAge = meter.createObservableGauge('edfe.backup.age', {
    unit: 's',
    description: 'Time since the newest backup, and since a backup was checked last',
  })
  const backupProblems = meter.createObservableGauge('edfe.backup.problems', {
    description: 'Problems that the last check of a backup found',
  })
  const tariffAge = meter.createObservableGauge('edfe.tariff.fetch_age', {
    unit: 's',
    description: 'Time since a tariff schedule was fetched and passed the checks',
  })
  const tariffWaiting = meter.createObservableGauge('edfe.tariff.waiting', {
    description: 'Fetched editions of the tariff that wait for the operator',
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
        for (const { kind, seconds, problems } of (await engine.run(NEWEST_BACKUPS)).rows) {
          result.observe(backupAge, Number(seconds), { kind: String(kind) })
          if (kind === 'check') result.observe(backupProblems, Number(problems))
        }
        for (const { seconds, waiting } of (await engine.run(TARIFF_UPDATES)).rows) {
          result.observe(tariffWaiting, Number(waiting))
          if (seconds !== null) result.observe(tariffAge, Number(seconds))
        }
      } catch (error) {
        // The other metrics are needed most while the database is away.
        log.warn({ err: error }, 'The waiting work could not be measured')
      }
    },
    [jobs, age, unmatched, backupAge, backupProblems, tariffAge, tariffWaiting],
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

const NEWEST_BACKUPS = `select distinct on (kind) kind, extract(epoch from now() - finished_at) as seconds,
    jsonb_array_length(problems) as problems
  from backup_runs order by kind, finished_at desc`

/** One row, and none where nothing was ever fetched. */
const TARIFF_UPDATES = `select count(*) filter (where state = 'waiting') as waiting,
    extract(epoch from now() - max(fetched_at) filter (where state not in ('fetching', 'failed', 'refused'))) as seconds
  from tariff_updates having count(*) > 0`
