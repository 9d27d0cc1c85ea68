import { z } from 'zod'
import { File, FORBIDDEN, INVALID, operation, SIGNING } from '../operation.ts'
import { EntryAnswer, EntryDefaults, NewDraftAnswer, NewEntry } from './entry.ts'
import { ArchiveMany, ArchiveManyAnswer, EntryList, EntryListQuery } from './entry-list.ts'
import {
  ConfirmCarrierBody,
  ConfirmedCarriersAnswer,
  DashboardAnswer,
  DraftsAnswer,
  ImportNotes,
  ValidateMany,
  ValidateManyAnswer,
  ValidateStream,
} from './entry-records.ts'
import { LaneAnswer, LaneQuery } from './lane.ts'

/** Operations on the organisation's entries as a whole: the list, the dashboard, many at once, new ones. */
const NO_NUMBER = { 409: ['entry_numbers_used_up', '23505'] } as const

export const getDashboard = operation('getDashboard', {
  summary: 'Counts, recent entries and drafts of the organisation',
  tag: 'dashboard',
  answers: { 200: DashboardAnswer },
  refusals: FORBIDDEN,
})

export const listEntries = operation('listEntries', {
  summary: 'List entries by page, filter, search and sort order',
  tag: 'entries',
  query: EntryListQuery,
  answers: { 200: EntryList },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const createEntry = operation('createEntry', {
  summary: 'Save a new entry for the first time, under the next entry number',
  tag: 'entries',
  body: NewEntry.nullish(),
  answers: {
    200: EntryAnswer.describe('an earlier request has made the entry of this id; its sections are saved'),
    201: EntryAnswer,
  },
  refusals: {
    ...INVALID,
    ...FORBIDDEN,
    ...SIGNING,
    409: [...NO_NUMBER[409], 'draft_conflict', 'entry_not_editable', 'entry_archived'],
    422: ['DECLARATION_INVALID'],
    500: ['organization_failed'],
  },
})

export const importEntry = operation('importEntry', {
  summary: 'Make a draft from canonical JSON',
  tag: 'entries',
  body: z.record(z.string(), z.unknown()),
  answers: { 201: EntryAnswer.extend({ notes: ImportNotes }) },
  refusals: { ...INVALID, ...FORBIDDEN, ...NO_NUMBER, 422: ['import_failed'] },
})

export const getDrafts = operation('getDrafts', {
  summary: 'How many drafts there are, and the one that was edited last',
  tag: 'entries',
  answers: { 200: DraftsAnswer },
  refusals: FORBIDDEN,
})

export const exportEntries = operation('exportEntries', {
  summary: 'The filtered list as CSV',
  tag: 'entries',
  query: EntryListQuery,
  answers: { 200: File.describe('text/csv') },
  media: 'text/csv',
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const getEntryDefaults = operation('getEntryDefaults', {
  summary: 'Today, the rules in force and the organisation, for the wizard',
  tag: 'entries',
  answers: { 200: EntryDefaults },
  refusals: FORBIDDEN,
})

export const getLastOfLane = operation('getLastOfLane', {
  summary:
    'The latest filed entry of the same mode and manufacturer, else origin, with what the next one may take',
  tag: 'entries',
  query: LaneQuery,
  answers: { 200: LaneAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const getNewDraft = operation('getNewDraft', {
  summary: 'What a new entry begins with; nothing is stored, and no number is used',
  tag: 'entries',
  answers: { 200: NewDraftAnswer },
  refusals: { ...FORBIDDEN, 500: ['organization_failed'] },
})

export const confirmCarrier = operation('confirmCarrier', {
  summary: 'Confirm a vessel carrier prefix that the table lacks',
  tag: 'entries',
  body: ConfirmCarrierBody,
  answers: { 200: ConfirmedCarriersAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const archiveEntries = operation('archiveEntries', {
  summary: 'Archive many entries',
  tag: 'entries',
  body: ArchiveMany,
  answers: { 200: ArchiveManyAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const validateEntries = operation('validateEntries', {
  summary: 'Validate many entries',
  tag: 'entries',
  body: ValidateMany,
  answers: { 200: ValidateManyAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const validateEntriesStream = operation('validateEntriesStream', {
  summary: 'Validate many entries; the answer has one line of JSON for each, as soon as it is validated',
  tag: 'entries',
  body: ValidateStream,
  answers: { 200: File.describe('application/x-ndjson of ValidateStreamLine') },
  media: 'application/x-ndjson',
  refusals: { ...INVALID, ...FORBIDDEN },
})
