import { z } from 'zod'

/** What a report sums duty by. */
export const REPORT_DIMENSIONS = ['month', 'hts', 'origin', 'supplier'] as const

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use YYYY-MM')

/** `GET /api/reports/duty?by=&from=&to=`: filed entries whose entry date is in these months, both included; without months, all. */
export const DutyReportQuery = z.object({
  by: z.enum(REPORT_DIMENSIONS).default('month'),
  from: Month.optional(),
  to: Month.optional(),
})

/** One month, HTS number, origin or supplier. Amounts are decimal text. */
export const DutyReportRow = z.object({
  /** A month `YYYY-MM`, the digits of an HTS number, a country code or a name; '' for what is not given. */
  key: z.string(),
  entries: z.number().int(),
  value: z.string(),
  duty: z.string(),
  /** Taxes and fees; null by HTS number and origin, because fees are of the whole entry. */
  fees: z.string().nullable(),
})

export const DutyReport = z.object({ rows: z.array(DutyReportRow) })
