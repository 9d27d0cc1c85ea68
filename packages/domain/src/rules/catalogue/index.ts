import type { EntryRule, FeeRule, LineRule } from '../rule.ts'
import { agencyRules } from './agency.rules.ts'
import { bondRules } from './bond.rules.ts'
import { deferralRules, dutyRules, feeRecordRules, reconciliationRules } from './duty.rules.ts'
import { exportRules, remedyRules } from './export.rules.ts'
import { headerRules } from './header.rules.ts'
import { lineFormRules, linesRequired } from './line.rules.ts'
import { lineDetailRules } from './line-detail.rules.ts'
import { manufacturerRules } from './manufacturer.rules.ts'
import { movementRules } from './movement.rules.ts'
import { movementDateRules } from './movement-dates.rules.ts'
import { originRules } from './origin.rules.ts'
import { otherPartyRules } from './other-party.rules.ts'
import { partyRules } from './party.rules.ts'
import { reviewRules } from './review.rules.ts'
import { feeFormRules, totalsFormRules } from './totals.rules.ts'
import { transportRecordRules } from './transport-record.rules.ts'
import { valueRules } from './value.rules.ts'
import { worksheetRules } from './worksheet.rules.ts'

/** Every rule that judges the entry once; rules of one field are in the order of their findings. */
export const entryRules: readonly EntryRule[] = [
  ...headerRules,
  ...bondRules,
  ...movementRules,
  ...movementDateRules,
  ...originRules,
  ...transportRecordRules,
  ...exportRules,
  ...remedyRules,
  ...partyRules,
  ...otherPartyRules,
  linesRequired,
  ...totalsFormRules,
  ...deferralRules,
  ...reconciliationRules,
  ...reviewRules,
]

/** Every rule that judges each line. */
export const lineRules: readonly LineRule[] = [
  ...lineFormRules,
  ...lineDetailRules,
  ...manufacturerRules,
  ...agencyRules,
  ...valueRules,
  ...worksheetRules,
  ...dutyRules,
]

/** Every rule that judges each fee row of step 5. */
export const feeRules: readonly FeeRule[] = [...feeFormRules, ...feeRecordRules]
