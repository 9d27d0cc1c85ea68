import type { ReadyConfig } from '../../config/secrets.ts'
import type { Engine } from '../../db/engine.ts'
import type { EntryServices } from '../../entries/entry-services.ts'
import { defineJob, HEARTBEAT_SECONDS, type JobDefinition, type Jobs } from '../../jobs/jobs.ts'
import type { CustomsGateway } from '../gateway/gateway.ts'
import { FILING_KINDS } from '../kinds/index.ts'
import { FilingJob, fileSubmission } from './file-submission.ts'

/** Longer than the gateway's own time-out, so that a job that is still waiting is not started twice. */
const EXPIRE_SECONDS = 60
/** The job itself fails only when the database does: then it is tried again for hours. */
const RETRIES = 1000
const RETRY_SECONDS = 5

interface FilingJobParts {
  settings: ReadyConfig
  engine: Engine
  entryServices: EntryServices
}

/** The jobs that take submissions to customs, one for each kind. */
export const filingJobs = (parts: FilingJobParts, gateway: CustomsGateway): JobDefinition[] =>
  QUEUES.map((name) => filingJob(parts, gateway, name))

const QUEUES = [...FILING_KINDS.values()].map(({ queue }) => queue)

function filingJob(parts: FilingJobParts, gateway: CustomsGateway, name: string): JobDefinition {
  const { entryServices: services, engine } = parts
  const { db } = engine
  const publicUrl = parts.settings.PUBLIC_URL
  return defineJob(FilingJob, {
    name,
    queue: {
      expireInSeconds: EXPIRE_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryLimit: RETRIES,
      retryDelay: RETRY_SECONDS,
    },
    worker: { pollingIntervalSeconds: 0.5 },
    work: (job, { jobs }) =>
      fileSubmission({ db, kinds: FILING_KINDS, gateway, jobs, services, publicUrl }, job),
  })
}

/**
 * Queues again what was being filed when the server died, so that it is filed as soon as the server starts again. A submission
 * that another server is filing right now is sent under the same id and filed once.
 */
export async function resumeFilings(engine: Engine, jobs: Jobs): Promise<void> {
  for (const queue of QUEUES) {
    const cutOff = await jobs.read(queue, ['active'])
    if (cutOff.length === 0) continue
    await engine.db.transaction().execute(async (trx) => {
      for (const data of cutOff) await jobs.send(trx, queue, FilingJob.parse(data))
    })
  }
}
