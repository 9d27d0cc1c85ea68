import { expect, test } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import type { JobDefinition } from '../src/jobs/jobs.ts'
import { prepareJobs } from '../src/jobs/prepare-jobs.ts'
import { emptyDatabase } from './databases.ts'

const job = (name: string, queue?: JobDefinition['queue']): JobDefinition => ({
  name,
  ...(queue && { queue }),
  work: async () => {},
})

test('a new version changes the queues of the one before, and keeps those that it does not change', async () => {
  const { engine, drop } = await emptyDatabase()
  try {
    await migrate(engine)
    await prepareJobs(engine, [job('without-options'), job('with-options', { retryLimit: 2 })])
    await prepareJobs(engine, [
      job('without-options'),
      job('with-options', { retryLimit: 5 }),
      job('new', { retryLimit: 1 }),
    ])
    const { rows } = await engine.asOwner((run) =>
      run('select name, retry_limit from pgboss.queue order by name'),
    )
    expect(rows).toEqual([
      { name: 'new', retry_limit: 1 },
      { name: 'with-options', retry_limit: 5 },
      { name: 'without-options', retry_limit: 2 },
    ])
  } finally {
    await engine.close()
    await drop()
  }
})
