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
export function securityFilingCell({ state, awaits, refused, isUnanswered }: SecurityFilingStanding): Cell {
  const own = CELLS[state]
  if (awaits && state !== 'sent')
    return { ...own, tone: 'wait', sentence: words.securityChangeSent({ request: awaits }) }
  if (isUnanswered && state === 'refused')
    return { ...own, state: words.unanswered(), sentence: words.sendAgain() }
  if (refused && isUnanswered) return { ...own, tone: 'bad', sentence: words.securityChangeUnanswered() }
  if (refused) return { ...own, tone: 'bad', sentence: words.securityChangeRefused({ request: refused }) }
  return own
}

/** Of the security filings of several bills the state that lags most; `none` without any. */
export const laggingState = (states: readonly SecurityFilingState[]): SecurityFilingState =>
  LAGGING.find((state) => states.includes(state)) ?? 'none'

const LAGGING = ['refused', 'no_match', 'none', 'deleted', 'sent', 'on_file', 'matched'] as const

/** The security filings of an entry in one cell: that of the one that lags most. */
export const securityCell = ({
  isByVessel,
  security,
}: {
  isByVessel: boolean
  security: readonly SecurityFilingState[]
}): Cell => (isByVessel ? CELLS[laggingState(security)] : cell('neutral', 'notNeeded', words.notByVessel()))
