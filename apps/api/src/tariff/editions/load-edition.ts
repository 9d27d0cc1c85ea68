import { createHash } from 'node:crypto'
import type { CalendarDay } from '@edfe/domain/calendar'
import type { Tariff } from '@edfe/tariff/duty'
import { type LoadedEdition, readEdition } from '@edfe/tariff/loading'
import type { Db } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { tariffWith } from '../tariff-service.ts'
import { announceEdition } from './follow-editions.ts'
import { keepEdition, readKeptEditions } from './kept-editions.ts'
import { TARIFF_CHANGED_QUEUE, type TariffChangedJob } from './tariff-changed.ts'

/** The official files of an edition, with the first day on which it is in force. */
interface EditionFiles {
  readonly schedule: Uint8Array
  readonly notes: Uint8Array
  readonly from: CalendarDay
  readonly source: string
}

/** An edition that passed every check, and the tariff before it. */
export interface CheckedEdition {
  readonly loaded: LoadedEdition
  readonly before: Tariff
  readonly notesSha256: string
}

/** Reads the files and holds them against the tariff in force; nothing is stored. */
export async function checkEdition(
  db: Db,
  { schedule, notes, from, source }: EditionFiles,
): Promise<CheckedEdition | { problems: string[] }> {
  const before = tariffWith(await readKeptEditions(db))
  const read = readEdition(
    { schedule: textOf(schedule), notes: textOf(notes), from, source, sha256: sha256(schedule) },
    before,
  )
  return 'problems' in read ? read : { loaded: read.loaded, before, notesSha256: sha256(notes) }
}

/**
 * Stores an edition that was checked. The same transaction notifies all servers, and queues a job for each organization
 * that reviews its open drafts.
 */
export async function storeEdition(
  { db, jobs }: { db: Db; jobs: Jobs },
  { loaded, notesSha256 }: CheckedEdition,
  loadedBy: string,
): Promise<void> {
  await serverTransaction(db, 'operator', async (trx) => {
    const load = await keepEdition(trx, loaded, { notesSha256, loadedBy })
    await announceEdition(trx)
    const organizations = await trx.selectFrom('organizations').select('id').execute()
    for (const { id } of organizations)
      await jobs.send(trx, TARIFF_CHANGED_QUEUE, { org_id: id, load } satisfies TariffChangedJob)
  })
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The notes are often Latin-1, the schedule is UTF-8. */
function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  return text.includes('\uFFFD') ? new TextDecoder('latin1').decode(bytes) : text
}
