import { z } from 'zod'

/** What an installation has measured of itself, without anything of one organization; null while the cases are few. */
export const ServiceFigures = z.object({
  /** How many days up to now the figures are of. */
  days: z.number().int(),
  /** From the new draft to its first submission to CBP: the median, in minutes. */
  filing: z.object({ cases: z.number().int(), minutes: z.number().int() }).nullable(),
  /** Entries whose first summary CBP accepted, in percent of those that it answered. */
  acceptance: z.object({ cases: z.number().int(), percent: z.number() }).nullable(),
  /** From the first filing of an entry to CBP's release of its goods: the median, in minutes. */
  clearance: z.object({ cases: z.number().int(), minutes: z.number().int() }).nullable(),
  /** The server's own checks that ran, in percent of those that were due. */
  uptime: z.object({ cases: z.number().int(), percent: z.number() }).nullable(),
})
export type ServiceFigures = z.output<typeof ServiceFigures>
