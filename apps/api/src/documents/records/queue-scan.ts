import { z } from 'zod'
import type { Trx } from '../../db/engine.ts'
import type { Jobs } from '../../jobs/jobs.ts'

export const SCAN_QUEUE = 'scan-document'

/** A document that waits for the virus scanner. */
export const ScanJob = z.object({ org_id: z.string(), document_id: z.string() })
export type ScanJob = z.output<typeof ScanJob>

/** Has a document scanned once the transaction commits. */
export const queueScan = (jobs: Jobs, trx: Trx, document: ScanJob): Promise<void> =>
  jobs.send(trx, SCAN_QUEUE, document)
