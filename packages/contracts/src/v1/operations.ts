import { EntryParams } from '../entries/entry.ts'
import { FORBIDDEN, INVALID, NO_ROW, operation } from '../operation.ts'
import {
  AddLinesAnswer,
  AddLinesBody,
  EntriesAfter,
  EntriesAfterQuery,
  PartsAfter,
  PartsAfterQuery,
} from './lists.ts'

/** Operations of version 1 alone: lists by cursor, and many lines at once. */
export const listEntriesAfter = operation('listEntriesAfter', {
  summary: 'Entries, the newest first, by cursor',
  tag: 'entries',
  query: EntriesAfterQuery,
  answers: { 200: EntriesAfter },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const listPartsAfter = operation('listPartsAfter', {
  summary: 'Parts by part number, by cursor',
  tag: 'parts',
  query: PartsAfterQuery,
  answers: { 200: PartsAfter },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const addLines = operation('addLines', {
  summary: 'Add lines to a draft and change lines of it, all or none: one line of JSON for each',
  tag: 'entries',
  params: EntryParams,
  body: AddLinesBody,
  answers: { 200: AddLinesAnswer },
  refusals: { ...INVALID, ...NO_ROW, 409: ['entry_not_editable', 'entry_archived', 'too_many_lines'] },
})
