import { z } from 'zod'
import { EntryParams } from '../entries/entry.ts'
import { FORBIDDEN, INVALID, NO_ROW, operation } from '../operation.ts'
import { Supplier } from '../parties/suppliers.ts'
import { PartChanges, PartId, PartRow } from '../parts/parts.ts'
import {
  AddLinesAnswer,
  AddLinesBody,
  EntriesAfter,
  EntriesAfterQuery,
  PartsAfter,
  PartsAfterQuery,
} from './lists.ts'

/** Operations of version 1 alone: lists by cursor, one row with its ETag, and many lines at once. */
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

export const getPart = operation('getPart', {
  summary: 'One part',
  tag: 'parts',
  params: z.object({ id: PartId }),
  answers: { 200: PartRow },
  refusals: { ...INVALID, ...NO_ROW },
})

export const changePart = operation('changePart', {
  summary: 'Change the fields of a part that are given; the others stay as they are',
  tag: 'parts',
  params: z.object({ id: PartId }),
  body: PartChanges,
  answers: { 200: PartRow },
  refusals: { ...INVALID, ...NO_ROW, 409: ['part_exists'], 412: ['part_changed'] },
})

export const getSupplier = operation('getSupplier', {
  summary: "One supplier by its manufacturer ID, as the organization's entries give it",
  tag: 'parties',
  params: z.object({ mid: z.string().min(1).max(15) }),
  answers: { 200: Supplier },
  refusals: { ...INVALID, ...NO_ROW },
})

export const addLines = operation('addLines', {
  summary: 'Add lines to a draft and change lines of it, all or none: one line of JSON for each',
  tag: 'entries',
  params: EntryParams,
  body: AddLinesBody,
  answers: { 200: AddLinesAnswer },
  refusals: { ...INVALID, ...NO_ROW, 409: ['entry_not_editable', 'entry_archived', 'too_many_lines'] },
})
