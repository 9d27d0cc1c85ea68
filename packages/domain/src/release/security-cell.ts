import type { SecurityFilingStanding, SecurityFilingState } from '../security-filing/index.ts'
import { type Cell, cell } from './filing-cell.ts'
import { filingWords as words } from './filing-words.ts'

/** Each state of a security filing. */
const CELLS: Readonly<Record<SecurityFilingState, Cell>> = {
  refused: cell('bad', 'rejected', words.correct()),
  no_match: cell('bad', 'noBillMatch', words.correctBill()),
  none: cell('neutral', 'notFiled', words.byVessel()),
  deleted: cell('neutral', 'deleted', words.byVessel()),
  sent: cell('wait', 'sent', words.waits()),
  on_file: cell('ok', 'onFile', words.billMayMatch()),
  matched: cell('ok', 'onFile', words.billMatches()),
}

/** The security filing of one master bill, with a change that CBP has not answered or has refused. */
export function securityFilingCell({
  state,
  awaits,
  refused,
  isUnanswered,
}: Pick<SecurityFilingStanding, 'state' | 'awaits' | 'refused' | 'isUnanswered'>): Cell {
  const own = CELLS[state]
  if (awaits && state !== 'sent')
    return { ...own, tone: 'wait', sentence: words.securityChangeSent({ request: awaits }) }
  if (isUnanswered && state === 'refused')
    return { ...own, state: words.unanswered(), sentence: words.sendAgain() }
  if (refused && isUnanswered) return { ...own, tone: 'bad', sentence: words.securityChangeUnanswered() }
  if (refused) return { ...own, tone: 'bad', sentence: words.securityChangeRefused({ request: refused }) }
  return own
}

/** How the filing of one master bill is, as the strip and the list of the three filings show it. */
export type SecurityState = Pick<SecurityFilingStanding, 'state'> &
  Partial<Pick<SecurityFilingStanding, 'awaits' | 'refused' | 'isUnanswered'>>

const NOTHING_FILED: SecurityState = { state: 'none' }

/** Of the security filings of several bills the one that lags most; one that is not filed without any. */
export const lagging = (filings: readonly SecurityState[]): SecurityState =>
  filings.toSorted((one, other) => lag(one) - lag(other))[0] ?? NOTHING_FILED

const LAGGING: readonly SecurityFilingState[] = [
  'refused',
  'no_match',
  'none',
  'deleted',
  'sent',
  'on_file',
  'matched',
]

/** A change that CBP refused lags as much as a bill without a match, one that it has not answered as what was sent. */
function lag({ state, refused, awaits }: SecurityState): number {
  const own = LAGGING.indexOf(state)
  const shown = refused ? LAGGING.indexOf('no_match') : awaits ? LAGGING.indexOf('sent') : own
  return Math.min(own, shown)
}

/** The security filings of an entry in one cell: that of the one that lags most. */
export function securityCell({
  isByVessel,
  security,
}: {
  isByVessel: boolean
  security: readonly SecurityState[]
}): Cell {
  if (!isByVessel) return cell('neutral', 'notNeeded', words.notByVessel())
  const { state, awaits, refused, isUnanswered = false } = lagging(security)
  const own = securityFilingCell({ state, awaits, refused, isUnanswered })
  if (refused) return { ...own, word: 'changeRefused', state: words.changeRefused() }
  return awaits && state !== 'sent' ? { ...own, word: 'changeSent', state: words.changeSent() } : own
}
