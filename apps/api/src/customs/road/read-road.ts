import type { Message } from '@edfe/domain/messages'
import { sql } from 'kysely'
import type { Trx } from '../../db/engine.ts'
import type { SubmissionState } from '../../db/entry-tables.ts'

/** The states of a transmission that CBP has not answered. */
const WAITING = sql.raw(`('queued', 'sending', 'retrying')`)

/** The figures of the road to customs, alike on the operator's page and in the metrics. */
export interface RoadFigures {
  sent_at: Date | null
  heard_at: Date | null
  received_at: Date | null
  away_since: Date | null
  paused_at: Date | null
  alerted_at: Date | null
  /** Transmissions that CBP has not answered, and since when the oldest waits. */
  waiting: number
  oldest_at: Date | null
  /** Messages of CBP that are stored and not read yet, and those without a subject here. */
  unread: number
  unmatched: number
  /** Transmissions whose answer could not be read. */
  unreadable: number
}

/** Reads the figures in a transaction of the operator. */
export async function readRoadFigures(trx: Trx): Promise<RoadFigures> {
  const { rows } = await sql<RoadFigures>`
    select r.sent_at, r.heard_at, r.received_at, r.away_since, r.paused_at, r.alerted_at, w.waiting, w.oldest_at,
      i.unread, i.unmatched,
      (select count(*)::int from submissions where state = 'failed' and disposition = 'unreadable') as unreadable
    from customs_road r,
      (select count(*)::int as waiting, min(submitted_at) as oldest_at from submissions
        where state in ${WAITING} and carried_by is null) w,
      (select count(*) filter (where state = 'waiting')::int as unread,
        count(*) filter (where state = 'unmatched')::int as unmatched from customs_inbox where state <> 'read') i`.execute(
    trx,
  )
  return rows[0]!
}

export interface WaitingTransmission {
  id: string
  org_id: string
  organization: string
  kind: string
  state: SubmissionState
  attempts: number
  submitted_at: Date
  next_attempt_at: Date | null
  last_problem: Message | null
}

/** The transmissions that CBP has not answered, the oldest first; nothing of what they say. */
export async function readWaiting(trx: Trx, most: number): Promise<WaitingTransmission[]> {
  const { rows } = await sql<WaitingTransmission>`
    select s.id, s.org_id, o.name as organization, s.kind, s.state, s.attempts, s.submitted_at, s.next_attempt_at,
      s.last_problem
    from submissions s join organizations o on o.id = s.org_id
    where s.state in ${WAITING} and s.carried_by is null
    order by s.submitted_at, s.id limit ${most}`.execute(trx)
  return rows
}
