import { z } from 'zod'
import type { Engine } from '../db/engine.ts'
import { QUEUE_SCHEMA } from './prepare-jobs.ts'

const QueueState = z.object({ name: z.string(), waiting: z.number(), active: z.number(), failed: z.number() })

/** The number of waiting, active and failed jobs, by queue. */
export async function queueStates({ run }: Engine): Promise<z.output<typeof QueueState>[]> {
  const { rows } = await run(`
    select q.name,
      count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed
    from ${QUEUE_SCHEMA}.queue q left join ${QUEUE_SCHEMA}.job j on j.name = q.name
    where q.name !~ '^__' group by q.name order by q.name`)
  return QueueState.array().parse(rows)
}

const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  failed_at: z.date().transform((at) => at.toISOString()),
  problem: z.string(),
})

/** Failed jobs with the text of the error; their data stay encrypted. */
export async function failedJobs({ run }: Engine, most: number): Promise<z.output<typeof FailedJob>[]> {
  const { rows } = await run(
    `select id::text, name as queue, completed_on as failed_at,
       coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as problem
     from ${QUEUE_SCHEMA}.job where state = 'failed' order by completed_on desc limit $1`,
    [most],
  )
  return FailedJob.array().parse(rows)
}
