import { IMPORT_FIELDS } from '@edfe/domain/lines-import'
import { z } from 'zod'
import { Instant } from '../entries/entry.ts'

/** As many sheets are remembered; the ones that were used longest ago are forgotten. */
export const MOST_MAPPINGS = 200

/** Field of a line to column of the sheet, counted from 0. A column has one field. */
export const ColumnMapping = z
  .partialRecord(z.enum(IMPORT_FIELDS), z.number().int().min(0).max(999))
  .refine((columns) => new Set(Object.values(columns)).size === Object.keys(columns).length)

export const ImportMapping = z.object({
  /** The headings in their order, folded, with a bar between them. */
  headings: z.string().min(1).max(8000),
  columns: ColumnMapping,
})

/** `GET /api/import-mappings`: the one that was used last comes first. */
export const ImportMappingsAnswer = z.object({
  mappings: z.array(ImportMapping.extend({ used_at: Instant })),
})

/** `PUT /api/import-mappings`: for sheets with these headings, from now on. */
export const SaveImportMapping = z.strictObject(ImportMapping.shape)
