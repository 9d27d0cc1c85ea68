import type { CalendarDay } from '@edfe/domain/calendar'
import type { BondSection } from '@edfe/domain/entry'
import { SAMPLE_ENTRY, sampleEntryDraft } from '@edfe/domain/sample'

/**
 * The date of the demonstration (`DEMO_TODAY` of scripts/lib/demo.mjs). All its entries lie on days whose additional
 * duties are in the tariff data, the newest under section 301.
 */
export const DEMO_DAY = '2026-10-29' as CalendarDay

/** The person who files in the demonstration. */
export const DEMO_DECLARANT = SAMPLE_ENTRY.made.declarant

/** The standing bond of the demonstration's organisation. */
export const DEMO_BOND: BondSection = sampleEntryDraft().bond_information ?? {}
