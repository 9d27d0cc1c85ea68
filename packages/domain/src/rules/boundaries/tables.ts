import type { NamedPage, StepKey } from '../../entry/steps.ts'
import type { BoundaryTable } from './boundary-table.ts'
import { bondPage, headerStep } from './header.boundaries.ts'
import { linesPage } from './line-details.boundaries.ts'
import { linesStep, lineValuesPage } from './lines.boundaries.ts'
import { partiesPage, partiesStep } from './parties.boundaries.ts'
import { shipmentStep } from './shipment.boundaries.ts'
import { calculationsPage, declarationPage, reviewPage, totalsStep } from './totals.boundaries.ts'
import { exportPage, remediesPage, transportPage } from './transport.boundaries.ts'

/** Specification 2§5, the forms of the six steps. */
export const STEP_TABLES: Partial<Record<StepKey, BoundaryTable>> = {
  header: headerStep,
  shipment_origin: shipmentStep,
  parties_locations: partiesStep,
  line_items: linesStep,
  totals_declarations: totalsStep,
}

/** Specification 2§5, the data layer. */
export const PAGE_TABLES: readonly [NamedPage, BoundaryTable][] = [
  ['bond', bondPage],
  ['transport', transportPage],
  ['export', exportPage],
  ['trade-remedies', remediesPage],
  ['parties', partiesPage],
  ['lines', linesPage],
  ['line-values', lineValuesPage],
  ['calculations', calculationsPage],
  ['declaration', declarationPage],
  ['review', reviewPage],
]

/** Every sentence that some page says about a value in these tables. */
export const refusalsOf = (): string[] =>
  [...Object.values(STEP_TABLES), ...PAGE_TABLES.map(([, table]) => table)].flatMap((table) =>
    Object.values(table)
      .flat()
      .flatMap(({ refuses }) => Object.keys(refuses)),
  )
