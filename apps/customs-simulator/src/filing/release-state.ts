import type { CalendarDay } from '@edfe/domain/calendar'
import type { FiledRelease, LifeEvent } from './filed-release.ts'
import { afterRequest } from './release-changes.ts'

/** What CBP's codes make of a release on file: of its bills (SO50), and of the entry (SO60). */
const OF_BILLS: Readonly<Record<string, LifeEvent['change']>> = {
  91: { hasBillMatch: false },
  93: { hasBillMatch: true },
  95: { hasBillMatch: true, hasArrived: true },
}
const OF_ENTRY: Readonly<Record<string, LifeEvent['change']>> = {
  '03': { isUnderReview: true },
  90: { isUnderReview: true },
  96: { isUnderReview: true },
  98: { isUnderReview: false },
  99: { releasedOn: null },
  23: { isCanceled: true, isUnderReview: false, request: 'dropped' },
  87: { isUnderReview: false, request: 'dropped' },
  88: { isUnderReview: false, request: 'granted' },
}

/** The change that one decision makes: of bills, or of the entry with its date of release. */
export const changeByCode = (
  { record, code }: { record: 'SO50' | 'SO60'; code: string },
  releasedOn: CalendarDay | undefined,
): LifeEvent['change'] => ({
  ...(record === 'SO50' ? OF_BILLS : OF_ENTRY)[code],
  ...(releasedOn && { releasedOn }),
})

/** A release as it is at a moment: what CBP has sent until then has happened. */
export function releaseAt(filed: FiledRelease, now: number): FiledRelease {
  const { events = [], ...rest } = filed
  const past = events.filter(({ from }) => from <= now).toSorted((one, other) => one.from - other.from)
  const state = past.reduce((release, { change }) => changed(release, change), rest)
  const coming = events.filter(({ from }) => from > now)
  return coming.length > 0 ? { ...state, events: coming } : state
}

function changed(release: FiledRelease, change: LifeEvent['change']): FiledRelease {
  const { request, releasedOn, ...flags } = change
  const { request: asked, releasedOn: before, ...rest } = release
  const day: CalendarDay | undefined = releasedOn === null ? undefined : (releasedOn ?? before)
  const state: FiledRelease = {
    ...rest,
    ...(asked && request === undefined && { request: asked }),
    ...(day && { releasedOn: day }),
  }
  const granted = request === 'granted' && asked ? afterRequest({ ...state, request: asked }, asked) : state
  return { ...granted, ...flags }
}
