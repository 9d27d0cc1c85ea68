import type { NamedPage, StepKey } from '../../../src/entry/steps.ts'
import type { FieldCaseTable } from './field-cases.ts'
import { bondPage, headerStep } from './header.cases.ts'
import { linesPage } from './line-details.cases.ts'
import { linesStep, lineValuesPage } from './lines.cases.ts'
import { partiesPage, partiesStep } from './parties.cases.ts'
import { shipmentStep } from './shipment.cases.ts'
import { calculationsPage, declarationPage, reviewPage, totalsStep } from './totals.cases.ts'
import { exportPage, remediesPage, transportPage } from './transport.cases.ts'

/** Specification 2§5, the forms of the six steps. */
export const STEP_TABLES: Partial<Record<StepKey, FieldCaseTable>> = {
  header: headerStep,
  shipment_origin: shipmentStep,
  parties_locations: partiesStep,
  line_items: linesStep,
  totals_declarations: totalsStep,
}

/** Specification 2§5, the data layer. */
export const PAGE_TABLES: readonly [NamedPage, FieldCaseTable][] = [
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
      .flatMap(({ breaks = {} }) => Object.keys(breaks)),
  )
