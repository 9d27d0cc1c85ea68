import type * as contract from '@edfe/contracts/entries'
import type * as records from '@edfe/contracts/entry-records'
import type { DraftData, DraftSection } from '@edfe/domain/entry'
import type { z } from 'zod'

/** The entry as the API answers it, with the draft in the domain's own words. */
export type Entry = Omit<z.infer<typeof contract.Entry>, 'draft_data'> & { draft_data: DraftData }
export type EntryDefaults = z.infer<typeof contract.EntryDefaults>
export type FinalReview = z.infer<typeof contract.FinalReview>
export type Filing = z.infer<typeof contract.FilingAnswer>
export type CustomsMessage = z.infer<typeof contract.CustomsMessage>
export type CustomsCondition = z.infer<typeof contract.CustomsCondition>
export type EntryBond = z.infer<typeof records.EntryBondAnswer>
export type Navigation = NonNullable<z.infer<typeof contract.PatchEntry>['navigation']>
export type { DraftData, DraftSection }
