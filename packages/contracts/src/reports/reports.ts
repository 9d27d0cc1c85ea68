import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { REPORT_DIMENSIONS } from '../choices.ts'
import { fault } from '../fault.ts'

/** A month `YYYY-MM`. */
export const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, fault(say({ id: 'request.use-yyyy-mm', defaultMessage: 'Use YYYY-MM' })))

/** `GET /api/reports/duty?by=&from=&to=`: filed entries whose entry date is in these months, both included; without months, all. */
export const DutyReportQuery = z.object({
  by: z.enum(REPORT_DIMENSIONS).default('month'),
  from: Month.optional(),
  to: Month.optional(),
})

/** One month, HTS number, origin, supplier, measure or program. Amounts are decimal text. */
export const DutyReportRow = z.object({
  /** A month `YYYY-MM`, the digits of an HTS number, a code or a name; '' for what is not given. */
  key: z.string(),
  /** The legal program of a measure, where the tariff knows its heading; null by everything else. */
  name: z.string().nullable(),
  entries: z.number().int(),
  value: z.string(),
  duty: z.string(),
  /** Taxes and fees; null where rows are sums of lines, because fees are of the whole entry. */
  fees: z.string().nullable(),
})

export const DutyReport = z.object({ rows: z.array(DutyReportRow) })
