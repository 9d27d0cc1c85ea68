import { createHash } from 'node:crypto'
import type { CalendarDay } from '@edfe/domain/calendar'
import type { Tariff } from '@edfe/tariff/duty'
import { type LoadedEdition, readEdition } from '@edfe/tariff/loading'
import type { Db, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { readKeptTariff } from '../kept-tariff.ts'
import { tariffWith } from '../tariff-service.ts'
import { announceEdition } from './follow-editions.ts'
import { keepEdition, type StoredEdition } from './kept-editions.ts'
import { TARIFF_CHANGED_QUEUE, type TariffChangedJob } from './tariff-changed.ts'

/** The official files of an edition, with the first day on which it is in force. */
interface EditionFiles {
  readonly schedule: Uint8Array
  /** Without them the name of the edition. */
  readonly notes: Uint8Array | { readonly name: string }
  readonly from: CalendarDay
  readonly source: string
}

/** An edition that passed every check, and the tariff before it. */
export interface CheckedEdition {
  readonly loaded: LoadedEdition
  readonly before: Tariff
  readonly notesSha256: string | null
}

/**
 * Reads the files and holds them against the tariff in force; nothing is stored. An edition without its notes keeps what
 * those of the same first day add to product lists.
 */
export async function checkEdition(
  db: Db,
  { schedule, notes, from, source }: EditionFiles,
): Promise<CheckedEdition | { problems: string[] }> {
  const kept = await readKeptTariff(db)
  const before = tariffWith(kept)
  const hasNotes = notes instanceof Uint8Array
  const read = readEdition(
    {
      schedule: textOf(schedule),
      notes: hasNotes ? textOf(notes) : notes,
      from,
      source,
      sha256: sha256(schedule),
    },
    before,
  )
  if ('problems' in read) return read
  const grown = hasNotes ? read.loaded.grown : grownOn(kept.editions, from)
  return { loaded: { ...read.loaded, grown }, before, notesSha256: hasNotes ? sha256(notes) : null }
}

/** Returns the additions to product lists from the newest load with this first day. */
export const grownOn = (kept: readonly StoredEdition[], from: CalendarDay): LoadedEdition['grown'] =>
  kept.findLast(({ edition }) => edition.from === from)?.grown ?? []

/**
 * Stores an edition that was checked. The same transaction notifies all servers, and queues a job for each organization
 * that reviews its open drafts.
 */
export async function storeEdition(
  { db, jobs }: { db: Db; jobs: Jobs },
  checked: CheckedEdition,
  loadedBy: string,
): Promise<void> {
  await serverTransaction(db, 'operator', (trx) => storeEditionIn(trx, jobs, checked, loadedBy))
}

/** The same in a transaction of the operator. */
export async function storeEditionIn(
  trx: Trx,
  jobs: Jobs,
  { loaded, notesSha256 }: Omit<CheckedEdition, 'before'>,
  loadedBy: string,
): Promise<void> {
  const load = await keepEdition(trx, loaded, { notesSha256, loadedBy })
  await followChange(trx, jobs, { load })
}

/** Notifies all servers of what was taken, and queues a job for each organization that reviews its open drafts. */
export async function followChange(
  trx: Trx,
  jobs: Jobs,
  change: Omit<TariffChangedJob, 'org_id'>,
): Promise<void> {
  await announceEdition(trx)
  const organizations = await trx.selectFrom('organizations').select('id').execute()
  for (const { id } of organizations)
    await jobs.send(trx, TARIFF_CHANGED_QUEUE, { org_id: id, ...change } satisfies TariffChangedJob)
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The notes are often Latin-1, the schedule is UTF-8. */
function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  return text.includes('\uFFFD') ? new TextDecoder('latin1').decode(bytes) : text
}
