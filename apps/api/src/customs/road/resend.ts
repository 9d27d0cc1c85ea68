import type { Trx } from '../../db/engine.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { kindNamed } from '../kinds/filing-kind.ts'
import { FILING_KINDS } from '../kinds/index.ts'
import type { FilingJob } from '../transmissions/file-submission.ts'

/** More than this at once would hold up the others. */
const MOST = 1000

/**
 * Has transmissions that wait tried at once, one or all, in a transaction of the operator: the same bytes go under the same
 * id, so that CBP never gets one twice. False when nothing waits.
 */
export async function sendNow(trx: Trx, jobs: Jobs, id?: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('submissions')
    .select(['id', 'org_id', 'kind'])
    .where('state', 'in', ['queued', 'sending', 'retrying'])
    .where('carried_by', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('submitted_at')
    .limit(MOST)
    .execute()
  for (const { id: submission_id, org_id, kind } of rows) {
    const job: FilingJob = { org_id, submission_id }
    await jobs.send(trx, kindNamed(FILING_KINDS, kind).queue, job)
  }
  return rows.length > 0
}

/** Holds up what is sent from now on, or lets it go, with what waited first; false when it is so already. */
export async function pauseSending(trx: Trx, jobs: Jobs, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customs_road')
    .set({ paused_at: at })
    .where('paused_at', at ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (!at) await sendNow(trx, jobs)
  return true
}
