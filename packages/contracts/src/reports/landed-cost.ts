import { z } from 'zod'
import { LANDED_BY } from '../choices.ts'
import { Month } from './reports.ts'

/** `GET /api/reports/landed-cost?by=&from=&to=&after=`: filed entries whose entry date is in these months, page by page. */
export const LandedCostQuery = z.object({
  by: z.enum(LANDED_BY).default('part'),
  from: Month.optional(),
  to: Month.optional(),
  after: z.string().max(60).optional(),
})

/**
 * Goods of one part number, of one purchase order, or of the entries with one file reference: `named` says which, since
 * goods without a purchase order are under the file reference of their entry. Amounts are decimal text.
 */
const LandedCostRow = z.object({
  key: z.string(),
  name: z.string(),
  named: z.enum(LANDED_BY),
  entries: z.number().int(),
  value: z.string(),
  freight: z.string(),
  duty: z.string(),
  fees: z.string(),
})

/** The sums of one page: a reader adds up the rows of all pages by key. */
export const LandedCosts = z.object({
  rows: z.array(LandedCostRow),
  /** Entries of this page, and of all pages. */
  entries: z.number().int(),
  total: z.number().int(),
  /** `after` of the next page; null on the last one. */
  next: z.string().nullable(),
})
