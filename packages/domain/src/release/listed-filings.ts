import type { CalendarDay } from '../calendar/index.ts'
import type { StatusColumns } from '../entry/state/index.ts'
import type { SecurityFilingState } from '../security-filing/index.ts'
import { type FilingCell, filingsOf } from './filings.ts'
import type { Goods } from './goods.ts'
import { NO_RELEASE, type ReleaseFiling } from './release-filing.ts'
import type { SecurityState } from './security-cell.ts'

/** What CBP has of the filings of a shipment, as its entry keeps it for lists, tasks and deadlines. */
export interface KeptFilings {
  /** Of the security filings of several bills the state that lags most. */
  security: SecurityFilingState
  /** A change of it that CBP has not answered or has refused. */
  securityChange?: Omit<SecurityState, 'state'>
  /** A security filing was sent for one of the bills at least. */
  isSecuritySent: boolean
  release: ReleaseFiling
  goods: Pick<Goods, 'state' | 'isFree' | 'isTakenBack' | 'isRedelivery'> | null
}

export interface ListedFacts extends StatusColumns {
  entry_type: string
  /** How the goods are released; null while nobody was asked. */
  release_method: string | null
  needs_security_filing: boolean
  released_on: CalendarDay | undefined
  filings: KeptFilings | null
}

/** The filings of a shipment that a list names: those that are filed here and needed. None where all is filed elsewhere. */
export function listedFilings(facts: ListedFacts, today: CalendarDay): FilingCell[] {
  const { release_method: method, filings, needs_security_filing, entry_type, released_on, ...status } = facts
  const { security, securityChange, isSecuritySent, release, goods } = filings ?? NOTHING_FILED
  const isReleasedHere = method === 'first' || method === 'with_summary' || isFiled(release)
  if (!isReleasedHere && !isSecuritySent) return []
  const cells = filingsOf(
    {
      ...status,
      entryType: entry_type,
      isByVessel: needs_security_filing,
      security: [{ state: security, ...securityChange }],
      isCertified: method === 'with_summary',
      release,
      goods: goods ?? undefined,
      releasedOn: released_on,
    },
    today,
  )
  return cells.filter(({ filing, word }) => word !== 'notNeeded' && (filing !== 'release' || isReleasedHere))
}

const NOTHING_FILED: KeptFilings = {
  security: 'none',
  isSecuritySent: false,
  release: NO_RELEASE,
  goods: null,
}

const isFiled = ({ state, awaits }: ReleaseFiling): boolean => state !== 'none' || awaits !== undefined
