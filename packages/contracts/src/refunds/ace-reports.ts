import { REPORT_FIELDS } from '@edfe/domain/refunds'
import { z } from 'zod'
import { Instant } from '../entries/entry.ts'

/** The entries of a report at most: one of 20,000 lines may have a line for each. */
export const MOST_REPORT_ENTRIES = 20_000
/** The lines of one part of a report, which the server keeps at once. */
export const MOST_LINES_AT_ONCE = 500
const MOST_UNREAD = 5000

/** Decimal text, dollars and cents. */
const Money = z.string().regex(/^\d{1,12}\.\d{2}$/)
const Day = z.iso.date()

const UnreadRow = z.strictObject({
  row: z.number().int().min(1),
  fault: z.strictObject({
    field: z.enum([...REPORT_FIELDS, 'line_left_out']),
    text: z.string().max(200),
  }),
})

const ReportLine = z.strictObject({
  number: z.string().regex(/^\d{1,4}$/),
  origin: z.string().regex(/^[A-Z0-9]{2}$/),
  spi: z.string().max(3),
  value: Money,
  rows: z
    .array(z.strictObject({ hts: z.string().regex(/^\d{8}(\d{2})?$/), duty: Money }))
    .min(1)
    .max(32),
  quantities: z.array(z.strictObject({ quantity: z.string().max(20), unit: z.string().max(5) })).max(3),
})

/** Filer code and entry number, without hyphens. */
const ReportEntryNumber = z.string().regex(/^[A-Z0-9]{3}\d{8}$/)

const ReportEntry = z.strictObject({
  number: ReportEntryNumber,
  type: z.string().max(2),
  entry_date: Day,
  liquidated_on: Day.nullable(),
  lines: z.array(ReportLine).min(1).max(999),
})

export const ReportParams = z.object({ id: z.uuid() })
export const ReportEntryParams = ReportParams.extend({ number: ReportEntryNumber })

/** `POST /api/refunds/reports`: what the report is; its entries follow in parts. */
export const NewReport = z.strictObject({
  name: z.string().trim().min(1).max(200),
  /** The headings in their order, folded, with a bar between them. */
  headings: z.string().min(1).max(8000),
  columns: z.partialRecord(z.enum(REPORT_FIELDS), z.number().int().min(0).max(999)),
  entries: z.number().int().min(1).max(MOST_REPORT_ENTRIES),
  unread: z.array(UnreadRow).max(MOST_UNREAD),
})

/** `POST …/entries`: entries from a place on. Sent again, they are kept once. */
export const ReportPart = z.strictObject({
  place: z.number().int().min(0).max(MOST_REPORT_ENTRIES),
  entries: z.array(ReportEntry).min(1).max(MOST_LINES_AT_ONCE),
})

const KeptReport = z.object({
  id: z.uuid(),
  name: z.string(),
  headings: z.string(),
  columns: z.partialRecord(z.enum(REPORT_FIELDS), z.number().int()),
  entries: z.number().int(),
  /** True if every entry of it has come. */
  is_whole: z.boolean(),
  unread: z.array(UnreadRow),
  created_at: Instant,
})

/** `GET /api/refunds/reports`: the newest first. */
export const ReportsAnswer = z.object({ reports: z.array(KeptReport) })
export const MadeReport = z.object({ id: z.uuid() })
