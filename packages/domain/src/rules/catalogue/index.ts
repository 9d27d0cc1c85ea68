import type { EntryRule, FeeRule, LineRule } from '../rule.ts'
import { headerRules } from './header.rules.ts'
import { lineFormRules, linesRequired } from './line.rules.ts'
import { movementRules } from './movement.rules.ts'
import { originRules } from './origin.rules.ts'
import { partyRules } from './party.rules.ts'
import { feeFormRules, totalsFormRules } from './totals.rules.ts'

/** Every rule that judges the entry once; rules of one field stand in the order in which they are told. */
export const entryRules: readonly EntryRule[] = [
  ...headerRules,
  ...movementRules,
  ...originRules,
  ...partyRules,
  linesRequired,
  ...totalsFormRules,
]

/** Every rule that judges each line. */
export const lineRules: readonly LineRule[] = [...lineFormRules]

/** Every rule that judges each fee row of step 5. */
export const feeRules: readonly FeeRule[] = [...feeFormRules]
