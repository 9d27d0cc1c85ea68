import type { CalendarDay } from '@edfe/domain/calendar'
import type { App } from '../app-instance.ts'

/** When an entry was made and, once it was filed, when that was and when its goods were released. */
interface EntryDays {
  created: CalendarDay
  filed?: CalendarDay
  released?: CalendarDay
}

/** Eleven in the morning in New York, in summer. */
const morningOf = (day: CalendarDay): string => `${day}T15:00:00Z`

/**
 * Moves the times of an entry to other days, so that they agree with the days in it and with the date of the
 * demonstration. The audit log keeps the time at which the demonstration was made: nothing changes it.
 */
export const moveEntry = (app: App, id: string, { created, filed = created, released = filed }: EntryDays) =>
  app.engine.asOwner(async (run) => {
    // Events before the submission begin on the day of creation, the rest on that of filing; their intervals are kept.
    await run(
      `with began as (
          select entry_id, min(occurred_at) as first,
            (select min(submitted_at) from submissions s where s.entry_id = a.entry_id) as sent
          from entry_activities a where entry_id = $1 group by entry_id)
        update entry_activities a set occurred_at = case
          when a.occurred_at < coalesce(began.sent, 'infinity') then $2::timestamptz + (a.occurred_at - began.first)
          else $3::timestamptz + (a.occurred_at - began.sent) end
        from began where a.entry_id = began.entry_id`,
      [id, morningOf(created), morningOf(filed)],
    )
    await run('update entry_acknowledgements set acknowledged_at = $2 where entry_id = $1', [
      id,
      morningOf(filed),
    ])
    await run(
      `update entries set created_at = $2, created_day = $3, last_saved_at = $4, status_changed_at = $4, updated_at = $4
        where id = $1`,
      [id, morningOf(created), created, morningOf(filed)],
    )
    await run(
      `update submissions set submitted_at = $2, sent_at = $2, handed_over_at = $2, answered_at = $2
        where entry_id = $1`,
      [id, morningOf(filed)],
    )
    await run(
      `update transmission_messages set at = $2 where submission_id in (select id from submissions where entry_id = $1)`,
      [id, morningOf(filed)],
    )
    await run(
      `update entry_events set occurred_at = case stream when 'entry_summary' then $2::timestamptz else $3::timestamptz end
        where entry_id = $1`,
      [id, morningOf(filed), morningOf(released)],
    )
    await run('update customs_notices set received_at = $2, reported_at = null where entry_id = $1', [
      id,
      morningOf(released),
    ])
  })

/** Nobody is notified of what happened long ago. */
export const dropNotifications = (app: App, id: string) =>
  app.engine.asOwner((run) => run('delete from notifications where href like $1', [`/entries/${id}/%`]))

/** One day from filing to release, as for the entries that were moved. */
export const moveClearance = (app: App) =>
  app.engine.asOwner((run) => run('update entry_clearance set seconds = entries * 86400'))
