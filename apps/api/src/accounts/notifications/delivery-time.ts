import type { Digest } from '@edfe/contracts/accounts/me'
import { addDays, type CalendarDay, dayInZone } from '@edfe/domain/calendar'
import type { z } from 'zod'

interface QuietHours {
  start: string
  end: string
}

/** When digests leave, in the recipient's time zone; weekly ones on Monday. */
const DIGEST_TIME = '08:00'
const MONDAY = 1

/**
 * When a mail may leave: now (undefined), at the end of quiet hours, or with the next digest. A digest that falls
 * into quiet hours waits for their end.
 */
export function deliveryTime(
  now: Date,
  {
    digest,
    quietHours,
    timezone,
  }: { digest: z.output<typeof Digest>; quietHours: QuietHours | null; timezone: string },
): Date | undefined {
  if (digest === 'immediate') return quietHours ? endOfQuiet(now, quietHours, timezone) : undefined
  const due = nextDigest(now, digest, timezone)
  return (quietHours && endOfQuiet(due, quietHours, timezone)) ?? due
}

function nextDigest(now: Date, digest: 'daily' | 'weekly', timezone: string): Date {
  const today = dayInZone(now, timezone)
  for (let ahead = 0; ; ahead += 1) {
    const day = addDays(today, ahead)
    const isDay = digest === 'daily' || new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY
    const due = instantOf(day, DIGEST_TIME, timezone)
    if (isDay && due > now) return due
  }
}

/** The end of the quiet hours that an instant falls into; undefined outside them. They may pass midnight. */
function endOfQuiet(instant: Date, { start, end }: QuietHours, timezone: string): Date | undefined {
  const time = timeInZone(instant, timezone)
  const today = dayInZone(instant, timezone)
  if (start < end) return time >= start && time < end ? instantOf(today, end, timezone) : undefined
  if (time >= start && start !== end) return instantOf(addDays(today, 1), end, timezone)
  return time < end && start !== end ? instantOf(today, end, timezone) : undefined
}

function timeInZone(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
}

/** The instant of a wall-clock time in a time zone; twice corrected, so that it holds over a change of clocks. */
function instantOf(day: CalendarDay, time: string, timezone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`)
  let instant = wall
  for (let round = 0; round < 2; round += 1) {
    const shown = new Date(instant)
    const seen = Date.parse(`${dayInZone(shown, timezone)}T${timeInZone(shown, timezone)}:00Z`)
    instant += wall - seen
  }
  return new Date(instant)
}
