import type { SecurityFilingStanding, SecurityFilingState } from '../security-filing/index.ts'
import { type Cell, cell } from './filing-cell.ts'
import { filingWords as words } from './filing-words.ts'

/** Each state of a security filing, the one that lags most first. */
const CELLS: Readonly<Record<SecurityFilingState, Cell>> = {
  refused: cell('bad', words.rejected(), words.correct()),
  no_match: cell('bad', words.noBillMatch(), words.correctBill()),
  none: cell('neutral', words.notFiled(), words.byVessel()),
  deleted: cell('neutral', words.deleted(), words.byVessel()),
  sent: cell('wait', words.sent(), words.waits()),
  on_file: cell('ok', words.onFile(), words.billMayMatch()),
  matched: cell('ok', words.onFile(), words.billMatches()),
}

/** The security filing of one master bill, with a change that CBP has not answered or has refused. */
export function securityFilingCell({
  state,
  awaits,
  refused,
}: Pick<SecurityFilingStanding, 'state' | 'awaits' | 'refused'>): Cell {
  const own = CELLS[state]
  if (awaits && state !== 'sent')
    return { ...own, tone: 'wait', sentence: words.securityChangeSent({ request: awaits }) }
  if (refused) return { ...own, tone: 'bad', sentence: words.securityChangeRefused({ request: refused }) }
  return own
}

/** The security filings of an entry in one cell: that of the one that lags most. */
export function securityCell({
  isByVessel,
  security,
}: {
  isByVessel: boolean
  security: readonly SecurityFilingState[]
}): Cell {
  if (!isByVessel) return cell('neutral', words.notNeeded(), words.notByVessel())
  const [, lagging] = Object.entries(CELLS).find(([state]) => security.some((one) => one === state)) ?? []
  return lagging ?? CELLS.none
}
