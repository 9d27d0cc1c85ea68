import type { ReadyConfig } from '../../config/secrets.ts'
import type { Engine } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import type { EntryServices } from '../../entries/entry-services.ts'
import { defineJob, HEARTBEAT_SECONDS, type Jobs } from '../../jobs/jobs.ts'
import type { Contents } from '../content/contents.ts'
import { queueScan, SCAN_QUEUE, ScanJob } from '../records/queue-scan.ts'
import { SCAN_LIMITS } from './clamd.ts'
import { scanDocument } from './scan-document.ts'

/** Longer than the limits of a scan, so that one that goes on is not begun twice. */
const EXPIRE_SECONDS = (2 * (SCAN_LIMITS.connectMs + SCAN_LIMITS.scanMs)) / 1000
/** While there is no verdict: more than three days. Then the job counts as failed, and the document still waits. */
const RETRIES = 1000
const FIRST_RETRY_SECONDS = 5
const LONGEST_RETRY_SECONDS = 300

interface ScanJobParts {
  settings: ReadyConfig
  engine: Engine
  entryServices: EntryServices
  contents: Contents
}

/** The job that has a document scanned by clamd, again with growing pauses while there is no verdict. */
export const scanJob = ({ settings, engine, entryServices, contents }: ScanJobParts) =>
  defineJob(ScanJob, {
    name: SCAN_QUEUE,
    queue: {
      expireInSeconds: EXPIRE_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryLimit: RETRIES,
      retryDelay: FIRST_RETRY_SECONDS,
      retryBackoff: true,
      retryDelayMax: LONGEST_RETRY_SECONDS,
      // A failed job stays for the operator, who tries it again.
      deleteAfterSeconds: 0,
    },
    forgetDoneAfterSeconds: 60,
    work: (job) =>
      scanDocument({ db: engine.db, contents, services: entryServices, clamd: settings.CLAMD_ADDRESS }, job),
  })

/** Queues the documents that wait without a job: it failed, or the database was restored without its queue. */
export async function resumeScans(engine: Engine, jobs: Jobs): Promise<void> {
  const waiting = await serverTransaction(engine.db, 'documents', (trx) =>
    trx.selectFrom('entry_documents').select(['id', 'org_id']).where('state', '=', 'scanning').execute(),
  )
  if (waiting.length === 0) return
  const queued = await jobs.read(SCAN_QUEUE, ['created', 'retry', 'active'])
  const known = new Set(
    ScanJob.array()
      .parse(queued)
      .map(({ document_id }) => document_id),
  )
  const left = waiting.filter(({ id }) => !known.has(id))
  await engine.db.transaction().execute(async (trx) => {
    for (const { id, org_id } of left) await queueScan(jobs, trx, { org_id, document_id: id })
  })
}
