import { parseDay } from '@edfe/domain/calendar'
import type { FiledRelease } from '../filing/filed-release.ts'
import type { FiledSummary } from '../filing/filed-summary.ts'
import type { Effect } from '../filing/on-file.ts'
import { releaseAt } from '../filing/release-state.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { TransmissionStore } from '../store/transmission-store.ts'
import { type AdviceName, adviceOn } from './advice.ts'
import { chooseLife, type Life, type LifeChoice, liveOn } from './live.ts'
import { startOf, wait } from './moments.ts'

/** What happens to the releases and the security filings that come from now on. */
export interface Chosen {
  release?: LifeChoice
  securityFiling: AdviceName
  /** Seconds of a day until statements are printed; 0 prints none. */
  statementDaySeconds?: number
}

/** What customs does after it has answered. */
export interface CustomsClock {
  /** The effects of a transmission, with what is coming for its releases; queues the notices of that. */
  follow(transmissionId: string, effects: readonly Effect[], now: number): Effect[]
  /** Begins another life of a release on file. */
  choose(release: FiledRelease, transmissionId: string, choice: LifeChoice, now: number): void
}

/** A summary with the moment at which its statement is printed. */
function withPrinting(summary: FiledSummary, now: number, daySeconds: number): FiledSummary {
  const [filed, printed] = [parseDay(summary.day), parseDay(summary.statementDate)]
  if (!filed || !printed || daySeconds === 0) return summary
  return { ...summary, statementDue: now + Math.max(0, wait(filed, startOf(printed), daySeconds)) }
}

export function customsClock(store: TransmissionStore, messages: MessageStore, chosen: Chosen): CustomsClock {
  /** Notices are on disk before what they are about: a stop between the two sends the transmission again. */
  const settle = ({ queued, dropped }: Life): void => {
    for (const id of dropped) messages.remove(id)
    for (const { message, due } of queued) messages.queue(message, due)
  }
  return {
    follow: (transmissionId, effects, now) =>
      effects.map((effect) => {
        if (effect.kind === 'security_filing' && chosen.release) {
          const { daySeconds } = chosen.release
          const advice = adviceOn(effect.filing, chosen.securityFiling, { transmissionId, now, daySeconds })
          for (const { message, due } of advice) messages.queue(message, due)
        }
        if (effect.kind === 'stored')
          return { ...effect, summary: withPrinting(effect.summary, now, chosen.statementDaySeconds ?? 0) }
        if (effect.kind !== 'release') return effect
        const filed = store.onFile.release(effect.release.key)
        const before = filed && releaseAt(filed, now)
        const day = effect.day
        const release = { ...effect.release, filedBy: transmissionId }
        const life = liveOn(release, before, chosen.release, { transmissionId, day, now })
        settle(life)
        return { ...effect, release: life.release }
      }),
    choose(release, transmissionId, choice, now) {
      const { day } = release
      const life = chooseLife(releaseAt(release, now), choice, { transmissionId, day, now })
      settle(life)
      store.note({ kind: 'release', release: life.release, day })
    },
  }
}
