import type { QueueOptions, SendOptions, WorkOptions } from 'pg-boss'
import type { z } from 'zod'
import type { Db } from '../db/engine.ts'

/** A kind of work that is done after a request: its queue and what does it. */
interface JobSettings {
  name: string
  queue?: Omit<QueueOptions, 'name'>
  worker?: WorkOptions
  /** Six-field-free cron (`*\/5 * * * *`, UTC): queues the job with no data at these times. */
  cron?: string
  /** Deletes a job this long after it is done. A failed job is kept as `queue` says, for the operator. */
  forgetDoneAfterSeconds?: number
}

/**
 * For the queue of jobs that somebody waits for: a server says this often, in seconds, that it still works on a job.
 * Another one takes the job when it has not heard so, instead of when the job expires. The library's smallest value.
 */
export const HEARTBEAT_SECONDS = 10

/** `jobs` queues what follows from this one. */
type Work<Data> = (data: Data, job: { id: string; jobs: Jobs }) => Promise<void>

/** The same on several jobs at once. When it fails, all of them are done again. */
type BatchWork<Data> = (batch: Data[], jobs: Jobs) => Promise<void>

/**
 * The state of a job: it waits, failed and waits again, is being worked on, or is done and not yet forgotten.
 */
type JobState = 'created' | 'retry' | 'active' | 'completed'

export interface JobDefinition extends JobSettings {
  /** Fails when the data that the queue holds has not the shape of this kind of job. */
  work: Work<unknown>
  /** Takes what a worker fetched at once, of a kind whose jobs belong together. */
  batch?: BatchWork<unknown>
}

/** Defines a kind of job by the shape of its data and the work on it. */
export const defineJob = <Data>(
  shape: z.ZodType<Data>,
  { work, ...settings }: JobSettings & { work: Work<Data> },
): JobDefinition => ({ ...settings, work: async (data, job) => work(shape.parse(data), job) })

/** Defines a kind of job that is done for up to `most` jobs at once, in the order in which they were queued. */
export const defineBatchJob = <Data>(
  shape: z.ZodType<Data>,
  { most, work, ...settings }: JobSettings & { most: number; work: BatchWork<Data> },
): JobDefinition => ({
  ...settings,
  worker: { ...settings.worker, batchSize: most },
  work: async (data, { jobs }) => work([shape.parse(data)], jobs),
  batch: async (batch, jobs) => work(shape.array().parse(batch), jobs),
})

export interface Jobs {
  /** Queues a job inside the caller's transaction: it exists if and only if that transaction commits. */
  send<Data extends object>(trx: Db, name: string, data: Data, options?: SendOptions): Promise<void>
  /** The same for several jobs of one kind, in one statement. */
  sendAll<Data extends object>(trx: Db, name: string, data: readonly Data[]): Promise<void>
  /** The data of the jobs of one kind that are in these states. */
  read(name: string, states: readonly JobState[]): Promise<unknown[]>
  /** Puts a failed job back into its queue if the caller's transaction commits; false when there is none of this id. */
  retry(trx: Db, name: string, id: string): Promise<boolean>
  stop(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs
  }
}
