import type { ReleaseAction as ReleaseRequest } from '../filing/cargo-release.ts'
import type { Goods } from './goods.ts'

/** A message about a release that was sent, and what came of it. Referred: a person at CBP decides. */
export interface ReleaseMessage {
  action: ReleaseRequest
  outcome: 'open' | 'accepted' | 'referred' | 'rejected' | 'failed'
}

/** The release with CBP, apart from what CBP decides about the goods. */
export const RELEASE_FILING_STATES = ['none', 'rejected', 'on_file', 'canceled'] as const

export interface ReleaseFiling {
  state: (typeof RELEASE_FILING_STATES)[number]
  /** The request that CBP has not answered yet. */
  awaits: ReleaseRequest | undefined
  /** The correction or cancellation that a person at CBP decides. */
  underReview: ReleaseRequest | undefined
  /** The last change of the release on file, where CBP refused it. */
  refused: ReleaseRequest | undefined
  /** The versions of the release that CBP has taken: 0 before the first. */
  version: number
}

/** Nothing was sent about a release. */
export const NO_RELEASE: ReleaseFiling = {
  state: 'none',
  awaits: undefined,
  underReview: undefined,
  refused: undefined,
  version: 0,
}

/** Decisions about a request that was referred (SO60): taken or refused. */
const DECISIONS: Readonly<Record<string, { of: ReleaseRequest; isTaken: boolean }>> = {
  '86': { of: 'R', isTaken: false },
  '87': { of: 'D', isTaken: false },
  '88': { of: 'R', isTaken: true },
}

/** The release after its messages, the oldest first, and after CBP's notices about the goods. */
export function releaseFilingOf(
  messages: readonly ReleaseMessage[],
  goods: Pick<Goods, 'state' | 'entry'> | undefined,
): ReleaseFiling {
  const decisions = (goods?.entry ?? []).flatMap(({ code }) => DECISIONS[code] ?? [])
  const filing = messages.reduce((before, message) => afterMessage(before, message, decisions), NO_RELEASE)
  return filing.version > 0 && goods?.state === 'cancelled'
    ? { ...filing, state: 'canceled', underReview: undefined }
    : filing
}

/** Takes what CBP decided from `decisions`, which are in the order of the requests that were referred. */
function afterMessage(
  before: ReleaseFiling,
  { action, outcome }: ReleaseMessage,
  decisions: { of: ReleaseRequest; isTaken: boolean }[],
): ReleaseFiling {
  if (outcome === 'open') return { ...before, awaits: action, refused: undefined }
  if (outcome === 'failed') return before
  if (outcome === 'rejected') return refusedBy(before, action)
  if (outcome === 'accepted') return takenBy(before, action)
  const index = decisions.findIndex(({ of }) => of === action)
  const [decision] = index < 0 ? [] : decisions.splice(index, 1)
  if (!decision) return { ...before, underReview: action, refused: undefined }
  return decision.isTaken ? takenBy(before, action) : refusedBy(before, action)
}

const refusedBy = (before: ReleaseFiling, action: ReleaseRequest): ReleaseFiling =>
  before.version === 0 ? { ...before, state: 'rejected' } : { ...before, refused: action }

const takenBy = (before: ReleaseFiling, action: ReleaseRequest): ReleaseFiling => ({
  ...before,
  refused: undefined,
  state: action === 'D' ? 'canceled' : 'on_file',
  version: before.version + (action === 'D' ? 0 : 1),
})
