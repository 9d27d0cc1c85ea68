import { z } from 'zod'
import { File, INVALID, NO_ROW, operation, SIGNING } from '../operation.ts'
import {
  DeclarationBody,
  EntryAnswer,
  EntryParams,
  FinalReviewAnswer,
  FinalReviewBody,
  LineParams,
  PatchEntry,
  PatchStepProgress,
  StatusBody,
} from './entry.ts'
import {
  ClearDraftBody,
  CopyEntryAnswer,
  CopyEntryBody,
  DiscardSplitBody,
  EntryBondAnswer,
  FurtherEntriesAnswer,
  FurtherEntriesBody,
  NumberEntryBody,
  StatusAnswer,
  UnfinishedSplit,
  ValidationAnswer,
} from './entry-records.ts'
import { PositionAnswer, PositionBody, ViewPreferences, ViewPreferencesAnswer } from './saved-position.ts'

/** Operations on one entry: its draft, review, declaration and status. */
const NOT_EDITABLE = ['entry_not_editable', 'entry_archived'] as const
const STALE = { 409: ['draft_conflict', ...NOT_EDITABLE] } as const

export const getEntry = operation('getEntry', {
  summary: 'One entry with its draft',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: EntryAnswer },
  refusals: NO_ROW,
})

export const saveEntry = operation('saveEntry', {
  summary: 'Save sections of the draft',
  tag: 'entries',
  params: EntryParams,
  body: PatchEntry,
  answers: { 200: EntryAnswer },
  refusals: { ...INVALID, ...NO_ROW, ...STALE, ...SIGNING, 422: ['DECLARATION_INVALID'] },
})

export const deleteEntry = operation('deleteEntry', {
  summary: 'Delete a draft that was never filed',
  tag: 'entries',
  params: EntryParams,
  answers: { 204: z.null() },
  refusals: { ...NO_ROW, 409: ['entry_not_deletable', 'entry_on_hold'] },
})

export const saveStepProgress = operation('saveStepProgress', {
  summary: 'Record the progress of one step',
  tag: 'entries',
  params: EntryParams,
  body: PatchStepProgress,
  answers: { 200: EntryAnswer },
  refusals: { ...INVALID, ...NO_ROW, 409: NOT_EDITABLE },
})

export const clearDraft = operation('clearDraft', {
  summary: 'Empty the draft or a part of it',
  tag: 'entries',
  params: EntryParams,
  body: ClearDraftBody,
  answers: { 200: EntryAnswer },
  refusals: { ...INVALID, ...NO_ROW, 409: [...STALE[409], 'entry_on_hold'] },
})

export const numberEntry = operation('numberEntry', {
  summary: 'Give a draft the number of its release in place of the proposed one',
  tag: 'entries',
  params: EntryParams,
  body: NumberEntryBody,
  answers: { 200: EntryAnswer },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    409: [...STALE[409], 'entry_number_kept', 'entry_number_taken'],
    422: ['entry_number_invalid'],
  },
})

export const savePosition = operation('savePosition', {
  summary: 'Record the page and the line that are open',
  tag: 'entries',
  params: EntryParams,
  body: PositionBody,
  answers: { 200: PositionAnswer },
  refusals: { ...INVALID, ...NO_ROW },
})

export const saveViewPreferences = operation('saveViewPreferences', {
  summary: 'Save how the signed-in member views this entry',
  tag: 'entries',
  params: EntryParams,
  body: ViewPreferences,
  answers: { 200: ViewPreferencesAnswer },
  refusals: { ...INVALID, ...NO_ROW },
})

export const archiveEntry = operation('archiveEntry', {
  summary: 'Hide an entry from the list',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: EntryAnswer },
  refusals: NO_ROW,
})

export const restoreEntry = operation('restoreEntry', {
  summary: 'Bring an archived entry back',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: EntryAnswer },
  refusals: NO_ROW,
})

