import { z } from 'zod'
import type { Engine } from '../db/engine.ts'
import type { JobData } from '../jobs/job-data.ts'
import { QUEUE_SCHEMA } from '../jobs/prepare-jobs.ts'

const WaitingJob = z.object({ id: z.string(), name: z.string(), data: z.unknown() })

/** Encrypts the jobs that wait in the queue, or failed and can be tried again, with the current key. Returns how many changed. */
export async function renewJobs(engine: Engine, jobData: JobData): Promise<number> {
  const { rows } = await engine.run(
    `select id::text, name, data from ${QUEUE_SCHEMA}.job where data is not null and state not in ('completed', 'cancelled')`,
  )
  let changed = 0
  for (const { id, name, data } of WaitingJob.array().parse(rows)) {
    const renewed = jobData.renew(name, data)
    if (!renewed) continue
    await engine.run(`update ${QUEUE_SCHEMA}.job set data = $1 where name = $2 and id = $3::uuid`, [
      JSON.stringify(renewed),
      name,
      id,
    ])
    changed += 1
  }
  return changed
}
