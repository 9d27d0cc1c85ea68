/** How much of a file is read. */
export interface ReadLimits {
  readonly rows: number
  readonly bytes: number
}

/** A report of 20,000 lines with several tariff numbers each. */
export const REPORT_LIMITS: ReadLimits = { rows: 100_000, bytes: 50_000_000 }
