import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { migrate } from '../src/db/migrate.ts'
import { createJobData } from '../src/jobs/job-data.ts'
import { defineJob } from '../src/jobs/jobs.ts'
import { prepareJobs } from '../src/jobs/prepare-jobs.ts'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { emptyDatabase } from './databases.ts'

test('mail that was delivered is not sent again when another one of the same batch fails', async () => {
  const { engine, drop } = await emptyDatabase()
  const sent: string[] = []
  const letters = defineJob(z.object({ to: z.string() }), {
    name: 'letters',
    queue: { retryLimit: 3, retryDelay: 1 },
    worker: { pollingIntervalSeconds: 0.5, batchSize: 5 },
    forgetDoneAfterSeconds: 60,
    work: async ({ to }) => {
      sent.push(to)
      if (sent.length === 3) throw new Error('The mail server refuses the third mail')
    },
  })
  try {
    await migrate(engine)
    await prepareJobs(engine, [letters])
    const jobs = await startJobs({
      engine,
      definitions: [letters],
      log: Fastify().log,
      jobData: createJobData('a secret of this test'),
      workers: true,
    })
    await engine.db
      .transaction()
      .execute((trx) => jobs.sendAll(trx, 'letters', [{ to: 'first' }, { to: 'second' }, { to: 'third' }]))
    const done = async () => (await jobs.read('letters', ['completed'])).length
    await vi.waitFor(async () => expect(await done()).toBe(3), { timeout: 30_000, interval: 100 })
    expect(new Set(sent.slice(0, 3))).toEqual(new Set(['first', 'second', 'third']))
    expect(sent.slice(3)).toEqual([sent[2]])
    await jobs.stop()
  } finally {
    await engine.close()
    await drop()
  }
})
