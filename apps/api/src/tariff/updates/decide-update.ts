import { TARIFF_UPDATE_KINDS, type TariffUpdateKind } from '@edfe/contracts/operator/tariff-updates'
import type { CalendarDay } from '@edfe/domain/calendar'
import { asWritten } from '@edfe/domain/messages'
import { editionProblems, isOlderEdition } from '@edfe/tariff/loading'
import type { Trx } from '../../db/engine.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { tariffProblems } from '../../messages/tariff-messages.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { rowsOfPacked } from '../editions/kept-editions.ts'
import { grownOn, storeEditionIn } from '../editions/load-edition.ts'
import { readKeptTariff } from '../kept-tariff.ts'
import { keepMeasures } from '../measures/keep-measures.ts'
import { tariffWith } from '../tariff-service.ts'
import { recordOutcome } from './stored-updates.ts'

/** The decision about a fetched edition: the person who decides, and the reason. */
interface Decision {
  readonly id: string
  readonly by: string
  readonly reason: string
  readonly now: Date
}

/**
 * Takes a waiting edition from the day that the operator names, in a transaction of the operator. It is checked again:
 * the tariff may have changed while it waited, and other measures are in force on another day. False when nothing of this
 * id waits.
 */
export async function approveUpdate(
  trx: Trx,
  jobs: Jobs,
  { id, by, reason, now, from }: Decision & { from: CalendarDay },
): Promise<boolean | Refusal> {
  const waiting = await lockWaiting(trx, id, 'schedule')
  if (!waiting?.packed || !waiting.edition || !waiting.schedule_sha256) return false
  const kept = await readKeptTariff(trx)
  const before = tariffWith(kept)
  const rows = rowsOfPacked(waiting.packed)
  const edition = {
    name: waiting.edition,
    from,
    source: waiting.source,
    sha256: waiting.schedule_sha256,
    rows: rows.length,
  }
  const later = before.schedules.find(
    (other) => isOlderEdition(other.edition.name, edition.name) && other.edition.from >= from,
  )
  if (later) {
    const { name: newest, from: day } = later.edition
    return refuse(
      409,
      'tariff_refused',
      tariffProblems.firstDay({ edition: edition.name, newest, date: { day } }),
    )
  }
  const loaded = { edition, rows, grown: grownOn(kept.editions, from) }
  const [problem] = editionProblems(loaded, before)
  if (problem) return refuse(409, 'tariff_refused', asWritten({ text: problem }))
  await storeEditionIn(trx, jobs, { loaded, notesSha256: null }, by)
  await decide(trx, { id, by, reason, now }, { state: 'approved', first_day: from })
  return true
}

/**
 * Takes waiting measures, in a transaction of the operator. They are checked again against the tariff of now. False when
 * no measures of this id wait.
 */
export async function approveMeasures(trx: Trx, jobs: Jobs, decision: Decision): Promise<boolean | Refusal> {
  const waiting = await lockWaiting(trx, decision.id, 'measures')
  if (!waiting?.packed || !waiting.schedule_sha256) return false
  const kept = await keepMeasures(trx, jobs, waiting.packed, {
    source: waiting.source,
    sha256: waiting.schedule_sha256,
    by: decision.by,
  })
  if ('problem' in kept) return refuse(409, 'tariff_refused', kept.problem)
  await decide(trx, decision, { state: 'approved' })
  return true
}

/** Refuses a waiting edition; the same file is not offered again. False when nothing of this id waits. */
export async function declineUpdate(trx: Trx, decision: Decision): Promise<boolean> {
  if (!(await lockWaiting(trx, decision.id, ...TARIFF_UPDATE_KINDS))) return false
  await decide(trx, decision, { state: 'declined' })
  return true
}

const lockWaiting = (trx: Trx, id: string, ...kinds: TariffUpdateKind[]) =>
  trx
    .selectFrom('tariff_updates')
    .select(['edition', 'source', 'schedule_sha256', 'packed'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('kind', 'in', kinds)
    .forUpdate()
    .executeTakeFirst()

const decide = (
  trx: Trx,
  { id, by, reason, now }: Decision,
  outcome: { state: 'approved' | 'declined'; first_day?: CalendarDay },
) => recordOutcome(trx, id, { ...outcome, packed: null, decided_by: by, decided_at: now, reason })
