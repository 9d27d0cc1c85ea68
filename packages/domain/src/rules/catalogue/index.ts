import type { EntryRule, FeeRule, LineRule } from '../rule.ts'
import { headerRules } from './header.rules.ts'

/** Every rule that judges the entry once; rules of one field stand in the order in which they are told. */
export const entryRules: readonly EntryRule[] = [...headerRules]

/** Every rule that judges each line. */
export const lineRules: readonly LineRule[] = []

/** Every rule that judges each fee row of step 5. */
export const feeRules: readonly FeeRule[] = []
