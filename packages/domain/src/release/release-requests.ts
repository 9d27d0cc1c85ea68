import { addDays, type CalendarDay, parseDay } from '../calendar/index.ts'
import type { ReleaseAction as ReleaseRequest } from '../filing/cargo-release.ts'
import type { Goods } from './goods.ts'
import type { ReleaseFiling } from './release-filing.ts'

/** Why CBP is not asked to add, replace, update or cancel a release. */
export const RELEASE_REFUSALS = [
  'release_sent',
  'release_on_file',
  'release_not_on_file',
  'release_canceled',
  'release_under_review',
  'release_type_changed',
  'release_of_released_goods',
  'release_update_too_late',
] as const
export type ReleaseRefusal = (typeof RELEASE_REFUSALS)[number]

/** What CBP has of a release, as far as its answers and notices say. */
export interface ReleaseStanding {
  filing: ReleaseFiling
  /** Of the version on file. */
  entryType: string
  hasBillMatch: boolean
  hasArrived: boolean
  /** True while an exam, a hold or a decision of an agency is open. */
  isHeld: boolean
  releasedOn: CalendarDay | undefined
}

type Said = Pick<Goods, 'state' | 'isReleasedByCbp' | 'releasedOn' | 'bills' | 'entry'>

/** The day of CBP's release: the date that it names, else that of its decision. */
export function releaseDay(goods: Said | undefined): CalendarDay | undefined {
  if (!goods?.isReleasedByCbp) return undefined
  return goods.releasedOn ?? parseDay(goods.entry.findLast(({ code }) => code === '98')?.at?.slice(0, 10))
}

/** The standing of a release by its filing and what CBP said about its goods. */
export function releaseStanding(
  filing: ReleaseFiling,
  entryType: string,
  goods: Said | undefined,
): ReleaseStanding {
  const movements = (goods?.bills ?? []).filter(({ isMismatched }) => !isMismatched)
  return {
    filing,
    entryType,
    hasBillMatch: movements.some(({ movement }) => MATCHED.includes(movement)),
    hasArrived: movements.some(({ movement }) => movement === 'arrived'),
    isHeld: HELD.includes(goods?.state),
    releasedOn: releaseDay(goods),
  }
}

const MATCHED: readonly Goods['bills'][number]['movement'][] = ['on_file', 'departed', 'arrived']
const HELD: readonly Goods['state'][] = ['review', 'exam', 'hold']

/** Bills and port may be updated until 15 days after release (guide, page SE-24). */
const UPDATE_DAYS = 15

/**
 * Why a request about a release is not sent; undefined when CBP takes it or a person there decides (guide, pages SE-23
 * to SE-25 and SE10 note 1). One request at a time: the next waits for the answer to the one before.
 */
export function releaseRefusal(
  { action, entryType }: { action: ReleaseRequest; entryType: string },
  { filing, entryType: onFile, hasArrived, releasedOn }: ReleaseStanding,
  today: CalendarDay,
): ReleaseRefusal | undefined {
  if (filing.awaits) return 'release_sent'
  // The number of a canceled entry cannot be used again.
  if (filing.state === 'canceled') return 'release_canceled'
  if (action === 'A') return filing.state === 'on_file' ? 'release_on_file' : undefined
  if (filing.state !== 'on_file') return 'release_not_on_file'
  if (filing.underReview && action !== 'U') return 'release_under_review'
  if (action === 'D') return undefined
  if (entryType !== onFile) return 'release_type_changed'
  if (action === 'U')
    return releasedOn !== undefined && today > addDays(releasedOn, UPDATE_DAYS)
      ? 'release_update_too_late'
      : undefined
  return hasArrived && releasedOn !== undefined ? 'release_of_released_goods' : undefined
}

/**
 * True if the release is sent in a separate message: before the summary, or after CBP accepted the summary and refused
 * its release. Otherwise the summary certifies the release.
 */
export const isFiledAlone = (method: string | undefined, isSummaryOnFile: boolean): boolean =>
  method === 'first' || (method === 'with_summary' && isSummaryOnFile)

/** True if a person at CBP decides about a request, and a notice says how. */
export function isReferred(
  action: ReleaseRequest,
  { filing, isHeld, hasArrived, hasBillMatch, releasedOn }: ReleaseStanding,
): boolean {
  const isUnderReview = isHeld || filing.underReview !== undefined
  if (action === 'R') return isUnderReview || hasArrived
  return action === 'D' && (isUnderReview || hasBillMatch || releasedOn !== undefined)
}
