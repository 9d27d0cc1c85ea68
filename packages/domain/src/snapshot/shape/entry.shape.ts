import { headerShape, transportShape } from './header.shape.ts'
import { feesShape, linesShape } from './lines.shape.ts'
import { bondShape, exportShape, tradeRemediesShape } from './pages.shape.ts'
import { partiesShape } from './parties.shape.ts'
import type { ValuesOf } from './shape.ts'
import { declarationShape, totalsShape } from './totals.shape.ts'

/** What the canonical JSON holds of the entry itself, in the order in which it is written. */
export const ENTRY_SHAPE = {
  header: headerShape,
  transport: transportShape,
  export: exportShape,
  trade_remedies: tradeRemediesShape,
  parties: partiesShape,
  bond: bondShape,
  lines: linesShape,
  fees: feesShape,
  totals: totalsShape,
  declaration: declarationShape,
} as const

export type CanonicalContent = ValuesOf<typeof ENTRY_SHAPE>
