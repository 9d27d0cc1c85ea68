import type { BondSection } from '@edfe/domain/entry'
import { SAMPLE_ENTRY, sampleEntryDraft } from '@edfe/domain/sample'

/** The day of the worked entry's summary: the date of the demonstration. */
export const SAMPLE_DAY = SAMPLE_ENTRY.today

/** Who files in the demonstration. */
export const DEMO_DECLARANT = SAMPLE_ENTRY.made.declarant

/** The standing bond of the demonstration's organisation. */
export const DEMO_BOND: BondSection = sampleEntryDraft().bond_information ?? {}
