import type { Generated } from 'kysely'

interface CalendarFeedsTable {
  id: Generated<string>
  org_id: string
  user_id: string
  /** SHA-256 of the secret, in hex. */
  hash: string
  created_at: Date
  last_read_at: Generated<Date | null>
}

declare module './tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable
  }
}
