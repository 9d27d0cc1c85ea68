import type { CaseTable } from '../cases.ts'
import { ADCVD_CASES } from './adcvd.cases.ts'
import { BONDS_CASES } from './bonds.cases.ts'
import { CARGO_CASES } from './cargo.cases.ts'
import { CERTIFICATION_CASES } from './certifications.cases.ts'
import { DECLARATIONS_CASES } from './declarations.cases.ts'
import { FEES_CASES } from './fees.cases.ts'
import { HEADER_CASES } from './header.cases.ts'
import { IN_BOND_CASES } from './in-bond.cases.ts'
import { IR_TAX_CASES } from './ir-tax.cases.ts'
import { LICENSES_CASES } from './licenses.cases.ts'
import { LINES_CASES } from './lines.cases.ts'
import { METAL_CASES } from './metal.cases.ts'
import { NOT_SENT_CASES } from './not-sent.cases.ts'
import { PART_ACTION_CASES } from './part-actions.cases.ts'
import { PARTIES_CASES } from './parties.cases.ts'
import { PAYMENT_CASES } from './payment.cases.ts'
import { POST_SUMMARY_CASES } from './post-summary.cases.ts'
import { QUANTITIES_CASES } from './quantities.cases.ts'
import { SETS_CASES } from './sets.cases.ts'
import { TARIFF_ROWS_CASES } from './tariff-rows.cases.ts'
import { TOTALS_CASES } from './totals.cases.ts'
import { ZONE_CASES } from './zone.cases.ts'

/** The cases of the filing rules, each as one change of the sample entry. */
export const FILING_CASES: readonly CaseTable[] = [
  ADCVD_CASES,
  BONDS_CASES,
  CARGO_CASES,
  CERTIFICATION_CASES,
  DECLARATIONS_CASES,
  FEES_CASES,
  HEADER_CASES,
  IN_BOND_CASES,
  IR_TAX_CASES,
  LICENSES_CASES,
  LINES_CASES,
  METAL_CASES,
  NOT_SENT_CASES,
  PART_ACTION_CASES,
  PARTIES_CASES,
  PAYMENT_CASES,
  POST_SUMMARY_CASES,
  QUANTITIES_CASES,
  SETS_CASES,
  TARIFF_ROWS_CASES,
  TOTALS_CASES,
  ZONE_CASES,
]
