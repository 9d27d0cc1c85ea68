import type { CaseTable } from '../cases.ts'
import { headerCases, headerCbpCases } from './header.cases.ts'
import { agencyCases, dutyCases, lineDetailCases, lineFormCases, valueCases } from './line.cases.ts'
import { bondCases, bondCbpCases, exportCases, exportCbpCases } from './page.cases.ts'
import { partyCases } from './party.cases.ts'
import { shipmentCases, shipmentCbpCases } from './shipment.cases.ts'
import { feeCases, feeCbpCases, reviewCases, reviewCbpCases, totalsCases } from './totals.cases.ts'

/** The cases of the form's rules and the data layer's, each as one change of the valid draft. */
export const RULE_CASES: readonly CaseTable[] = [
  headerCases,
  headerCbpCases,
  lineFormCases,
  lineDetailCases,
  agencyCases,
  valueCases,
  dutyCases,
  bondCases,
  bondCbpCases,
  exportCases,
  exportCbpCases,
  partyCases,
  shipmentCases,
  shipmentCbpCases,
  feeCases,
  feeCbpCases,
  totalsCases,
  reviewCases,
  reviewCbpCases,
]