export const copyEntry = operation('copyEntry', {
  summary: 'Make a draft for another shipment like this one, under a new number',
  tag: 'entries',
  params: EntryParams,
  body: CopyEntryBody,
  answers: { 201: CopyEntryAnswer },
  refusals: { ...INVALID, ...NO_ROW, 409: ['entry_numbers_used_up', '23505'] },
})

export const addFurtherEntries = operation('addFurtherEntries', {
  summary: 'Make drafts of the same shipment for lines that an entry has no room for, all or none',
  tag: 'entries',
  params: EntryParams,
  body: FurtherEntriesBody,
  answers: { 201: FurtherEntriesAnswer },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    409: ['entry_numbers_used_up', ...STALE[409], '23505'],
  },
})

export const getUnfinishedSplit = operation('getUnfinishedSplit', {
  summary: 'Drafts that an abandoned import of a sheet left behind',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: UnfinishedSplit },
  refusals: NO_ROW,
})

export const finishSplit = operation('finishSplit', {
  summary: 'End the import of a sheet: keep its further drafts',
  tag: 'entries',
  params: EntryParams,
  answers: { 204: z.null() },
  refusals: NO_ROW,
})

export const discardSplit = operation('discardSplit', {
  summary: 'Delete the further drafts of an abandoned import, all or none',
  tag: 'entries',
  params: EntryParams,
  body: DiscardSplitBody,
  answers: { 204: z.null() },
  refusals: { ...INVALID, ...NO_ROW, 409: [...STALE[409], 'entry_not_deletable', 'entry_on_hold'] },
})

export const getEntryBond = operation('getEntryBond', {
  summary: 'Bond details of an entry, with the bond on file to fill them in',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: EntryBondAnswer },
  refusals: NO_ROW,
})

export const validateEntry = operation('validateEntry', {
  summary: 'Run every rule on an entry and store what it finds',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: ValidationAnswer },
  refusals: { ...NO_ROW, 409: NOT_EDITABLE },
})

export const reviewEntry = operation('reviewEntry', {
  summary: 'Review the whole entry, and acknowledge the review',
  tag: 'entries',
  params: EntryParams,
  body: FinalReviewBody.nullish(),
  answers: { 200: FinalReviewAnswer },
  refusals: { ...INVALID, ...NO_ROW, 403: [...NO_ROW[403], 'person_must_sign'], 409: NOT_EDITABLE },
})

export const declareEntry = operation('declareEntry', {
  summary: 'Certify the declaration in a role',
  tag: 'entries',
  params: EntryParams,
  body: DeclarationBody,
  answers: { 200: EntryAnswer },
  refusals: { ...INVALID, ...NO_ROW, ...STALE, ...SIGNING, 422: ['DECLARATION_INVALID'] },
})

export const changeStatus = operation('changeStatus', {
  summary: 'Validate, return to draft, submit, or set a status by hand',
  tag: 'entries',
  params: EntryParams,
  body: StatusBody,
  answers: { 200: StatusAnswer },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    ...SIGNING,
    409: [
      ...STALE[409],
      'entry_under_control',
      'entry_not_accepted',
      'ALREADY_SUBMITTED',
      'INVALID_TRANSITION',
      'not_by_cbp_rules',
      'agency_program_not_live',
      'numbers_not_confirmed',
      'fee_unpaid',
    ],
    422: ['STATUS_VALIDATION_FAILED', 'DECLARATION_INVALID', 'SCHEMA_VALIDATION_FAILED'],
  },
})

export const getForm7501 = operation('getForm7501', {
  summary: 'The entry as CBP Form 7501',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: NO_ROW,
})

export const getRulingRequest = operation('getRulingRequest', {
  summary: 'A letter that asks CBP for a ruling on the number of a line',
  tag: 'entries',
  params: LineParams,
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: { ...INVALID, ...NO_ROW, 404: ['not_found', 'classification_not_found'] },
})

export const getClassificationMemo = operation('getClassificationMemo', {
  summary: 'Why the goods of a line are under their number, as one page',
  tag: 'entries',
  params: LineParams,
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: { ...INVALID, ...NO_ROW, 404: ['not_found', 'classification_not_found'] },
})
