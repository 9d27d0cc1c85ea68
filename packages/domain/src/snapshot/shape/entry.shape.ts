import { headerShape, transportShape } from './header.shape.ts'
import { calculatedLinesShape, feesShape, linesShape } from './lines.shape.ts'
import {
  bondShape,
  exportShape,
  releaseShape,
  securityFilingShape,
  tradeRemediesShape,
} from './pages.shape.ts'
import { partiesShape } from './parties.shape.ts'
import type { ListMember } from './shape.ts'
import { declarationShape, totalsShape } from './totals.shape.ts'

const entry = <L extends ListMember>(lines: L) =>
  ({
    header: headerShape,
    transport: transportShape,
    export: exportShape,
    trade_remedies: tradeRemediesShape,
    release: releaseShape,
    security_filing: securityFilingShape,
    parties: partiesShape,
    bond: bondShape,
    lines,
    fees: feesShape,
    totals: totalsShape,
    declaration: declarationShape,
  }) as const

/** The canonical JSON of the entry itself, by version, in the order in which it is written. */
export const ENTRY_SHAPES = { '1.0': entry(linesShape), '2.0': entry(calculatedLinesShape) } as const
