import type { BondSection } from '@edfe/domain/entry'
import { CASE_ONE, caseOneDraft } from '@edfe/domain/fixtures'

/** The day of the worked entry's summary: the date of the demonstration. */
export const CASE_ONE_DAY = CASE_ONE.today

/** Who files in the demonstration. */
export const DEMO_DECLARANT = CASE_ONE.made.declarant

/** The standing bond of the demonstration's organisation. */
export const DEMO_BOND: BondSection = caseOneDraft().bond_information ?? {}

export const caseOne = caseOneDraft
