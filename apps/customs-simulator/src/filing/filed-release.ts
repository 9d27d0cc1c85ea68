import type { ReleaseOnFile } from '@edfe/abi'
import type { CalendarDay } from '@edfe/domain/calendar'
import type { CargoRelease } from '@edfe/domain/filing'
import type { PracticeScenario } from '@edfe/domain/release'
import type { GoodsDecision } from './goods-decision.ts'

/** Something that happens to a release at a moment, and the notice that tells it. */
export interface LifeEvent {
  /** The notice's id among the messages. */
  message: string
  /** Its place among the notices after filing; absent of one that answers a request. */
  place?: number
  /** The moment from which it has happened, in milliseconds. */
  from: number
  change: Partial<Pick<ReleaseOnFile, 'hasBillMatch' | 'hasArrived' | 'isUnderReview' | 'isCanceled'>> & {
    /** Null takes the date of release away. */
    releasedOn?: CalendarDay | null
    request?: 'granted' | 'dropped'
  }
}

/** A cargo release on file: what it says, how far its goods are, and a request that CBP has not decided. */
export interface FiledRelease extends ReleaseOnFile {
  /** Filer code and entry number. */
  key: string
  /** The release as CBP last took it. */
  facts: CargoRelease
  /** Day of the batch that filed it first. */
  day: CalendarDay
  /** The transmission that filed it, or asked last to change it. */
  filedBy?: string
  /** A correction or a cancellation that a person at CBP decides. */
  request?: CargoRelease
  /** What happens to its goods; absent where nothing was chosen. */
  life?: {
    scenario: PracticeScenario
    /** Seconds of the wall clock that a day of customs takes. */
    daySeconds: number
    faults: readonly NoticeFault[]
    /** Requests to cancel that a person decided or decides. */
    cancellations: number
    /** Notices so far, so that each has another id. */
    notices: number
  }
  events?: readonly LifeEvent[]
  /** What is decided about its goods, also what is still to come; oldest first. */
  decisions?: readonly GoodsDecision[]
}

/** How the notices of a release fail to come as they were sent. */
export const NOTICE_FAULTS = ['twice', 'late', 'out_of_order', 'of_another_entry', 'lost'] as const
export type NoticeFault = (typeof NOTICE_FAULTS)[number]
