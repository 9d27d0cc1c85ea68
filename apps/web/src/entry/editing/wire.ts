import type * as contract from '@edfe/contracts/entries'
import type * as records from '@edfe/contracts/entry-records'
import type { DraftData, DraftSection } from '@edfe/domain/entry'
import type { z } from 'zod'

/** The entry as the API answers it. */
export type Entry = z.infer<typeof contract.Entry>
export type EntryDefaults = z.infer<typeof contract.EntryDefaults>
export type FinalReview = z.infer<typeof contract.FinalReview>
export type Filing = z.infer<typeof contract.FilingAnswer>
export type CustomsMessage = z.infer<typeof contract.CustomsMessage>
export type CustomsCondition = z.infer<typeof contract.CustomsCondition>
export type EntryBond = z.infer<typeof records.EntryBondAnswer>
export type Navigation = NonNullable<z.infer<typeof contract.PatchEntry>['navigation']>
export type { DraftData, DraftSection }
