import { z } from 'zod'
import { FORBIDDEN, INVALID, operation } from '../operation.ts'
import { ImportMappingsAnswer, SaveImportMapping } from './import-mappings.ts'

/** Operations on how the sheets of suppliers are read. */
export const listImportMappings = operation('listImportMappings', {
  summary: 'Which column is which field, by the headings of a sheet, as members chose it',
  tag: 'imports',
  answers: { 200: ImportMappingsAnswer },
  refusals: FORBIDDEN,
})

export const saveImportMapping = operation('saveImportMapping', {
  summary: 'Remember the columns of sheets with these headings, for every member',
  tag: 'imports',
  body: SaveImportMapping,
  answers: { 204: z.null() },
  refusals: { ...INVALID, ...FORBIDDEN },
})
