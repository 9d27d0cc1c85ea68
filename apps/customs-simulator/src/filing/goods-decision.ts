import type { AgencyReport, NoticeLimit } from '@edfe/domain/customs-queries'

/** What was decided about the goods of an entry: of a bill (SO50), of all by CBP (SO60), or by another agency (SO70). */
export interface GoodsDecision {
  record: 'SO50' | 'SO60' | 'SO70'
  code: string
  narrative: string
  /** `YYYY-MM-DD`. */
  date: string
  /** HHMM. */
  time: string
  releaseDate?: string
  releaseOrigin?: string
  documentType?: string
  /** Of SO70, in the terms of an answer. */
  agency?: AgencyReport
  /** The moment from which CBP knows it, in milliseconds. */
  from: number
}

/** A release or a summary on file. */
interface Decided {
  decisions?: readonly GoodsDecision[]
}

/** What is known at a moment; what is still to come is left out. */
export const knownAt = (decisions: readonly GoodsDecision[] = [], now: number): GoodsDecision[] =>
  decisions.filter(({ from }) => from <= now)

/** What is known of an entry at a moment, oldest first. Its release and its summary keep the same decision once. */
export function decisionsOf(
  release: Decided | undefined,
  summary: Decided | undefined,
  now: number,
): GoodsDecision[] {
  const all = [...(release?.decisions ?? []), ...(summary?.decisions ?? [])]
  return [...new Map(knownAt(all, now).map((one) => [identity(one), one])).values()].toSorted(
    (one, other) => one.from - other.from,
  )
}

const identity = ({ record, code, date, time, agency }: GoodsDecision): string =>
  [record, code, date, time, agency?.agency, agency?.program, agency?.fromLine].join(' ')

const KEPT: Readonly<Record<NoticeLimit, number>> = { last: 1, five: 5, all: Infinity }

/** The last decisions, as many as a question asks for. */
export const lastOf = <One>(all: readonly One[], limit: NoticeLimit): One[] => all.slice(-KEPT[limit])
