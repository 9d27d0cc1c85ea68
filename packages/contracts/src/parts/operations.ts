import { z } from 'zod'
import { File, FORBIDDEN, INVALID, NO_ROW, operation } from '../operation.ts'
import {
  AddParts,
  ChangeParts,
  CheckedParts,
  CheckParts,
  DeletedParts,
  DeleteParts,
  ImportedParts,
  ImportParts,
  KnownParts,
  Part,
  PartId,
  PartNumbers,
  PartRow,
  PartsFilter,
  PartsPage,
  PartsQuery,
  PartVersions,
} from './parts.ts'

const TAKEN = { 409: ['part_exists'] } as const
const CHANGED = { 409: ['parts_changed'] } as const
/** Of a request with `If-Match`. */
const OTHER_VERSION = { 412: ['part_changed'] } as const
const FULL = { 409: ['too_many_parts'] } as const
const params = z.object({ id: PartId })

/** Operations on the parts of an organization. */
export const listParts = operation('listParts', {
  summary: 'Parts by part number, with how often they are used and what the tariff changes',
  tag: 'parts',
  query: PartsQuery,
  answers: { 200: PartsPage },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const exportParts = operation('exportParts', {
  summary: 'Parts as CSV, with the headings that the import reads',
  tag: 'parts',
  query: PartsFilter,
  answers: { 200: File },
  refusals: { ...INVALID, ...FORBIDDEN },
  media: 'text/csv',
})

export const createPart = operation('createPart', {
  summary: 'Save a part under a number that no part has',
  tag: 'parts',
  body: Part,
  answers: { 201: PartRow },
  refusals: { ...INVALID, ...FORBIDDEN, 409: [...TAKEN[409], ...FULL[409]] },
})

export const updatePart = operation('updatePart', {
  summary: 'Save all fields of a part',
  tag: 'parts',
  params,
  body: Part,
  answers: { 200: PartRow },
  refusals: { ...INVALID, ...NO_ROW, ...TAKEN, ...OTHER_VERSION },
})

export const deletePart = operation('deletePart', {
  summary: 'Delete a part; entries keep their lines',
  tag: 'parts',
  params,
  answers: { 204: z.null() },
  refusals: { ...INVALID, ...NO_ROW, ...OTHER_VERSION },
})

export const matchParts = operation('matchParts', {
  summary: 'The parts of part numbers, as many as are known',
  tag: 'parts',
  body: PartNumbers,
  answers: { 200: KnownParts },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const importParts = operation('importParts', {
  summary: 'Save many parts at once, all or none; a part of the same number is replaced',
  tag: 'parts',
  body: ImportParts,
  answers: { 200: ImportedParts },
  refusals: { ...INVALID, ...FORBIDDEN, ...FULL },
})

export const checkParts = operation('checkParts', {
  summary: 'Say that parts were checked with the edition of the tariff in force',
  tag: 'parts',
  body: CheckParts,
  answers: { 200: CheckedParts },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const addParts = operation('addParts', {
  summary: 'Save parts under numbers that no part has; known parts stay as they are',
  tag: 'parts',
  body: AddParts,
  answers: { 200: PartVersions },
  refusals: { ...INVALID, ...FORBIDDEN, ...FULL },
})

export const changeParts = operation('changeParts', {
  summary: 'Save the goods of many parts, all or none; their part numbers stay',
  tag: 'parts',
  body: ChangeParts,
  answers: { 200: PartVersions },
  refusals: { ...INVALID, ...FORBIDDEN, ...CHANGED },
})

export const deleteParts = operation('deleteParts', {
  summary: 'Delete many parts, all or none; entries keep their lines',
  tag: 'parts',
  body: DeleteParts,
  answers: { 200: DeletedParts },
  refusals: { ...INVALID, ...FORBIDDEN, ...CHANGED },
})
