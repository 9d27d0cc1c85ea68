import { NOTICE_KINDS } from '@edfe/domain/customs'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Engine } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { lockEntry } from '../../entries/repository/lock-entry.ts'
import { inOrganization, type OpenEntriesParts } from '../../entries/review/open-entries.ts'
import { defineJob, type Jobs } from '../../jobs/jobs.ts'
import { keepFilings } from './keep-filings.ts'

const QUEUE = 'keep-earlier-releases'

/** The entries that one job reads; the next job goes on after the last of them. */
const AT_ONCE = 200

const EarlierReleases = z.object({ org_id: z.string(), after: z.uuid() })

/** Where the first job of an organization begins. */
export const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000'

/**
 * Reads the release notices of entries that were released before the day of release was kept with an entry. An entry
 * that cannot be read is logged and stops no other.
 */
export const earlierReleasesJob = (parts: OpenEntriesParts) =>
  defineJob(EarlierReleases, {
    name: QUEUE,
    // Nobody waits for it, and after the first start it has nothing to do.
    worker: { pollingIntervalSeconds: 30 },
    forgetDoneAfterSeconds: 60,
    work: async ({ org_id, after }, { jobs }) => {
      const ids = await inOrganization(parts, org_id, async ({ trx }) => {
        const { rows } = await sql<{ id: string }>`
          select e.id from entries e
          where e.org_id = ${org_id} and e.id > ${after} and e.release_status is not null and e.filings is null
            and exists (select from entries v
              join submissions s on s.org_id = v.org_id and s.entry_id = v.id
              join transmission_messages m on m.org_id = s.org_id and m.submission_id = s.id
              where v.org_id = e.org_id and v.entry_number = e.entry_number
                and m.direction = 'received' and m.application = ${NOTICE_KINDS.releaseStatus.application})
          order by e.id limit ${AT_ONCE}`.execute(trx)
        return rows.map(({ id }) => id)
      })
      for (const id of ids)
        await inOrganization(parts, org_id, async (scope) => {
          await lockEntry(scope, id)
          await keepFilings(scope, id)
        }).catch((error: unknown) =>
          parts.logger.error({ err: error, entryId: id }, 'The day of release of an entry could not be read'),
        )
      const last = ids[AT_ONCE - 1]
      if (last)
        await inOrganization(parts, org_id, ({ trx }) => jobs.send(trx, QUEUE, { org_id, after: last }))
    },
  })

/** Queues a job for each organization that has such entries, of which no job is queued yet. */
export async function queueEarlierReleases({ db }: Engine, jobs: Jobs): Promise<void> {
  const waiting = await serverTransaction(db, 'customs', (trx) =>
    trx
      .selectFrom('entries')
      .select('org_id')
      .distinct()
      .where('release_status', 'is not', null)
      .where('filings', 'is', null)
      .execute(),
  )
  if (waiting.length === 0) return
  const queued = EarlierReleases.array().parse(await jobs.read(QUEUE, ['created', 'retry', 'active']))
  const known = new Set(queued.map(({ org_id }) => org_id))
  await db.transaction().execute(async (trx) => {
    for (const { org_id } of waiting)
      if (!known.has(org_id)) await jobs.send(trx, QUEUE, { org_id, after: BEFORE_ALL_IDS })
  })
}
