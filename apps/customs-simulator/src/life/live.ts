import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import type { FiledRelease, LifeEvent } from '../filing/filed-release.ts'
import { knownAt } from '../filing/goods-decision.ts'
import { changeOf } from './change-of.ts'
import { decisionsOfNotice } from './decisions-of.ts'
import { type At, momentsOf, startOf, wait } from './moments.ts'
import { type QueuedNotice, withFaults } from './notice-faults.ts'
import type { Notice, Scenario } from './scenario.ts'
import { GRANTED, SCENARIOS } from './scenarios.ts'
import { writeNotice } from './write-notice.ts'

/** What a person or a setting chose for a release. */
export type LifeChoice = Pick<NonNullable<FiledRelease['life']>, 'scenario' | 'daySeconds' | 'faults'>

/** A message about a release, and when it came. */
interface Occasion {
  transmissionId: string
  /** Day of its batch. */
  day: CalendarDay
  /** The moment in milliseconds. */
  now: number
}

/** A release with what is coming for it, the notices of that, and those that do not come any more. */
export interface Life {
  release: FiledRelease
  queued: QueuedNotice[]
  dropped: string[]
}

/** Begins the life of a release that was filed, or goes on with it after a request about it. */
export function liveOn(
  release: FiledRelease,
  before: FiledRelease | undefined,
  choice: LifeChoice | undefined,
  occasion: Occasion,
): Life {
  const life = release.life ?? (choice && { ...choice, cancellations: 0, notices: 0 })
  if (!life) return { release, queued: [], dropped: [] }
  const { events = [], ...rest } = happened(release, occasion.now)
  const scenario: Scenario = SCENARIOS[life.scenario]
  const asked =
    release.request !== undefined && release.request !== before?.request ? release.request : undefined
  const isCancellation = asked?.action === 'D'
  const counted = { ...rest, life: { ...life, cancellations: life.cancellations + (isCancellation ? 1 : 0) } }
  const dropped = events.map(({ message }) => message)
  if (release.isCanceled) return { release: counted, queued: [], dropped }
  const answers = asked
    ? isCancellation
      ? decisionOn(scenario, life.cancellations)
      : GRANTED.replacement
    : before
      ? changedBy(release, scenario)
      : []
  const first = before ? Math.min(...events.map(({ place = Infinity }) => place)) : 0
  const remaining = asked ? [] : scenario.filed.slice(first)
  return scheduled(counted, occasion, dropped, [
    ...answers.map((notice) => ({ notice })),
    ...remaining.map((notice, index) => ({ notice, place: first + index })),
  ])
}

/**
 * Begins another life of a release on file, as a person chooses it: it goes on from the last day of which CBP said
 * something.
 */
export function chooseLife(release: FiledRelease, choice: LifeChoice, { day, ...occasion }: Occasion): Life {
  const { events = [], life, ...rest } = happened(release, occasion.now)
  const said = (rest.decisions ?? []).flatMap(({ date }) => parseDay(date) ?? [])
  const notices = life?.notices ?? 0
  return scheduled(
    { ...rest, life: { ...choice, cancellations: 0, notices } },
    { ...occasion, day: [day, ...said].toSorted().at(-1) ?? day },
    events.map(({ message }) => message),
    SCENARIOS[choice.scenario].filed.map((notice, place) => ({ notice, place })),
  )
}

/** A release whose decisions to come are dropped with the notices that would tell them. */
function happened({ decisions, ...release }: FiledRelease, now: number): FiledRelease {
  const known = knownAt(decisions, now)
  return { ...release, ...(known.length > 0 && { decisions: known }) }
}

/** What follows from a change of a release that CBP takes at once. */
const changedBy = ({ facts }: FiledRelease, { replaced, updated }: Scenario): readonly Notice[] =>
  (facts.action === 'R' ? replaced : facts.action === 'U' ? updated : undefined) ?? []

/** What CBP decides about a request to cancel, of the first, the second and so on. */
function decisionOn({ cancellations = [] }: Scenario, earlier: number): readonly Notice[] {
  return cancellations[Math.min(earlier, cancellations.length - 1)] ?? GRANTED.cancellation
}

function scheduled(
  release: FiledRelease & Required<Pick<FiledRelease, 'life'>>,
  { transmissionId, day, now }: Occasion,
  dropped: string[],
  coming: readonly { notice: Notice; place?: number }[],
): Life {
  const { life, facts } = release
  const days = { filing: release.day, request: day, facts }
  const moments = momentsOf(
    coming.map(({ notice }) => notice),
    days,
    startOf(day),
  )
  const due = (of: readonly At[]) => now + Math.max(0, wait(day, of.at(-1) ?? startOf(day), life.daySeconds))
  const notices = coming.map(({ notice, place }, index) => {
    const own = moments[index] ?? []
    const message = `${transmissionId}-${release.key}-${life.notices + index + 1}`
    const event: LifeEvent = {
      message,
      from: due(own),
      change: changeOf(notice, own),
      ...(place !== undefined && { place }),
    }
    const decisions = decisionsOfNotice(notice, own, event.from)
    return { event, decisions, images: writeNotice(release, notice, own) }
  })
  const messages = notices.map(({ event: { message, from }, images }) => ({
    message: { id: message, images, transmission_id: transmissionId },
    due: from,
  }))
  return {
    release: {
      ...release,
      life: { ...life, notices: life.notices + notices.length },
      ...(notices.length > 0 && {
        events: notices.map(({ event }) => event),
        decisions: [...(release.decisions ?? []), ...notices.flatMap(({ decisions }) => decisions)],
      }),
    },
    queued: withFaults(messages, life.faults, life.daySeconds),
    dropped,
  }
}
