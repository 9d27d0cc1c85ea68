import { ADCVD_FILING_RULES } from './adcvd.rules.ts'
import { AGRICULTURAL_FEE_FILING_RULES } from './agricultural-fees.rules.ts'
import { BOND_FILING_RULES } from './bonds.rules.ts'
import { CARGO_FILING_RULES } from './cargo.rules.ts'
import { CERTIFICATION_FILING_RULES } from './certifications.rules.ts'
import { DECLARATION_FILING_RULES } from './declarations.rules.ts'
import { FEES_FILING_RULES } from './fees.rules.ts'
import type { FilingRule } from './filing-rule.ts'
import { HEADER_FILING_RULES } from './header.rules.ts'
import { IN_BOND_FILING_RULES } from './in-bond.rules.ts'
import { IR_TAX_FILING_RULES } from './ir-tax.rules.ts'
import { LICENSE_FILING_RULES } from './licenses.rules.ts'
import { LINES_FILING_RULES } from './lines.rules.ts'
import { METAL_FILING_RULES } from './metal.rules.ts'
import { NOT_SENT_FILING_RULES } from './not-sent.rules.ts'
import { PART_ACTION_FILING_RULES } from './part-actions.rules.ts'
import { PARTIES_FILING_RULES } from './parties.rules.ts'
import { PAYMENT_FILING_RULES } from './payment.rules.ts'
import { POST_SUMMARY_FILING_RULES } from './post-summary.rules.ts'
import { PROGRAM_FILING_RULES } from './programs.rules.ts'
import { QUANTITIES_FILING_RULES } from './quantities.rules.ts'
import { RECONCILIATION_FILING_RULES } from './reconciliation.rules.ts'
import { SETS_FILING_RULES } from './sets.rules.ts'
import { TARIFF_FILING_RULES } from './tariff.rules.ts'
import { TARIFF_DUTY_FILING_RULES } from './tariff-duty.rules.ts'
import { TARIFF_ROWS_FILING_RULES } from './tariff-rows.rules.ts'
import { TOTALS_FILING_RULES } from './totals.rules.ts'
import { ZONE_FILING_RULES } from './zone.rules.ts'

/** The requirements of an electronic entry summary beyond the data layer, in the order of the form. */
export const FILING_RULES: readonly FilingRule[] = [
  ...HEADER_FILING_RULES,
  ...BOND_FILING_RULES,
  ...CARGO_FILING_RULES,
  ...IN_BOND_FILING_RULES,
  ...PARTIES_FILING_RULES,
  ...ZONE_FILING_RULES,
  ...LINES_FILING_RULES,
  ...PART_ACTION_FILING_RULES,
  ...QUANTITIES_FILING_RULES,
  ...SETS_FILING_RULES,
  ...TARIFF_ROWS_FILING_RULES,
  ...TARIFF_FILING_RULES,
  ...TARIFF_DUTY_FILING_RULES,
  ...PROGRAM_FILING_RULES,
  ...IR_TAX_FILING_RULES,
  ...LICENSE_FILING_RULES,
  ...METAL_FILING_RULES,
  ...DECLARATION_FILING_RULES,
  ...CERTIFICATION_FILING_RULES,
  ...ADCVD_FILING_RULES,
  ...FEES_FILING_RULES,
  ...AGRICULTURAL_FEE_FILING_RULES,
  ...TOTALS_FILING_RULES,
  ...PAYMENT_FILING_RULES,
  ...RECONCILIATION_FILING_RULES,
  ...NOT_SENT_FILING_RULES,
  ...POST_SUMMARY_FILING_RULES,
]
